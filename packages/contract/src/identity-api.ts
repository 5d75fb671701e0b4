import { z } from 'zod';
import type { Service } from './call.ts';
import { Channel, ClientKind, CodeDigits, Email, FlowId, OpenSession, Password, Phone, Proof } from './people.ts';
import { Hints, Uuid, resultsOf } from './wire.ts';
import { CodeSent, DeviceToken, Tokens } from './auth.ts';

const tokenHeader = z.object({ token: z.string().max(200).optional() });

/** Calls of the auth service about identities: codes, sign-in, sessions, passwords. */
export const identityApi = {
  /** How to go on with a phone or an e-mail. It never tells whether somebody has it. */
  'POST /verify/user-status': {
    query: Hints,
    body: z
      .strictObject({ phone: Phone.optional(), email: Email.optional() })
      .refine(({ phone, email }) => (phone === undefined) !== (email === undefined), {
        error: 'va el celular o el correo',
      }),
    /** `channels` are the ways a code can travel in this installation; `email` only to the account's own address. */
    response: resultsOf(z.object({ next: z.enum(['code', 'password']), channels: z.array(Channel) })),
    errors: ['PHONE_TAKES_NO_CODE'],
  },
  /** Sends a code that proves a phone, to register with it or to make it one's own. */
  'POST /verify/verify': {
    query: Hints,
    body: z.strictObject({ phone: Phone, channel: Channel }),
    response: resultsOf(CodeSent),
    errors: ['PHONE_TAKES_NO_CODE', 'CHANNEL_UNAVAILABLE', 'TOO_MANY_REQUESTS'],
  },
  /** `registered`: somebody signs in with this phone already; told to who proved it only, and then without a token. */
  'POST /verify/check': {
    query: Hints,
    body: z.strictObject({ flowId: FlowId, phone: Phone, code: CodeDigits }),
    response: resultsOf(
      z.object({ verified: z.literal(true), registered: z.boolean(), registrationToken: z.string().nullable() }),
    ),
    errors: ['CODE_WRONG', 'CODE_EXPIRED', 'TOO_MANY_REQUESTS'],
  },
  /** Sends a code to sign in with, or to prove ownership (`Proof`). A number nobody has is answered alike. */
  'POST /auth/verify': {
    query: Hints,
    body: z.strictObject({ phone: Phone, channel: Channel }),
    response: resultsOf(CodeSent),
    errors: ['PHONE_TAKES_NO_CODE', 'CHANNEL_UNAVAILABLE', 'TOO_MANY_REQUESTS'],
  },
  'POST /auth/check': {
    query: Hints,
    body: z.strictObject({
      flowId: FlowId,
      phone: Phone,
      code: CodeDigits,
      client: ClientKind,
      device: DeviceToken.optional(),
    }),
    response: Tokens,
    errors: ['CODE_WRONG', 'CODE_EXPIRED', 'TOO_MANY_REQUESTS', 'ORIGIN_NOT_ALLOWED'],
  },
  /** The answer is the same whoever has the e-mail; who does gets a link there. */
  'POST /recovery-password': {
    query: Hints,
    body: z.strictObject({ email: Email }),
    response: resultsOf(z.object({ message: z.string() })),
    errors: ['TOO_MANY_REQUESTS'],
  },
  /** With the link's `recoveryToken`, by anybody who holds it; without, by who is signed in and gives `proof`. All other sessions end. */
  'PUT /change-password': {
    query: Hints,
    body: z.strictObject({
      newPassword: Password,
      recoveryToken: z.string().min(1).max(100).optional(),
      proof: Proof.optional(),
      client: ClientKind,
      device: DeviceToken.optional(),
    }),
    response: resultsOf(z.object({ message: z.string(), device: z.string().optional() })),
    errors: [
      'LINK_EXPIRED',
      'PASSWORD_REFUSED',
      'PROOF_REQUIRED',
      'BAD_CREDENTIALS',
      'CODE_WRONG',
      'CODE_EXPIRED',
      'UNAUTHENTICATED',
      'GUEST_NOT_ALLOWED',
      'TOO_MANY_REQUESTS',
    ],
  },
  /**
   * The guest's public credentials give an anonymous session. `client: 'app'` asks for both tokens in the body. After too many wrong
   * passwords a device that is not known needs `work`: an answer so that SHA-256 of `challenge:answer` begins with `bits` zero bits.
   */
  'POST /v3/auth/login': {
    body: z.strictObject({
      email: z.string().trim().min(3).max(254),
      password: Password,
      client: z.enum(['web', 'app']).default('web'),
      device: DeviceToken.optional(),
      work: z.strictObject({ challenge: z.string().max(60), answer: z.string().max(20) }).optional(),
    }),
    response: Tokens,
    errors: ['BAD_CREDENTIALS', 'SIGN_IN_NEEDS_PROOF', 'SIGN_IN_NEEDS_CODE', 'TOO_MANY_REQUESTS', 'ORIGIN_NOT_ALLOWED'],
  },
  /** `refresh-token` carries the token, or the word "cookie" on the web. */
  'GET /auth/refresh-token': {
    headers: tokenHeader.extend({ 'refresh-token': z.string().min(1).max(200) }),
    response: Tokens,
    errors: ['REFRESH_REFUSED', 'ORIGIN_NOT_ALLOWED', 'TOO_MANY_REQUESTS'],
  },
  /** Opens the link that a change of e-mail sent to the new address; by its owner, signed in. */
  'POST /me/confirm-email': {
    query: Hints,
    body: z.strictObject({ token: z.string().min(1).max(100) }),
    response: resultsOf(z.object({ email: z.string() })),
    errors: ['LINK_EXPIRED', 'GUEST_NOT_ALLOWED'],
  },
  'GET /sessions': { query: Hints, response: resultsOf(z.array(OpenSession)), errors: ['GUEST_NOT_ALLOWED'] },
  'DELETE /sessions/{id}': {
    params: z.object({ id: Uuid }),
    query: Hints,
    response: z.object({ ok: z.literal(true) }),
    errors: ['SESSION_NOT_FOUND', 'GUEST_NOT_ALLOWED'],
  },
  'POST /auth/logout': { response: z.object({ ok: z.literal(true) }), errors: ['ORIGIN_NOT_ALLOWED'] },
} satisfies Service;
