import { rowIs, statement } from '../../../platform/db.ts';
import type { ServedPlace } from './route.rules.ts';

export interface RouteRow {
  id: string;
  warehouseId: string;
  name: string;
  position: number;
  /** "14:30" */
  leavesAt: string;
  places: ServedPlace[];
  version: number;
}

/** All routes with their places, by warehouse and position. */
export const listRoutes = statement(
  'dispatch.list_routes',
  `select r.id, r.warehouse_id as "warehouseId", r.name, r.position, to_char(r.leaves_at, 'HH24:MI') as "leavesAt", r.version,
     (select coalesce(jsonb_agg(jsonb_build_object('cityId', p.city_id, 'zoneId', p.zone_id, 'words', p.words)
        order by p.zone_id nulls first, p.city_id), '[]') from dispatch.route_place p where p.route_id = r.id) as places
   from dispatch.route r order by r.warehouse_id, r.position, r.name`,
  rowIs<{ places: ServedPlace[] }>(),
);

export const insertRoute = statement(
  'dispatch.insert_route',
  `insert into dispatch.route (warehouse_id, name, position, leaves_at)
   values ($warehouseId, $name, $position, $leavesAt::time)
   on conflict (warehouse_id, lower(name)) do nothing returning id`,
);

export const lockRoute = statement(
  'dispatch.lock_route',
  `select id, warehouse_id as "warehouseId", version from dispatch.route where id = $1 for update`,
);

export const updateRoute = statement(
  'dispatch.update_route',
  `update dispatch.route set name = $name, position = $position, leaves_at = $leavesAt::time, version = version + 1 where id = $id`,
);

export const deleteRoute = statement(
  'dispatch.delete_route',
  `delete from dispatch.route where id = $1 returning name`,
);

export const deletePlaces = statement('dispatch.delete_places', `delete from dispatch.route_place where route_id = $1`);

export const insertPlaces = statement(
  'dispatch.insert_places',
  `insert into dispatch.route_place (route_id, city_id, zone_id, words)
   select $routeId, p."cityId", p."zoneId", array(select jsonb_array_elements_text(p.words))
   from jsonb_to_recordset($places::jsonb) as p ("cityId" text, "zoneId" text, words jsonb)
   on conflict (route_id, city_id, zone_id) do update set words = excluded.words`,
);

/** The chosen routes of these shipments. */
export const listChosenRoutes = statement(
  'dispatch.list_chosen_routes',
  `select shipment_id as "shipmentId", route_id as "routeId" from dispatch.shipment_route where shipment_id = any($1::bigint[])`,
);

export const chooseRoute = statement(
  'dispatch.choose_route',
  `insert into dispatch.shipment_route (shipment_id, route_id) values ($shipmentId, $routeId)
   on conflict (shipment_id) do update set route_id = excluded.route_id`,
);

export const forgetChosenRoute = statement(
  'dispatch.forget_chosen_route',
  `delete from dispatch.shipment_route where shipment_id = $1`,
);
