import type { OfficeOrderFilters } from '@tonalia/contract/purchase-office';
import { listSellers } from '../../customers/index.ts';
import { listBrands } from '../../products/index.ts';
import { coveredCities, listWarehouses, listZones } from '../../tracking/index.ts';
import { listDue } from './due.ts';
import { leavingToday } from './leaving-today.ts';
import type { OrderListContext } from './order-filters.ts';
import { listMethods } from './orders.sql.ts';

/** What the filters of the order list offer, and the open orders by due day and warehouse. */
export async function readOrderFilters({ db, clock, dispatching }: OrderListContext): Promise<OfficeOrderFilters> {
  const [warehouses, methods, due, sellers, zones, brands, cities, routes] = await Promise.all([
    listWarehouses(db),
    listMethods(db),
    listDue(db, clock),
    listSellers(db),
    listZones(db),
    listBrands(db),
    coveredCities(db),
    dispatching.listRouteNames(db),
  ]);
  const cells = Map.groupBy(due, ({ day, warehouseId }) => `${day} ${warehouseId}`);
  return {
    warehouses: [...new Map(warehouses.map(({ id, city }) => [id, { _id: id, name: city }])).values()],
    methods,
    sellers: sellers.map(({ id, name }) => ({ _id: id, name })),
    zones: zones.map(({ id, name }) => ({ _id: id, name })),
    brands: brands.map(({ id, name }) => ({ _id: id, name })),
    routes,
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
    leaving: await leavingToday({ db, clock, dispatching }, due),
  };
}
