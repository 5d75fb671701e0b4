import type { DeliveryHours } from '@tonalia/rules/delivery-windows';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { weekdaysOfCustomers } from '../../customers/index.ts';
import { presalesOf } from '../../products/index.ts';
import { coverageOf } from '../../tracking/index.ts';
import { type WaitingOrderRow, findWaiting, listWaitingOrders } from '../presale/follow-presale.sql.ts';
import { chosenWindow, windowAfter } from '../presale/move-window.rules.ts';
import { type PresaleMove, presaleMoves } from '../presale/moves.rules.ts';

/** Orders read at once. */
const AT_ONCE = 500;

/** An order that a new day of a presale moves, with its moves and the window of the first before and after. */
export interface FollowingOrder {
  order: WaitingOrderRow;
  first: PresaleMove;
  lineNos: number[];
  before: DeliveryHours | undefined;
  after: DeliveryHours | null | undefined;
}

type NewDay = Readonly<{ productId: string; dispatchDate: string; opensAt: Date }>;

/** The orders that a presale's new day moves, by the rules of `followPresale`. */
export async function movingOrders(db: Database, clock: Clock, presale: NewDay): Promise<FollowingOrder[]> {
  const { productId, dispatchDate: day, opensAt } = presale;
  const moving: FollowingOrder[] = [];
  for (let after: string | null = null; ;) {
    const ids: string[] = (await listWaitingOrders(db, { productId, day, opensAt, after, limit: AT_ONCE })).map(
      ({ orderId }) => orderId,
    );
    moving.push(...(await movesOf(db, clock, presale, await findWaiting(db, ids))));
    after = ids[AT_ONCE - 1] ?? null;
    if (after === null) return moving;
  }
}

async function movesOf(
  db: Database,
  clock: Clock,
  presale: NewDay,
  orders: readonly WaitingOrderRow[],
): Promise<FollowingOrder[]> {
  const own = await weekdaysOfCustomers(db, [...new Set(orders.map(({ customerId }) => customerId))]);
  const joined = orders.filter(({ together }) => together).flatMap(({ waiting }) => waiting);
  const others = await presalesOf(db, [...new Set(joined.map(({ productId }) => productId))]);
  const all = await Promise.all(
    orders.map(async (order): Promise<FollowingOrder[]> => {
      const moves = presaleMoves(order, order.together ? [...others, presale] : [presale]);
      const [first] = moves;
      if (!first) return [];
      const before = chosenWindow(order, first);
      const coverage = before && (await coverageOf(db, order.cityId));
      const route = coverage && { ...coverage, weekdays: own.get(order.customerId) ?? coverage.weekdays };
      const after = route && windowAfter(before, first, route, clock.now());
      return [{ order, first, lineNos: moves.flatMap(({ lineNos }) => lineNos), before, after }];
    }),
  );
  return all.flat();
}
