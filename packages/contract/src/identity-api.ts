import { z } from 'zod';
import type { Service } from './call.ts';
import { Channel, ClientKind, CodeDigits, Email, FlowId, OpenSession, Password, Phone, Proof } from './people.ts';
import { Hints, Uuid, resultsOf } from './wire.ts';
import { CodeSent, DeviceToken, Tokens } from './auth.ts';

const tokenHeader = z.object({ token: z.string().max(200).optional() });

/** Calls of the auth service about identities: codes, sign-in, sessions, passwords. */
export const identityApi = {
  /**
   * The next step for a phone or an e-mail: a code or a password. The answer does not reveal whether an account exists.
   */
  'POST /verify/user-status': {
    query: Hints,
    body: z
      .strictObject({ phone: Phone.optional(), email: Email.optional() })
      .refine(({ phone, email }) => (phone === undefined) !== (email === undefined), {
        error: 'va el celular o el correo',
      }),
    /** `channels`: how codes can be sent in this installation; `email` only to a confirmed address. */
    response: resultsOf(z.object({ next: z.enum(['code', 'password']), channels: z.array(Channel) })),
    errors: ['PHONE_TAKES_NO_CODE'],
  },
  /** Sends a code that proves a phone, to register or to change the phone. */
  'POST /verify/verify': {
    query: Hints,
    body: z.strictObject({ phone: Phone, channel: Channel }),
    response: resultsOf(CodeSent),
    errors: ['PHONE_TAKES_NO_CODE', 'CHANNEL_UNAVAILABLE', 'TOO_MANY_REQUESTS'],
  },
  /** `registered`: an account has this phone. Only the owner of the proved phone learns it, and gets no token then. */
  'POST /verify/check': {
    query: Hints,
    body: z.strictObject({ flowId: FlowId, phone: Phone, code: CodeDigits }),
    response: resultsOf(
      z.object({ verified: z.literal(true), registered: z.boolean(), registrationToken: z.string().nullable() }),
    ),
    errors: ['CODE_WRONG', 'CODE_EXPIRED', 'TOO_MANY_REQUESTS'],
  },
  /** Sends a code to sign in or to prove ownership (`Proof`). An unknown phone gets the same answer. */
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
  /** The answer is the same for an unknown e-mail; a known one receives a link. */
  'POST /recovery-password': {
    query: Hints,
    body: z.strictObject({ email: Email }),
    response: resultsOf(z.object({ message: z.string() })),
    errors: ['TOO_MANY_REQUESTS'],
  },
  /** With `recoveryToken`, for anyone with the link; without it, for a signed-in identity with `proof`. All other sessions end. */
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
   * The guest's public credentials open an anonymous session. `client: 'app'` returns both tokens in the body. After too many wrong
   * passwords an unknown device needs `work`: an answer so that SHA-256 of `challenge:answer` begins with `bits` zero bits.
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
  /** `refresh-token`: the token, or the word "cookie" on the web. */
  'GET /auth/refresh-token': {
    headers: tokenHeader.extend({ 'refresh-token': z.string().min(1).max(200) }),
    response: Tokens,
    errors: ['REFRESH_REFUSED', 'ORIGIN_NOT_ALLOWED', 'TOO_MANY_REQUESTS'],
  },
  /** Confirms a new e-mail with the token of its link, signed in as its owner. */
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
