import { statement } from '../../platform/db.ts';

const columns = `w.id, w.name, w.address, w.city_id as "cityId", c.name as city, c.state_id as "stateId", w.is_default as "isDefault",
     w.revision`;

/** A warehouse as the office edits it. */
export interface OfficeWarehouseRow {
  id: string;
  name: string;
  address: string;
  cityId: string;
  city: string;
  stateId: string;
  isDefault: boolean;
  revision: number;
}

/** Every warehouse, the default one first. */
export const listOfficeWarehouses = statement<OfficeWarehouseRow>(
  'tracking.list_office_warehouses',
  `select ${columns} from tracking.warehouse w join tracking.city c on c.id = w.city_id order by w.is_default desc, w.id`,
);

/** The first warehouse becomes the default. */
export const insertWarehouse = statement(
  'tracking.insert_warehouse',
  `insert into tracking.warehouse (id, name, address, city_id, is_default)
   values ($id, $name, $address, $cityId, not exists (select from tracking.warehouse where is_default))`,
);

export const updateWarehouse = statement(
  'tracking.update_warehouse',
  `update tracking.warehouse set name = $name, address = $address, city_id = $cityId, revision = revision + 1 where id = $id`,
);

/** Zones that deliver, and the municipalities they reach. */
export const countReach = statement<{ zones: number; cities: number }>(
  'tracking.count_reach',
  `select count(distinct zone.id)::int as zones, count(*)::int as cities
   from tracking.coverage join tracking.zone on zone.id = coverage.zone_id where not zone.is_paused`,
);
