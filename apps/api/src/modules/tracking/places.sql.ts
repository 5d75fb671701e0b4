import { statement } from '../../platform/db.ts';

export interface StateRow {
  id: string;
  name: string;
}

export interface CityRow {
  id: string;
  stateId: string;
  name: string;
  zoneId: string | null;
  warehouseId: string | null;
  leadDays: number | null;
  weekdays: number[] | null;
  shippingFee: number | null;
  freeFrom: number | null;
  cutoff: string | null;
  isPaused: boolean | null;
}

export const listStates = statement<StateRow>('tracking.list_states', `select id, name from tracking.state`);

export const listCities = statement<CityRow>(
  'tracking.list_cities',
  `select city.id, city.state_id as "stateId", city.name, zone.id as "zoneId", zone.warehouse_id as "warehouseId",
     zone.lead_days as "leadDays", zone.weekdays, zone.shipping_fee as "shippingFee",
     zone.free_from as "freeFrom", zone.cutoff, zone.is_paused as "isPaused"
   from tracking.city
   left join tracking.coverage on coverage.city_id = city.id
   left join tracking.zone on zone.id = coverage.zone_id`,
);

export const findDefaultWarehouse = statement<{ warehouseId: string }>(
  'tracking.find_default_warehouse',
  `select id as "warehouseId" from tracking.warehouse where is_default`,
);
