import { statement } from '../../platform/db.ts';

/** Makes changes of coverage serial until the transaction ends: a city can leave one zone for another. */
export const lockCoverage = statement(
  'tracking.lock_coverage',
  `select pg_advisory_xact_lock(hashtext('tracking.coverage')) is not null as held`,
);

/** The terms of a zone. */
export interface ZoneTerms {
  id: string;
  name: string;
  warehouseId: string;
  leadDays: number;
  weekdays: number[];
  /** In pesos. */
  shippingFee: number;
  /** Pesos of goods from which there is no fee; null charges every order. */
  freeFrom: number | null;
  /** The zone's own cutoff hour; null is that of the policy. */
  cutoff: string | null;
  isPaused: boolean;
  revision: number;
}

/** All zones by name. */
export const listZoneTerms = statement<ZoneTerms>(
  'tracking.list_zone_terms',
  `select id, name, warehouse_id as "warehouseId", lead_days as "leadDays", weekdays, shipping_fee as "shippingFee",
     free_from as "freeFrom", cutoff, is_paused as "isPaused", revision from tracking.zone order by name, id`,
);

/** Every warehouse by id. */
export const listWarehouseNames = statement<{ id: string; name: string }>(
  'tracking.list_warehouse_names',
  `select id, name from tracking.warehouse order by id`,
);

export const saveWholeZone = statement(
  'tracking.save_whole_zone',
  `insert into tracking.zone (id, name, warehouse_id, lead_days, weekdays, shipping_fee, free_from, cutoff, is_paused)
   values ($id, $name, $warehouseId, $leadDays, $weekdays, $shippingFee, $freeFrom, $cutoff, $isPaused)
   on conflict (id) do update set name = excluded.name, warehouse_id = excluded.warehouse_id, lead_days = excluded.lead_days,
     weekdays = excluded.weekdays, shipping_fee = excluded.shipping_fee, free_from = excluded.free_from,
     cutoff = excluded.cutoff, is_paused = excluded.is_paused`,
);

/** Takes these cities out of the zone. */
export const removeCoverage = statement<never, [zoneId: string, cityIds: string[]]>(
  'tracking.remove_coverage',
  `delete from tracking.coverage where zone_id = $1 and city_id = any($2)`,
);

/** Without its cities. */
export const deleteZone = statement<never, [zoneId: string]>(
  'tracking.delete_zone',
  `delete from tracking.zone where id = $1`,
);
