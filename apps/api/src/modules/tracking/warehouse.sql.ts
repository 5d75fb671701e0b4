import { statement } from '../../platform/db.ts';

/** The first warehouse is what visitors see before a place is known. */
export const saveWarehouse = statement<never, [id: string, name: string, cityId: string]>(
  'tracking.save_warehouse',
  `insert into tracking.warehouse (id, name, city_id, is_default)
   values ($1, $2, $3, not exists (select from tracking.warehouse where is_default))
   on conflict (id) do update set name = excluded.name, city_id = excluded.city_id`,
);

export const saveZone = statement<
  never,
  [id: string, name: string, warehouseId: string, leadDays: number, weekdays: number[], shippingFee: number]
>(
  'tracking.save_zone',
  `insert into tracking.zone (id, name, warehouse_id, lead_days, weekdays, shipping_fee) values ($1, $2, $3, $4, $5, $6)
   on conflict (id) do update set name = excluded.name, lead_days = excluded.lead_days, weekdays = excluded.weekdays,
     shipping_fee = excluded.shipping_fee`,
);

/** Cities of these states and these cities themselves are served by the zone from now on, whoever served them before. */
export const saveCoverage = statement<{ city_id: string }, [zoneId: string, stateIds: string[], cityIds: string[]]>(
  'tracking.save_coverage',
  `insert into tracking.coverage (city_id, zone_id)
   select id, $1 from tracking.city where state_id = any($2) or id = any($3)
   on conflict (city_id) do update set zone_id = excluded.zone_id
   returning city_id`,
);
