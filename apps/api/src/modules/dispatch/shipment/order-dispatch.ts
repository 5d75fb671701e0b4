import type { OrderDispatch } from '../../../platform/module.ts';
import { listRoutes } from '../route/route.sql.ts';
import { listBoxNumbers, listPartsSentBy } from './order-dispatch.sql.ts';
import { withRoutes } from './load-shipments.ts';
import { findProblems } from './read-problems.ts';

/** What lists of orders show of the dispatch day. */
export const orderDispatch: OrderDispatch = {
  async nameRoutes(db, parts) {
    const routed = await withRoutes(db, parts);
    return new Map(routed.flatMap(({ shipmentId, route }) => (route ? [[shipmentId, route.name] as const] : [])));
  },
  async leavingTimes(db, parts) {
    const routed = await withRoutes(db, parts);
    return new Map(routed.flatMap(({ shipmentId, route }) => (route ? [[shipmentId, route.leavesAt] as const] : [])));
  },
  async listRouteNames(db) {
    return [...new Set((await listRoutes(db)).map(({ name }) => name))];
  },
  async findPartsSentBy(db, routes, most) {
    return (await listPartsSentBy(db, [...routes], most)).map(({ shipmentId }) => shipmentId);
  },
  async numberBoxes(db, shipmentIds) {
    const boxes = await listBoxNumbers(db, [...shipmentIds]);
    return new Map(boxes.map(({ shipmentId, numbers }) => [shipmentId, numbers]));
  },
  findProblems,
};
