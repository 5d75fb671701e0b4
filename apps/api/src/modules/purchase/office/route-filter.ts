import { MOST_COUNTED } from '@tonalia/contract/office-wire';
import type { ModuleContext } from '../../../platform/module.ts';
import { MOST_OPEN } from './due.ts';
import { findOrdersOfParts, listOpenShipments } from './orders.sql.ts';

/** Ids of the orders with a part of these routes: one that has not left, by its address, or one that left with their load; null without any. */
export async function findByRoute(
  { db, dispatching }: Pick<ModuleContext, 'db' | 'dispatching'>,
  { route: asked }: { route?: string[] | undefined },
): Promise<Set<string> | null> {
  if (asked === undefined) return null;
  const parts = await listOpenShipments(db, MOST_OPEN);
  const names = await dispatching.nameRoutes(db, parts);
  const sent = await dispatching.findPartsSentBy(db, asked, MOST_COUNTED + 1);
  const left = sent.length === 0 ? [] : await findOrdersOfParts(db, sent);
  return new Set([
    ...parts.filter(({ shipmentId }) => asked.includes(names.get(shipmentId) ?? '')).map(({ orderId }) => orderId),
    ...left.map(({ id }) => id),
  ]);
}
