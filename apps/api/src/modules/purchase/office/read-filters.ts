import type { OfficeOrderFilters } from '@tonalia/contract/purchase-office';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { listSellers } from '../../customers/index.ts';
import { coveredCities, listWarehouses } from '../../tracking/index.ts';
import { listDue } from './due.ts';
import { listMethods } from './orders.sql.ts';

/** What the filters of the order list offer, and the open orders by due day and warehouse. */
export async function readOrderFilters(db: Database, clock: Clock): Promise<OfficeOrderFilters> {
  const [zones, methods, due, sellers, cities] = await Promise.all([
    listWarehouses(db),
    listMethods(db),
    listDue(db, clock),
    listSellers(db),
    coveredCities(db),
  ]);
  const cells = Map.groupBy(due, ({ day, warehouseId }) => `${day} ${warehouseId}`);
  return {
    warehouses: [...new Map(zones.map(({ id, city }) => [id, { _id: id, name: city }])).values()],
    methods,
    sellers: sellers.map(({ id, name }) => ({ _id: id, name })),
    cities: cities.map(({ id, name }) => ({ _id: id, name })),
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
