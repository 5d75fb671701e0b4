import type { ClientBase } from 'pg';
import { type Cell, copy } from './copy.ts';
import { demoRoutes } from './routes.ts';

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
