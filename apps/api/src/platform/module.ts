import type { Channel } from '@tonalia/contract/people';
import type { FastifyInstance } from 'fastify';
import type { Changes } from './changes.ts';
import type { Clock } from './clock.ts';
import type { FirstRunCheck } from './first-run.ts';
import type { OfficeAccess } from './http/serve-office.ts';
import type { ServeContext } from './http/serve.ts';
import type { OfficeFinder } from './office-finder.ts';
import type { HealthCheck, Installation } from './installation.ts';
import type { JobKind } from './office-jobs.ts';
import type { RowImport } from './row-import.ts';
import type { ReadinessCheck } from './readiness.ts';
import type { RegularJobs } from './regular-jobs.ts';
import type { SubjectNamer } from './subject-namer.ts';
import type { ShopOpening } from './settings/shop-opening.ts';
import type { Database, Transaction } from './transaction.ts';

/** What every module receives. */
export interface ModuleContext extends ServeContext {
  db: Database;
  clock: Clock;
  /** How calls of the office find their operator. */
  office: OfficeAccess;
  /** Notifies about changes in the database, made by any process. */
  changes: Changes;
  /** Checks of `/readyz`; a module adds its own. */
  readiness: ReadinessCheck[];
  /** What the office's search asks; a module adds its own. */
  finders: OfficeFinder[];
  /** What names the subjects of audit events; a module adds its own. */
  namers: SubjectNamer[];
  /** The kinds of jobs of the office; a module adds its own. */
  jobKinds: JobKind[];
  /** The kinds of lists that a module imports; each module adds its own. */
  rowImports: RowImport[];
  /** What the office's health asks; a module adds its own. */
  healthChecks: HealthCheck[];
  /** The jobs that run at an interval; `regularly` adds them. */
  regularJobs: RegularJobs;
  /** What the first run of the office asks; a module adds its own. */
  firstRunChecks: FirstRunCheck[];
  installation: Installation;
  /** Whether the shop takes orders, as this process knows it. */
  shopOpening: Pick<ShopOpening, 'isOpen'>;
  /** Other origins from which state may be changed, besides the request's own. */
  origins: string[];
  /** The message channels, the preferred first. */
  channels: readonly Channel[];
  /** Whether push messages can be sent. */
  hasPush: boolean;
  /** The public address for links in messages, without a final slash. Never taken from a header. */
  publicUrl: string;
  /** Whether new customers may order at once, or wait for an operator's approval. */
  registrationApproval: RegistrationApproval;
  /** What closing an account needs from the orders, provided by purchase. */
  closing: ClosingOrders;
  /** What lists of orders show of the dispatch day, provided by dispatch. */
  dispatching: OrderDispatch;
  /** What presale orders do with goods that arrive, provided by purchase. */
  arrivals: PresaleArrivals;
}

/** Units of a version. */
export interface ArrivedUnits {
  versionId: string;
  quantity: number;
}

/** What presale orders wait for, and hold of goods that arrive. */
export interface PresaleArrivals {
  /** Runs `bring`, which puts the units into a warehouse, and reserves them at once for presale orders, of the one placed first on. */
  hold(
    tx: Transaction,
    warehouseId: string,
    arrived: readonly ArrivedUnits[],
    bring: () => Promise<void>,
  ): Promise<void>;
  /** Units that presale orders wait for and that hold none of the stock, by the id of the version. */
  presold(db: Database | Transaction, versionIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** What lists of orders show of the dispatch day. */
export interface OrderDispatch {
  /** The names of the routes of these parts, by the id of the part; parts without a route are left out. */
  nameRoutes(db: Database, parts: readonly RoutedPart[]): Promise<ReadonlyMap<string, string>>;
  /** At what time the routes of these parts leave, as `HH:MM`, by the id of the part; parts without a route are left out. */
  leavingTimes(db: Database, parts: readonly RoutedPart[]): Promise<ReadonlyMap<string, string>>;
  /** The names of all routes, each once. */
  listRouteNames(db: Database): Promise<string[]>;
  /** Parts that left with a load of these routes, the latest first, up to `most`. */
  findPartsSentBy(db: Database, routes: readonly string[], most: number): Promise<string[]>;
  /** The numbers of the boxes of these parts, by the id of the part. */
  numberBoxes(db: Database, shipmentIds: readonly string[]): Promise<ReadonlyMap<string, number[]>>;
  /** The orders with a problem that waits for the desk, by their id. */
  findProblems(db: Database, clock: Clock): Promise<ReadonlyMap<string, OrderProblem>>;
}

/** What decides the route of a part of an order. */
export interface RoutedPart {
  shipmentId: string;
  warehouseId: string;
  cityId: string;
  /** Street and number. */
  address: string;
}

/** Units that a picker did not find, or that a driver on the road brings back. */
export type OrderProblem = 'missing' | 'back';

/** Both run in the transaction that closes the account, while no order can be placed for the customer. */
export interface ClosingOrders {
  /** What prevents the account from closing. */
  findObligations(tx: Transaction, customerId: string): Promise<OrderObligations>;
  /** Stores the fiscal records before personal data is deleted. */
  keepFiscalRecord(tx: Transaction, taxpayer: Taxpayer): Promise<void>;
  /** Deletes what the customer keeps of third people, in the transaction that closes the account. */
  forgetThirdPeople(tx: Transaction, customerId: string): Promise<void>;
}

/** What a customer's orders leave to do before its account can close. Amounts in pesos. */
export interface OrderObligations {
  /** Codes of orders that are not finished. */
  orders: string[];
  /** The day from which no return is possible; null when no return is possible now. */
  returnableUntil: string | null;
  /** Codes of returns that are open. */
  returns: string[];
  /** Payments still waiting for the gateway's result. */
  paying: number;
  /** Refunds that are not done. */
  refunding: number;
}

/** The name and document an invoice is issued to. */
export interface Taxpayer {
  customerId: string;
  documentType: 'CC' | 'CE' | 'NIT' | null;
  documentNumber: string | null;
  legalName: string;
}

/** Whether a new customer can order at once (`automatic`) or after an operator approves it (`manual`). */
export type RegistrationApproval = 'automatic' | 'manual';

/** Registers a module's routes on the app. */
export type Module = (app: FastifyInstance, context: ModuleContext) => void;
