import { statement } from '../../platform/db.ts';

/** A warehouse with the zone of the same name, which `npm run warehouse` edits. */
export interface WarehouseRow {
  id: string;
  /** Of the zone. */
  name: string;
  cityId: string;
  city: string;
  leadDays: number;
  weekdays: number[];
  /** In pesos. */
  shippingFee: number;
  /** The number of cities the zone covers: none while it is paused. */
  cities: number;
}

const COLUMNS = `warehouse.id, zone.name, warehouse.city_id as "cityId", city.name as city, zone.lead_days as "leadDays", zone.weekdays,
     zone.shipping_fee as "shippingFee", (select count(*)::int from tracking.coverage where zone_id = zone.id and not zone.is_paused) as cities`;
const FROM = `from tracking.warehouse join tracking.city on city.id = warehouse.city_id
   join tracking.zone on zone.warehouse_id = warehouse.id`;

/** Locks the warehouse until the transaction ends. */
export const findWarehouse = statement<WarehouseRow, [id: string]>(
  'tracking.find_warehouse',
  `select ${COLUMNS} ${FROM} and zone.id = warehouse.id where warehouse.id = $1 for update of warehouse`,
);

/** A warehouse with one of its zones. */
export interface ZoneRow extends WarehouseRow {
  zoneId: string;
  isDefault: boolean;
}

/** All warehouses with their zones. */
export const listWarehouses = statement<ZoneRow>(
  'tracking.list_warehouses',
  `select zone.id as "zoneId", warehouse.is_default as "isDefault", ${COLUMNS} ${FROM} order by warehouse.id, zone.id`,
);

/** Zones by name, with the cities each covers. */
export const listZones = statement<{ id: string; name: string; cityIds: string[] }>(
  'tracking.list_zones',
  `select zone.id, zone.name, array_agg(coverage.city_id order by coverage.city_id) as "cityIds"
   from tracking.zone join tracking.coverage on coverage.zone_id = zone.id group by zone.id order by zone.name, zone.id`,
);

/** The first warehouse becomes the default, for visitors without a city. One that moves gets another name; the address is the office's. */
export const saveWarehouse = statement(
  'tracking.save_warehouse',
  `insert into tracking.warehouse (id, name, city_id, is_default)
   values ($id, $name, $cityId, not exists (select from tracking.warehouse where is_default))
   on conflict (id) do update set city_id = excluded.city_id, revision = warehouse.revision + 1,
     name = case when warehouse.city_id = excluded.city_id then warehouse.name else excluded.name end`,
);

/** A zone that exists keeps its cutoff hour and stays paused. */
export const saveZoneTerms = statement(
  'tracking.save_zone_terms',
  `insert into tracking.zone (id, name, warehouse_id, lead_days, weekdays, shipping_fee) values ($id, $name, $warehouseId, $leadDays, $weekdays, $shippingFee)
   on conflict (id) do update set name = excluded.name, warehouse_id = excluded.warehouse_id, lead_days = excluded.lead_days,
     weekdays = excluded.weekdays, shipping_fee = excluded.shipping_fee`,
);

export interface CityToAdd {
  cityId: string;
  city: string;
  /** The zone that covers it now, if any, and its warehouse. */
  zoneId: string | null;
  warehouseId: string | null;
}

/** The cities of these state and city codes that the zone does not cover yet. */
export const listCitiesToAdd = statement<CityToAdd, [zoneId: string, codes: string[]]>(
  'tracking.list_cities_to_add',
  `select city.id as "cityId", city.name as city, zone.id as "zoneId", zone.warehouse_id as "warehouseId"
   from tracking.city left join tracking.coverage on coverage.city_id = city.id left join tracking.zone on zone.id = coverage.zone_id
   where (city.state_id = any($2) or city.id = any($2)) and coverage.zone_id is distinct from $1
   order by city.id`,
);

/** Moves these cities to the zone, from any other zone. */
export const saveCoverage = statement<never, [zoneId: string, cityIds: string[]]>(
  'tracking.save_coverage',
  `insert into tracking.coverage (city_id, zone_id) select unnest($2::text[]), $1
   on conflict (city_id) do update set zone_id = excluded.zone_id`,
);
