import type { ClientBase } from 'pg';
import { type Cell, copy } from './copy.ts';
import { warehouses, zones } from './places.ts';
import { seeded } from './random.ts';

interface DemoRoute {
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

/** Loads the routes: four of Bogotá, one of each other warehouse. */
export async function loadRoutes(client: ClientBase): Promise<void> {
  const routes = [...bogota, ...others].map((route) => ({
    ...route,
    id: seeded(`route ${route.warehouseId} ${route.name}`).uuid(),
  }));
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
