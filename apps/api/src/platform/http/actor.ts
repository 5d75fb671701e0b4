import type { Role } from '@tonalia/contract/rights';
import type { Approval } from '@tonalia/contract/people';

/** The identity behind a request, from its session. */
export interface Actor {
  sessionId: string;
  identityId: string;
  role: Role;
  /** Where the tokens are: in a browser's cookie, or with the app, which holds both tokens. */
  client: 'web' | 'app';
}

/** Decides the prices and stock shown; equal for everyone with the same two values. */
export interface Shopper {
  tradeTypeId: string;
  warehouseId: string;
}

/** The customer a request buys for: the identity's own, or the one a seller chose from the portfolio. */
export interface Buyer extends Shopper {
  customerId: string;
  customerName: string;
  cityId: string;
  /** False when no warehouse delivers to the customer's city: reading is possible, ordering is not. */
  hasCoverage: boolean;
  /** The state of the registration: only `approved` may order and sees its own prices. */
  approval: Approval['state'];
  /** Why the registration was rejected. */
  approvalReason: string | null;
  /** ISO weekdays of delivery when they differ from the zone's. */
  weekdays: number[] | null;
}

/** Finds the actor of a token; undefined for an unknown or expired token. */
export type Identify = (token: string) => Promise<Actor | undefined>;

/** Finds the customer an actor acts for. CUSTOMER_REQUIRED or CUSTOMER_NOT_FOUND. */
export type FindBuyer = (actor: Actor, customerId: string | undefined) => Promise<Buyer>;

/** The shopper of a visitor: the default trade type, and the warehouse of the named city, else the default one. */
export type FindVisitor = (cityId: string | undefined) => Promise<Shopper>;
