import type { Role } from '@tonalia/contract/auth';
import type { Approval } from '@tonalia/contract/people';

/** Who is behind a request, as the session says. */
export interface Actor {
  sessionId: string;
  identityId: string;
  role: Role;
  /** Where the session rests: in a browser's cookie, or with the app that holds both tokens. */
  client: 'web' | 'app';
}

/** For whom the catalogue is shown: decides price and stock. Everybody with the same two values sees the same. */
export interface Shopper {
  tradeTypeId: string;
  warehouseId: string;
}

/** The customer a request buys for: their own account, or the one the seller chose from the portfolio. */
export interface Buyer extends Shopper {
  customerId: string;
  customerName: string;
  cityId: string;
  /** False when nobody delivers to the customer's city: one can look, not order. */
  hasCoverage: boolean;
  /** How far the registration is: only `approved` may order. Prices until then are a visitor's. */
  approval: Approval['state'];
  /** Why it was rejected. */
  approvalReason: string | null;
  /** ISO weekdays on which the customer is delivered to, where they are not the zone's. */
  weekdays: number[] | null;
}

/** Answers who a token belongs to; undefined when it belongs to nobody (any more). */
export type Identify = (token: string) => Promise<Actor | undefined>;

/** Finds the customer an actor acts for, or says why there is none (CUSTOMER_REQUIRED, CUSTOMER_NOT_FOUND). */
export type FindBuyer = (actor: Actor, customerId: string | undefined) => Promise<Buyer>;

/** What a visitor sees: the default trade type, and the warehouse of the city they named, else the default one. */
export type FindVisitor = (cityId: string | undefined) => Promise<Shopper>;
