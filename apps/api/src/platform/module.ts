import type { Channel } from '@tonalia/contract/people';
import type { FastifyInstance } from 'fastify';
import type { Changes } from './changes.ts';
import type { Clock } from './clock.ts';
import type { ServeContext } from './http/serve.ts';
import type { ReadinessCheck } from './readiness.ts';
import type { Database, Transaction } from './transaction.ts';

/** What every module is given. */
export interface ModuleContext extends ServeContext {
  db: Database;
  clock: Clock;
  /** Tells what changed in the database, whoever changed it. */
  changes: Changes;
  /** Conditions of `/readyz`; a module adds its own. */
  readiness: ReadinessCheck[];
  /** Origins, besides the request's own, from which state may be changed. */
  origins: string[];
  /** Ways in which a message can reach a person, the preferred first. */
  channels: readonly Channel[];
  /** Whether notices reach the phones that have the app. */
  hasPush: boolean;
  /** Where the links of messages lead, without a slash at the end. No header of a request ever decides it. */
  publicUrl: string;
  /** Whether a new customer may order at once, or somebody looks at the data first. */
  registrationApproval: RegistrationApproval;
  /** What closing an account asks of the orders, which auth does not know. */
  closing: ClosingOrders;
}

/** Both run in the transaction that closes the account, while no order can be placed for the customer. */
export interface ClosingOrders {
  /** What keeps the account open. */
  findObligations(tx: Transaction, customerId: string): Promise<OrderObligations>;
  /** Keeps what tax law asks for, before the person is forgotten. */
  keepFiscalRecord(tx: Transaction, taxpayer: Taxpayer): Promise<void>;
}

/** Amounts in pesos. */
export interface OrderObligations {
  /** Codes of orders that have not ended. */
  orders: string[];
  /** First day on which nothing can be returned any more; null when nothing can be returned now. */
  returnableUntil: string | null;
  /** Payments without an answer of the gateway. */
  paying: number;
  /** Refunds that are not done. */
  refunding: number;
}

/** Whom an invoice names. */
export interface Taxpayer {
  customerId: string;
  documentType: string | null;
  documentNumber: string | null;
  legalName: string;
}

export type RegistrationApproval = 'automatic' | 'manual';

/** A module adds its routes to the app. */
export type Module = (app: FastifyInstance, context: ModuleContext) => void;
