import type { ClientBase } from 'pg';
import { copy } from './copy.ts';
import { type DemoCity, type Zone, warehouses, zoneOf, zones } from './places.ts';

/** The zone that serves each municipality; those without coverage are missing. */
export type ZoneByCity = ReadonlyMap<string, Zone>;

/** Loads warehouses, zones and coverage; returns the zone of each covered city. */
export async function loadPlaces(client: ClientBase): Promise<ZoneByCity> {
  await copy(
    client,
    'tracking.warehouse',
    ['id', 'name', 'city_id', 'is_default'],
    warehouses.map(({ id, name, cityId }) => [id, name, cityId, id === 'BOG']),
  );
  await copy(
    client,
    'tracking.zone',
    ['id', 'name', 'warehouse_id', 'lead_days', 'weekdays', 'shipping_fee', 'cutoff'],
    zones.map((zone) => [
      zone.id,
      zone.name,
      zone.warehouseId,
      zone.leadDays,
      `{${zone.weekdays.join(',')}}`,
      zone.shippingFee,
      zone.cutoff,
    ]),
  );
  const { rows } = await client.query<DemoCity>(
    'select id, state_id, latitude, longitude from tracking.city order by id',
  );
  const coverage = new Map(
    rows.flatMap((city) => {
      const zone = zoneOf(city);
      return zone ? [[city.id, zone] as const] : [];
    }),
  );
  await copy(
    client,
    'tracking.coverage',
    ['city_id', 'zone_id'],
    [...coverage].map(([city, zone]) => [city, zone.id]),
  );
  return coverage;
}
