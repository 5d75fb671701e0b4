import { createHmac, randomBytes } from 'node:crypto';
import { invalid } from './refuse.ts';
import { type Fields } from '../fields.ts';
import { text } from './read.ts';

const HOUR = 60 * 60_000;
const kinds = { acceptance_token: 'END_USER_POLICY', accept_personal_auth: 'PERSONAL_DATA_AUTH' } as const;
type AcceptanceKind = (typeof kinds)[keyof typeof kinds];

/** Issues the two acceptance tokens, and recognises them for an hour. */
export function acceptances(now: () => Date, pageOf: (kind: AcceptanceKind) => string) {
  const secret = randomBytes(32);
  const sign = (payload: string) => createHmac('sha256', secret).update(payload).digest('base64url');
  const give = (kind: AcceptanceKind) => {
    const payload = encode({ type: kind, permalink: pageOf(kind), exp: now().getTime() + HOUR, jti: nonce() });
    return { acceptance_token: `${payload}.${sign(payload)}`, permalink: pageOf(kind), type: kind };
  };
  const isValid = (token: string, kind: AcceptanceKind) => {
    const [payload = '', signature] = token.split('.');
    if (signature !== sign(payload)) return false;
    const { type, exp } = decode(payload);
    return type === kind && exp > now().getTime();
  };
  return {
    give: () => ({
      presigned_acceptance: give('END_USER_POLICY'),
      presigned_personal_data_auth: give('PERSONAL_DATA_AUTH'),
    }),
    /** The request must contain both. */
    check(sent: Fields): void {
      for (const [name, kind] of Object.entries(kinds))
        if (!isValid(text(sent, name), kind)) throw invalid({ [name]: ['El token de aceptación no es válido'] });
    },
  };
}

/** Issues and checks the tokens by which a payer accepts Wompi's terms. */
export type Acceptances = ReturnType<typeof acceptances>;

const nonce = () => randomBytes(9).toString('base64url');
const encode = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const decode = (payload: string) =>
  JSON.parse(Buffer.from(payload, 'base64url').toString()) as { type: string; exp: number }; // as: the simulator signed it
