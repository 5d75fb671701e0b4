import { randomBytes } from 'node:crypto';

/** A merchant's credentials for Addi's test environment. Invented: they open only this simulator. */
export interface AddiKeys {
  audience: string;
  clientId: string;
  clientSecret: string;
  allySlug: string;
  callbackUser: string;
  callbackPassword: string;
}

/** Published credentials, for tests and a simulator that only this machine can reach. */
export const simulatorKeys: AddiKeys = {
  audience: 'https://api.staging.addi.com',
  clientId: 'cliente-simulador',
  clientSecret: 'secreto-simulador',
  allySlug: 'simulador-ecommerce',
  callbackUser: 'avisos',
  callbackPassword: 'clave-simulador',
};

/** The same with random secrets, for a simulator that other machines can reach. */
export function secretKeys(): AddiKeys {
  const secret = () => randomBytes(16).toString('hex');
  return { ...simulatorKeys, clientSecret: secret(), callbackPassword: secret() };
}
