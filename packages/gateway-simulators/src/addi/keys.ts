import { randomBytes } from 'node:crypto';

/** What a merchant has for Addi's tests. These are nobody's: they open this simulator alone. */
export interface Keys {
  audience: string;
  clientId: string;
  clientSecret: string;
  allySlug: string;
  callbackUser: string;
  callbackPassword: string;
}

export const simulatorKeys: Keys = {
  audience: 'https://api.staging.addi.com',
  clientId: 'cliente-simulador',
  clientSecret: 'secreto-simulador',
  allySlug: 'simulador-ecommerce',
  callbackUser: 'avisos',
  callbackPassword: 'clave-simulador',
};

/** The same with secrets nobody knows beforehand, for a simulator that others reach. */
export function secretKeys(): Keys {
  const secret = () => randomBytes(16).toString('hex');
  return { ...simulatorKeys, clientSecret: secret(), callbackPassword: secret() };
}
