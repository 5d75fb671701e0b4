import type { OfficeRole } from '@tonalia/contract/office-rights';
import { hashPassword } from '../src/modules/auth/index.ts';
import { totpAt } from '../src/modules/office/totp/totp.ts';
import type { TestApi } from './build-app.ts';
import { type MadeOperator, makeOperator, officeCaller } from './make-operator.ts';

/** The password of the operators of a test. */
export const PASSWORD = 'correcto caballo batería';

interface SignedIn {
  results: { step: string; ticket: string; setup?: { secret: string }; recoveryCodes?: string[] };
}

export const resultsOf = (sent: { json<T>(): T }) => sent.json<SignedIn>().results;
export const codeOf = (sent: { json<T>(): T }) => sent.json<{ code?: string }>().code;

export const base32Of = (text: string) => {
  const bits = [...text].map((one) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(one).toString(2).padStart(5, '0'));
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
};

/** Operators with a password, and the steps of a sign-in. */
export function officeSignIn(api: TestApi) {
  const door = officeCaller(api);
  const signIn = ({ email }: Pick<MadeOperator, 'email'>, password = PASSWORD, remoteAddress = '10.1.1.1') =>
    door('POST /api/office/sign-in', { email, password }, { remoteAddress });
  return {
    door,
    signIn,
    ready: async (role: OfficeRole = 'warehouse') =>
      makeOperator(api.db, { role, passwordHash: await hashPassword(PASSWORD) }),
    ticketFor: async (operator: Pick<MadeOperator, 'email'>) => resultsOf(await signIn(operator)).ticket,
    prove: (ticket: string, code: string) => door('POST /api/office/sign-in/totp', { ticket, code }),
    codeNow: ({ secret }: Pick<MadeOperator, 'secret'>) => totpAt(secret, api.clock.now()),
    accept: (token: string, password = PASSWORD) => door('POST /api/office/invitation/accept', { token, password }),
  };
}
