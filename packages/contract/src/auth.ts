import { z } from 'zod';
import type { Service } from './call.ts';
import { CityId, Hints, PageQuery, Pesos, StateId, Uuid, pageOf, resultsOf } from './wire.ts';

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
  title: z.string().trim().max(60).optional(),
  address: z.string().trim().min(5).max(160),
  cityid: CityId,
  stateid: StateId,
  fixed: z.boolean().optional(),
  customer_id: Uuid.optional(),
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

const tokenHeader = z.object({ token: z.string().max(200).optional() });

export const authApi = {
  /** The guest's public credentials give an anonymous session. `client: 'app'` asks for both tokens in the body. */
  'POST /v3/auth/login': {
    body: z.strictObject({
      email: z.string().trim().min(3).max(254),
      password: z.string().min(1).max(128),
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
    errors: ['CUSTOMER_REQUIRED', 'CUSTOMER_NOT_FOUND', 'GUEST_NOT_ALLOWED', 'CITY_NOT_FOUND'],
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
