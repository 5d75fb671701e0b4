import { randomBytes } from 'node:crypto';

/** What a merchant of the sandbox has. These are nobody's: they open this simulator alone. */
export interface Keys {
  publicKey: string;
  privateKey: string;
  eventsSecret: string;
  integritySecret: string;
}

export const simulatorKeys: Keys = {
  publicKey: 'pub_test_simulador',
  privateKey: 'prv_test_simulador',
  eventsSecret: 'test_events_simulador',
  integritySecret: 'test_integrity_simulador',
};

/** The same with secrets nobody knows beforehand, for a simulator that others reach. */
export function secretKeys(): Keys {
  const secret = () => randomBytes(16).toString('hex');
  return {
    ...simulatorKeys,
    privateKey: `prv_test_${secret()}`,
    eventsSecret: `test_events_${secret()}`,
    integritySecret: `test_integrity_${secret()}`,
  };
}
