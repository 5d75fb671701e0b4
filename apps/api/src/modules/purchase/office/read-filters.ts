import type { OfficeOrderFilters } from '@tonalia/contract/purchase-office';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { listWarehouses } from '../../tracking/index.ts';
import { listDue } from './due.ts';
import { listMethods } from './orders.sql.ts';

/** What the filters of the order list offer, and the open orders by due day and warehouse. */
export async function readOrderFilters(db: Database, clock: Clock): Promise<OfficeOrderFilters> {
  const [zones, methods, due] = await Promise.all([listWarehouses(db), listMethods(db), listDue(db, clock)]);
  const cells = Map.groupBy(due, ({ day, warehouseId }) => `${day} ${warehouseId}`);
  return {
    warehouses: [...new Map(zones.map(({ id, city }) => [id, { _id: id, name: city }])).values()],
    methods,
    due: [...cells]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([, parts]) => {
        const [first] = parts;
        if (!first) return [];
        const { day, isLate, warehouseId } = first;
        const orders = new Set(parts.map(({ orderId }) => orderId)).size;
        return [{ day, isLate, isPreSales: parts.every((one) => one.isPreSales), warehouseId, orders }];
      }),
  };
}
