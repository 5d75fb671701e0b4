import { randomUUID } from 'node:crypto';
import { newPhone } from './unique.ts';

/** The e-mail and phone of an account. */
export interface ContactPair {
  email: string;
  phone: string;
}

/** An unknown account. */
export const unknownContact = (): ContactPair => ({ email: `${randomUUID()}@example.com`, phone: newPhone() });

/** A call with an answer that must not reveal whether an account exists. */
export interface Guess {
  what: string;
  path: string;
  body: (who: ContactPair) => object | Promise<object>;
  /** The expected answer for any account. */
  status: number;
}

/** Anonymous calls, with the least number of statements each one runs. */
export const guesses: (Guess & { statements: number })[] = [
  {
    what: 'how to go on with a phone',
    path: '/verify/user-status',
    body: ({ phone }) => ({ phone }),
    status: 200,
    statements: 0,
  },
  {
    what: 'how to go on with an e-mail',
    path: '/verify/user-status',
    body: ({ email }) => ({ email }),
    status: 200,
    statements: 0,
  },
  {
    what: 'for a code to sign in',
    path: '/auth/verify',
    body: ({ phone }) => ({ phone, channel: 'sms' }),
    status: 200,
    statements: 5,
  },
  {
    what: 'for a code to sign in by e-mail',
    path: '/auth/verify',
    body: ({ phone }) => ({ phone, channel: 'email' }),
    status: 200,
    statements: 5,
  },
  {
    what: 'for a code to register',
    path: '/verify/verify',
    body: ({ phone }) => ({ phone, channel: 'sms' }),
    status: 200,
    statements: 5,
  },
  {
    what: 'for a link to set a password',
    path: '/recovery-password',
    body: ({ email }) => ({ email }),
    status: 200,
    statements: 1,
  },
  {
    what: 'to sign in with a wrong password',
    path: '/v3/auth/login',
    body: ({ email }) => ({ email, password: 'otra clave' }),
    status: 401,
    statements: 1,
  },
];
