import { z } from 'zod';
import type { Service } from './call.ts';
import {
  Approval,
  Channel,
  ClientKind,
  CodeDigits,
  DocumentType,
  Email,
  FlowId,
  OpenSession,
  Password,
  Phone,
  ProfileChange,
  Proof,
  Registration,
} from './people.ts';
import { CityId, Hints, Line, PageQuery, Pesos, StateId, Uuid, flag, pageOf, resultsOf } from './wire.ts';

/** The three roles, with the names they have on the wire. */
export const Role = z.enum(['Admin customer', 'Seller', 'Guest']);
export type Role = z.infer<typeof Role>;

/** A delivery address. `titulo` repeats `title`, `cityid` and `stateid` are DANE codes; the names are the specification's. */
export const Address = z.object({
  _id: Uuid,
  title: z.string(),
  titulo: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  cityid: CityId,
  stateid: StateId,
  fixed: z.boolean(),
});
export type Address = z.infer<typeof Address>;

export const NewAddress = z.strictObject({
  title: Line.max(60).optional(),
  address: Line.min(5).max(160),
  cityid: CityId,
  stateid: StateId,
  fixed: z.boolean().optional(),
  customer_id: Uuid.optional(),
});

/** What of an address changes; what is left out stays. City and department come together. An address is unfixed by fixing another. */
export const AddressChange = z
  .strictObject({
    title: Line.max(60).optional(),
    address: Line.min(5).max(160).optional(),
    cityid: CityId.optional(),
    stateid: StateId.optional(),
    fixed: z.literal(true).optional(),
  })
  .refine(({ cityid, stateid }) => (cityid === undefined) === (stateid === undefined), {
    error: 'ciudad y departamento van juntos',
    path: ['cityid'],
  });

/** `_id` and `customerId` are the same value under the two names clients use. */
export const Customer = z.object({
  _id: Uuid,
  customerId: Uuid,
  name: z.string(),
  city: z.string(),
  state: z.string(),
  cityId: CityId,
  stateId: StateId,
  tradeTypeId: z.string(),
  trade_type: z.string(),
  shipping_addresses: z.array(Address),
  document_type: DocumentType.nullable(),
  document: z.string().nullable(),
  approval: Approval,
});
export type Customer = z.infer<typeof Customer>;

/** Own credit in pesos. `available` is what may still be ordered. */
export const Credit = z.object({ limit: Pesos, used: Pesos, available: Pesos, overdue: Pesos });
export type Credit = z.infer<typeof Credit>;

/** Delivery days of a customer's route, ISO weekday numbers (1 Monday). */
export const Schedule = z.object({ weekdays: z.array(z.int().min(1).max(7)) });

export const User = z.object({
  _id: Uuid,
  name: z.string(),
  last_name: z.string(),
  rol: Role,
  provider_code: z.string().nullable(),
  warehouseId: z.string().nullable(),
  schedule: Schedule.nullable(),
  ziro_credit: Credit.nullable(),
  customer: Customer.nullable(),
  /** As far as the owner gave them; the guest has none. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** False for who signs in by a code alone: there is no password to ask for. */
  has_password: z.boolean(),
});
export type User = z.infer<typeof User>;

/** On the web `refreshToken` is the word "cookie": the value travels in an HttpOnly cookie only. */
export const Tokens = z.object({ tokenReturn: z.string(), refreshToken: z.string() });

/** A customer in a seller's portfolio, as the list to choose from shows it. */
export const PortfolioCustomer = z.object({
  _id: Uuid,
  customerId: Uuid,
  name: z.string(),
  city: z.string(),
  state: z.string(),
  cityId: CityId,
  stateId: StateId,
  tradeTypeId: z.string(),
  trade_type: z.string(),
  warehouseId: z.string().nullable(),
});
export type PortfolioCustomer = z.infer<typeof PortfolioCustomer>;

export const LoyaltyStatus = z.object({
  currentLoyaltyStatus: z.object({ name: z.string(), color: z.string(), amountToNextStatus: Pesos }),
  nextLoyaltyStatus: z.object({ name: z.string() }).nullable(),
  /** The part of the way from the current tier to the next that is done, 0 to 1; 1 at the top. */
  progress: z.number().min(0).max(1),
  /** Every tier, rising. */
  tiers: z.array(z.object({ name: z.string(), color: z.string() })),
});
export type LoyaltyStatus = z.infer<typeof LoyaltyStatus>;

/** How a customer may be called to account: by trade, which decides prices. */
export const TradeType = z.object({ _id: z.string(), name: z.string() });
export type TradeType = z.infer<typeof TradeType>;

/** A code was sent: it holds `expiresIn` seconds, and another may be asked for in `resendIn`. */
export const CodeSent = z.object({ flowId: FlowId, expiresIn: z.int(), resendIn: z.int() });
export type CodeSent = z.infer<typeof CodeSent>;

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
    body: z.strictObject({ flowId: FlowId, phone: Phone, code: CodeDigits, client: ClientKind }),
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
    }),
    response: resultsOf(z.object({ message: z.string() })),
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
  /** The guest's public credentials give an anonymous session. `client: 'app'` asks for both tokens in the body. */
  'POST /v3/auth/login': {
    body: z.strictObject({
      email: z.string().trim().min(3).max(254),
      password: Password,
      client: z.enum(['web', 'app']).default('web'),
    }),
    response: Tokens,
    errors: ['BAD_CREDENTIALS', 'TOO_MANY_REQUESTS', 'ORIGIN_NOT_ALLOWED'],
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
  /** The seller's portfolio; `search` matches the name without accents. */
  'GET /seller/customers': {
    query: PageQuery.extend({ search: z.string().trim().max(80).optional() }),
    response: pageOf(PortfolioCustomer),
    errors: ['ROLE_NOT_ALLOWED', 'GUEST_NOT_ALLOWED'],
  },
} satisfies Service;
