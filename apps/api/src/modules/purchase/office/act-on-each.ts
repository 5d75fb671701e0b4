import { AppError } from '@tonalia/contract/errors';
import { type OfficeError, isRefusal } from '@tonalia/contract/office-errors';
import type { BulkResult } from '@tonalia/contract/office-wire';
import type { FastifyBaseLogger } from 'fastify';
import { refusalText } from '../../../platform/http/errors.ts';
import type { Database } from '../../../platform/transaction.ts';
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
export async function actOneByOne(
  { names, stop, log }: NamedAct,
  act: (name: string) => Promise<OrderActOutcome>,
): Promise<BulkResult> {
  const result: BulkResult = { changed: [], unchanged: [], refused: [], undo: null };
  let hasFailed = false;

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

  for (const name of new Set(names)) {
    const outcome = await attempt(name);
    if (outcome === 'changed' || outcome === 'unchanged') result[outcome].push(name);
    else result.refused.push({ id: name, code: outcome.code, message: refusalText(outcome) });
  }
  return result;
}

/** Acts on each order as `actOneByOne`; `refuse` may throw before the first. */
export async function actOnEach(
  { db, chosen: { ids = [], codes = [] }, stop, log }: BulkAct,
  act: (order: OrderToMove) => Promise<OrderActOutcome>,
  refuse: (orders: OrderToMove[]) => void = () => {},
): Promise<BulkResult> {
  const found = await findOrdersToMove(db, { ids, codes: codes.map((code) => code.toUpperCase()) });
  refuse(found);
  return actOneByOne({ names: [...ids, ...codes], stop, log }, async (name) => {
    const order = found.find(({ id, code }) => id === name.toLowerCase() || code === name.toUpperCase());
    return order ? act(order) : new AppError('ORDER_NOT_FOUND');
  });
}
