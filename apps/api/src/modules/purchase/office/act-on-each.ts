import { AppError } from '@tonalia/contract/errors';
import type { BulkResult } from '@tonalia/contract/office-wire';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/transaction.ts';
import { type ActOutcome, actInSets, actOneByOne } from '../bulk/act-in-sets.ts';
import { findOrdersToMove } from './orders.sql.ts';

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

/** Acts on each order as `actOneByOne`; `refuse` may throw before the first. */
export async function actOnEach(
  bulk: BulkAct,
  act: (order: OrderToMove) => Promise<ActOutcome>,
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
  act: (order: OrderToMove) => Promise<ActOutcome>,
  actOnSet: (orders: OrderToMove[]) => Promise<ActOutcome[]>,
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
  const acting = (act: (order: OrderToMove) => Promise<ActOutcome>) => async (name: string) => {
    const order = orderOf(name);
    return order ? act(order) : new AppError('ORDER_NOT_FOUND');
  };
  return { found, names: [...ids, ...codes], orderOf, acting };
}
