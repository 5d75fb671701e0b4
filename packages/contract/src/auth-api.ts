import { z } from 'zod';
import type { Service } from './call.ts';
import {
  Approval,
  Channel,
  ClientKind,
  CodeDigits,
  Email,
  FlowId,
  OpenSession,
  Password,
  Phone,
  ProfileChange,
  Proof,
  Registration,
} from './people.ts';
import { Hints, PageQuery, Uuid, flag, pageOf, resultsOf } from './wire.ts';
import {
  Address,
  AddressChange,
  CodeSent,
  Credit,
  Customer,
  DeviceToken,
  LoyaltyStatus,
  NewAddress,
  PortfolioCustomer,
  Schedule,
  Tokens,
  TradeType,
  User,
} from './auth.ts';

const tokenHeader = z.object({ token: z.string().max(200).optional() });

export const authApi = {
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
  /** Makes a customer. Who registers themselves is signed in at once; a seller's customer goes to the portfolio, and no tokens come. */
  'POST /v3/auth/register': {
    query: Hints.extend({ from_landing: flag.optional() }),
    body: Registration,
    response: z.object({
      tokenReturn: z.string().nullable(),
      refreshToken: z.string().nullable(),
      device: z.string().optional(),
      results: z.object({ customerId: Uuid, approval: Approval }),
    }),
    errors: [
      'PHONE_NOT_VERIFIED',
      'ALREADY_REGISTERED',
      'FIELD_REQUIRED',
      'DOCUMENT_INVALID',
      'PASSWORD_REFUSED',
      'TRADE_TYPE_NOT_FOUND',
      'CITY_NOT_FOUND',
      'TERMS_OUTDATED',
      'ROLE_NOT_ALLOWED',
      'ORIGIN_NOT_ALLOWED',
      'TOO_MANY_REQUESTS',
    ],
  },
  'GET /trade-type/list': { query: Hints, response: resultsOf(z.array(TradeType)), errors: [] },
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
  'GET /auth/me': {
    query: Hints,
    response: z.object({
      user: User,
      provider_code: z.string().nullable(),
      warehouse: z.string().nullable(),
      schedule: Schedule.nullable(),
      ziro_credit: Credit.nullable(),
      customer: Customer.nullable(),
    }),
    errors: ['UNAUTHENTICATED', 'CUSTOMER_NOT_FOUND'],
  },
  'PUT /me': {
    query: Hints,
    body: ProfileChange,
    /** `email_pending` is the new address whose link was not opened yet. */
    response: z.object({ results: User, email_pending: z.string().nullable() }),
    errors: [
      'GUEST_NOT_ALLOWED',
      'ROLE_NOT_ALLOWED',
      'PROOF_REQUIRED',
      'BAD_CREDENTIALS',
      'CODE_WRONG',
      'CODE_EXPIRED',
      'PHONE_NOT_VERIFIED',
      'ALREADY_REGISTERED',
      'DOCUMENT_INVALID',
      'DOCUMENT_LOCKED',
      'TOO_MANY_REQUESTS',
      'CUSTOMER_NOT_FOUND',
    ],
  },
  /** Opens the link that a change of e-mail sent to the new address; by its owner, signed in. */
  'POST /me/confirm-email': {
    query: Hints,
    body: z.strictObject({ token: z.string().min(1).max(100) }),
    response: resultsOf(z.object({ email: z.string() })),
    errors: ['LINK_EXPIRED', 'GUEST_NOT_ALLOWED'],
  },
  /** Closes the account of who asks: personal data goes, orders stay. */
  'DELETE /customer/remove': {
    query: Hints,
    body: z.strictObject({ proof: Proof }),
    response: resultsOf(z.object({ message: z.string() })),
    errors: [
      'CUSTOMER_NOT_FOUND',
      'BAD_CREDENTIALS',
      'CODE_WRONG',
      'CODE_EXPIRED',
      'ROLE_NOT_ALLOWED',
      'GUEST_NOT_ALLOWED',
      'TOO_MANY_REQUESTS',
    ],
  },
  'GET /sessions': { query: Hints, response: resultsOf(z.array(OpenSession)), errors: ['GUEST_NOT_ALLOWED'] },
  'DELETE /sessions/{id}': {
    params: z.object({ id: Uuid }),
    query: Hints,
    response: z.object({ ok: z.literal(true) }),
    errors: ['SESSION_NOT_FOUND', 'GUEST_NOT_ALLOWED'],
  },
  'POST /auth/logout': { response: z.object({ ok: z.literal(true) }), errors: ['ORIGIN_NOT_ALLOWED'] },
  'GET /v3/me/addresses': {
    query: Hints,
    response: resultsOf(z.array(Address)),
    errors: ['CUSTOMER_REQUIRED', 'CUSTOMER_NOT_FOUND', 'GUEST_NOT_ALLOWED'],
  },
  'POST /v3/me/addresses': {
    query: Hints,
    body: NewAddress,
    response: resultsOf(Address),
    errors: ['CUSTOMER_REQUIRED', 'CUSTOMER_NOT_FOUND', 'GUEST_NOT_ALLOWED', 'CITY_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  'PUT /v3/me/addresses/{id}': {
    params: z.object({ id: Uuid }),
    query: Hints,
    body: AddressChange,
    response: resultsOf(Address),
    errors: ['ADDRESS_NOT_FOUND', 'CITY_NOT_FOUND', 'CUSTOMER_REQUIRED', 'CUSTOMER_NOT_FOUND', 'GUEST_NOT_ALLOWED'],
  },
  /** Without the fixed one, the oldest that is left becomes it. */
  'DELETE /v3/me/addresses/{id}': {
    params: z.object({ id: Uuid }),
    query: Hints,
    response: z.object({ ok: z.literal(true) }),
    errors: ['ADDRESS_NOT_FOUND', 'CUSTOMER_REQUIRED', 'CUSTOMER_NOT_FOUND', 'GUEST_NOT_ALLOWED'],
  },
  'GET /v3/loyalty_status/customer': {
    query: Hints.extend({ customer_id: Uuid.optional(), zone: z.string().max(40).optional() }),
    response: resultsOf(LoyaltyStatus),
    errors: ['CUSTOMER_REQUIRED', 'CUSTOMER_NOT_FOUND', 'GUEST_NOT_ALLOWED'],
  },
  /** The seller's portfolio; `search` matches a part of the name without accents, or the beginning of the document. */
  'GET /seller/customers': {
    query: PageQuery.extend({ search: z.string().trim().max(80).optional() }),
    response: pageOf(PortfolioCustomer),
    errors: ['ROLE_NOT_ALLOWED', 'GUEST_NOT_ALLOWED'],
  },
} satisfies Service;
