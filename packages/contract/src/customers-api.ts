import { z } from 'zod';
import type { Service } from './call.ts';
import { Approval, ProfileChange, Proof, Registration } from './people.ts';
import { Hints, PageQuery, Uuid, flag, pageOf, resultsOf } from './wire.ts';
import {
  Address,
  AddressChange,
  Credit,
  Customer,
  LoyaltyStatus,
  NewAddress,
  OwnSeller,
  PortfolioCustomer,
  Schedule,
  TradeType,
  User,
} from './auth.ts';

/** Calls of the auth service about customers: profile, registration, addresses, loyalty, portfolio. */
export const customersApi = {
  /**
   * Registers a customer. A registration of oneself opens a session; a customer registered by a seller joins the portfolio, without
   * tokens.
   */
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
    /** `email_pending`: the new address until its link is opened. */
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
  /** Closes the account of the caller: personal data is removed, orders stay. */
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
  /** After the fixed one, the oldest remaining address is fixed. */
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
  /** The seller of the customer; null without an active seller with a phone. */
  'GET /v3/me/seller': {
    query: Hints,
    response: resultsOf(OwnSeller.nullable()),
    errors: ['CUSTOMER_REQUIRED', 'CUSTOMER_NOT_FOUND', 'GUEST_NOT_ALLOWED'],
  },
  /** The seller's portfolio; `search` matches a part of the name without accents, or the beginning of the document. */
  'GET /seller/customers': {
    query: PageQuery.extend({ search: z.string().trim().max(80).optional() }),
    response: pageOf(PortfolioCustomer),
    errors: ['ROLE_NOT_ALLOWED', 'GUEST_NOT_ALLOWED'],
  },
} satisfies Service;
