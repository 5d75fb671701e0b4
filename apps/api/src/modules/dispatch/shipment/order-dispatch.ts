import type { OrderDispatch } from '../../../platform/module.ts';
import { withRoutes } from './load-shipments.ts';
import { findProblems } from './read-problems.ts';

/** What lists of orders show of the dispatch day. */
export const orderDispatch: OrderDispatch = {
  async nameRoutes(db, parts) {
    const routed = await withRoutes(db, parts);
    return new Map(routed.flatMap(({ shipmentId, route }) => (route ? [[shipmentId, route.name] as const] : [])));
  },
  findProblems,
};
