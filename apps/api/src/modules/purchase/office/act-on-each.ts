import { AppError } from '@tonalia/contract/errors';
import { type OfficeError, isRefusal } from '@tonalia/contract/office-errors';
import type { BulkResult } from '@tonalia/contract/office-wire';
import type { FastifyBaseLogger } from 'fastify';
import { refusalText } from '../../../platform/http/errors.ts';
import { type Database, pgCode } from '../../../platform/transaction.ts';
import { findOrdersToMove } from './orders.sql.ts';

/**
 * Time in ms after which a bulk act begins no further order. One order can wait 10 s for a connection and 4 s for a lock, and the
 * result must be ready before the response times out after 25 s.
 */
export const BULK_TIME = 10_000;

/** The orders of a bulk act, by id or code. With `dryRun` nothing changes. */
export interface ChosenOrders {
  ids?: string[] | undefined;
  codes?: string[] | undefined;
  dryRun: boolean;
}

/** A bulk act on orders: what it needs, whatever it does. */
export interface BulkAct {
  db: Database;
  chosen: ChosenOrders;
  /** Aborted when no further order may begin. */
  stop: AbortSignal;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** An order as it is before a bulk act. */
export type OrderToMove = Awaited<ReturnType<typeof findOrdersToMove>>[number];
export type OrderActOutcome = 'changed' | 'unchanged' | AppError | OfficeError;

/** Things of a bulk act by name, and what acting on them needs. */
export interface NamedAct {
  names: Iterable<string>;
  stop: AbortSignal;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Acts on each thing once, one after the other, and sorts the outcomes. A refusal of one leaves the others alone. After a failure, and
 * once `stop` is aborted, the rest is refused with UNAVAILABLE: what was done before is in the result.
 */
export const actOneByOne = (named: NamedAct, act: (name: string) => Promise<OrderActOutcome>): Promise<BulkResult> =>
  actInSets(named, act, () => Promise.resolve([]));

/** Things that a set acts on at most: their locks are held for some tens of milliseconds. */
const SET = 50;

/**
 * As `actOneByOne`, but first tries `actOnSet`: it acts on names from the first on, all or none of them, and returns their outcomes. The
 * first that it leaves out is done alone; after a set that fails, all are.
 */
export async function actInSets(
  { names, stop, log }: NamedAct,
  act: (name: string) => Promise<OrderActOutcome>,
  actOnSet: (names: readonly string[]) => Promise<OrderActOutcome[]>,
): Promise<BulkResult> {
  const result: BulkResult = { changed: [], unchanged: [], refused: [], undo: null };
  let hasFailed = false;
  let hasSets = true;

  async function attempt(name: string): Promise<OrderActOutcome> {
    if (hasFailed || stop.aborted) return new AppError('UNAVAILABLE');
    try {
      return await act(name);
    } catch (error) {
      if (isRefusal(error)) return error;
      hasFailed = true;
      log.error({ err: error, name, changed: result.changed }, 'a bulk act stopped');
      return new AppError('UNAVAILABLE');
    }
  }

  async function attemptSet(set: readonly string[]): Promise<OrderActOutcome[]> {
    if (!hasSets || hasFailed || stop.aborted) return [];
    try {
      return await actOnSet(set);
    } catch (error) {
      hasSets = false;
      // without an answer of PostgreSQL, nothing says whether the set was done
      hasFailed = pgCode(error) === undefined && !isRefusal(error);
      log.error({ err: error, changed: result.changed }, 'a set of a bulk act failed');
      return [];
    }
  }

  const waiting = [...new Set(names)];
  while (waiting.length > 0) {
    const outcomes = await attemptSet(waiting.slice(0, SET));
    if (outcomes.length === 0) outcomes.push(await attempt(waiting[0] ?? ''));
    for (const [nth, name] of waiting.splice(0, outcomes.length).entries()) sort(result, name, outcomes[nth]);
  }
  return result;
}

function sort(result: BulkResult, name: string, outcome: OrderActOutcome = new AppError('UNAVAILABLE')): void {
  if (outcome === 'changed' || outcome === 'unchanged') result[outcome].push(name);
  else result.refused.push({ id: name, code: outcome.code, message: refusalText(outcome) });
}

/** Acts on each order as `actOneByOne`; `refuse` may throw before the first. */
export async function actOnEach(
  bulk: BulkAct,
  act: (order: OrderToMove) => Promise<OrderActOutcome>,
  refuse: (orders: OrderToMove[]) => void = () => {},
): Promise<BulkResult> {
  const orders = await findChosen(bulk);
  refuse(orders.found);
  return actOneByOne({ ...bulk, names: orders.names }, orders.acting(act));
}

/**
 * Acts on orders in sets, as `actInSets`. `actOnSet` gets different orders, and acts on those before the first that it cannot have
 * at once.
 */
export async function actOnOrders(
  bulk: BulkAct,
  act: (order: OrderToMove) => Promise<OrderActOutcome>,
  actOnSet: (orders: OrderToMove[]) => Promise<OrderActOutcome[]>,
): Promise<BulkResult> {
  const { names, orderOf, acting } = await findChosen(bulk);
  return actInSets({ ...bulk, names }, acting(act), (set) => {
    const orders = new Set<OrderToMove>();
    for (const name of set) {
      const order = orderOf(name);
      if (!order || orders.has(order)) break;
      orders.add(order);
    }
    return orders.size > 1 ? actOnSet([...orders]) : Promise.resolve([]);
  });
}

/** The orders of a bulk act by the names that choose them: ids and codes. */
async function findChosen({ db, chosen: { ids = [], codes = [] } }: BulkAct) {
  const found = await findOrdersToMove(db, { ids, codes: codes.map((code) => code.toUpperCase()) });
  const byName = new Map(found.flatMap((order) => [[order.id, order] as const, [order.code, order] as const]));
  const orderOf = (name: string) => byName.get(name.toLowerCase()) ?? byName.get(name.toUpperCase());
  const acting = (act: (order: OrderToMove) => Promise<OrderActOutcome>) => async (name: string) => {
    const order = orderOf(name);
    return order ? act(order) : new AppError('ORDER_NOT_FOUND');
  };
  return { found, names: [...ids, ...codes], orderOf, acting };
}
