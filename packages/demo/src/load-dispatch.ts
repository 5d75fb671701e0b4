import type { ClientBase } from 'pg';
import { type Cell, copy } from './copy.ts';
import type { DemoOrder } from './orders.ts';
import { warehouses, zones } from './places.ts';
import { seeded } from './random.ts';

/** A route of the demo. */
export interface DemoRoute {
  warehouseId: string;
  name: string;
  leavesAt: string;
  /** A municipality, with words of its addresses or without. */
  cities: readonly (readonly [cityId: string, ...words: string[]])[];
  zones: readonly string[];
}

const BOGOTA = '11001';
const bogota: readonly DemoRoute[] = [
  { warehouseId: 'BOG', name: 'Norte', leavesAt: '12:00', cities: [[BOGOTA]], zones: [] },
  { warehouseId: 'BOG', name: 'Sur', leavesAt: '12:00', cities: [[BOGOTA, 'Diag.', 'Transv.']], zones: [] },
  { warehouseId: 'BOG', name: 'Occidente', leavesAt: '14:30', cities: [[BOGOTA, 'Av. Calle', 'Cra. 1']], zones: [] },
  { warehouseId: 'BOG', name: 'Sabana norte', leavesAt: '14:30', cities: [], zones: zonesOf('BOG') },
];
const others = warehouses
  .filter(({ id }) => id !== 'BOG')
  .map(({ id, name }): DemoRoute => ({ warehouseId: id, name, leavesAt: '14:00', cities: [], zones: zonesOf(id) }));

function zonesOf(warehouse: string): string[] {
  return zones.filter(({ warehouseId }) => warehouseId === warehouse).map(({ id }) => id);
}

/** The routes with their ids: four of Bogotá, one of each other warehouse. */
export const demoRoutes = (): (DemoRoute & { id: string })[] =>
  [...bogota, ...others].map((route) => ({
    ...route,
    id: seeded(`route ${route.warehouseId} ${route.name}`).uuid(),
  }));

/** The route that serves the address of an order, by the rule of the dispatch module; undefined for none. */
export function routeTo<Route extends DemoRoute>(
  routes: readonly Route[],
  { address, zone }: Pick<DemoOrder, 'address' | 'zone'>,
): Route | undefined {
  const near = routes.filter(({ warehouseId }) => warehouseId === zone.warehouseId);
  const wordsIn = ({ cities }: DemoRoute) => cities.find(([cityId]) => cityId === address.cityId)?.slice(1);
  return (
    near.find((route) => wordsIn(route)?.some((word) => address.address.includes(word))) ??
    near.find((route) => wordsIn(route)?.length === 0) ??
    near.find(({ zones: served }) => served.includes(zone.id))
  );
}

/** Loads the routes. */
export async function loadRoutes(client: ClientBase): Promise<void> {
  const routes = demoRoutes();
  await copy(
    client,
    'dispatch.route',
    ['id', 'warehouse_id', 'name', 'position', 'leaves_at'],
    routes.map(({ id, warehouseId, name, leavesAt }, at) => [id, warehouseId, name, at + 1, leavesAt]),
  );
  await copy(
    client,
    'dispatch.route_place',
    ['route_id', 'city_id', 'zone_id', 'words'],
    routes.flatMap(({ id, cities, zones: served }): Cell[][] => [
      ...cities.map(([cityId, ...words]) => [id, cityId, null, `{${words.map((word) => `"${word}"`).join(',')}}`]),
      ...served.map((zoneId) => [id, null, zoneId, '{}']),
    ]),
  );
}
