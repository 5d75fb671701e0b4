import type { MemberTerms } from '@tonalia/contract/member-terms';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import type { Role } from '@tonalia/contract/rights';
import type { Approval } from '@tonalia/contract/people';
import type { FastifyRequest } from 'fastify';

/** The identity behind a request, from its session. */
export interface Actor {
  sessionId: string;
  identityId: string;
  role: Role;
  /** Where the tokens are: in a browser's cookie, or with the app, which holds both tokens. */
  client: 'web' | 'app';
}

/** Decides the prices and stock shown; equal for everyone with the same values. */
export interface Shopper {
  tradeTypeId: string;
  /** The customer that prices are agreed with; null where there are none, so that most shoppers of a trade type are equal. */
  agreedFor: string | null;
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
  /** Days to pay own credit when they differ from the installation's. */
  paymentDays: number | null;
  /** What the owner of the customer allows the member that acts; null for anyone else. Placing an order reads it again. */
  member: MemberTerms | null;
}

/** Finds the actor of a token; undefined for an unknown or expired token. */
export type Identify = (token: string) => Promise<Actor | undefined>;

/** Finds the customer an actor acts for. CUSTOMER_REQUIRED or CUSTOMER_NOT_FOUND. */
export type FindBuyer = (actor: Actor, customerId: string | undefined) => Promise<Buyer>;

/** The shopper of a visitor: the default trade type, and the warehouse of the named city, else the default one. */
export type FindVisitor = (cityId: string | undefined) => Promise<Shopper>;

/** The trade types with prices and the warehouses that the customers of a seller's portfolio need, sorted. */
export type FindTerritory = (actor: Actor) => Promise<{ tradeTypeIds: string[]; warehouseIds: string[] }>;

/** The operator of the office behind a request. */
export interface OperatorActor {
  sessionId: string;
  operatorId: string;
  name: string;
  email: string;
  role: OfficeRole;
  /** The second factor was proved again in the last minutes. */
  isConfirmed: boolean;
  network: string;
}

/** Finds the operator of a request's office cookie; undefined without a living session. */
export type IdentifyOperator = (request: FastifyRequest) => Promise<OperatorActor | undefined>;

/** The driver behind a request: the device that opened the link of one load. It may act on that load only. */
export interface DriverActor {
  sessionId: string;
  loadId: string;
  /** "HR-00871" */
  loadCode: string;
  /** Null while the load names no driver. */
  name: string | null;
  network: string;
}

/** Finds the driver of a request's cookie; undefined when its link is dead or its load is closed. */
export type IdentifyDriver = (request: FastifyRequest) => Promise<DriverActor | undefined>;
