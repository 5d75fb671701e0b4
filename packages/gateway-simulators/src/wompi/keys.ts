import { randomBytes } from 'node:crypto';

/** Credentials of a sandbox merchant. Invented: they open only this simulator. */
export interface WompiKeys {
  publicKey: string;
  privateKey: string;
  eventsSecret: string;
  integritySecret: string;
}

/** Published keys, for tests and a simulator that only this machine can reach. */
export const simulatorKeys: WompiKeys = {
  publicKey: 'pub_test_simulador',
  privateKey: 'prv_test_simulador',
  eventsSecret: 'test_events_simulador',
  integritySecret: 'test_integrity_simulador',
};

/** The same with random secrets, for a simulator that other machines can reach. */
export function secretKeys(): WompiKeys {
  const secret = () => randomBytes(16).toString('hex');
  return {
    ...simulatorKeys,
    privateKey: `prv_test_${secret()}`,
    eventsSecret: `test_events_${secret()}`,
    integritySecret: `test_integrity_${secret()}`,
  };
}
