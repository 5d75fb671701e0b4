import { statement } from '../../../platform/db.ts';

export const listMissingUnits = statement(
  'purchase.list_missing_units',
  `select shipment_id::text as "shipmentId", version_id::text as "versionId", units
   from purchase.missing_units where shipment_id = any($1::bigint[])`,
);

/** Sets the missing units of versions in shipments; 0 removes the row. Lock the orders first. */
export const saveMissingUnits = statement(
  'purchase.save_missing_units',
  `with given as (
     select * from unnest($shipmentIds::bigint[], $versionIds::bigint[], $units::int[]) as g (shipment_id, version_id, units)
   ), found as (
     delete from purchase.missing_units m using given g
     where m.shipment_id = g.shipment_id and m.version_id = g.version_id and g.units = 0
   )
   insert into purchase.missing_units (shipment_id, version_id, units)
   select shipment_id, version_id, units from given where units > 0
   on conflict (shipment_id, version_id) do update set units = excluded.units`,
);

/** Moves the missing units of versions that a shipment has no line of any more to the shipment that their lines joined. */
export const followMissingUnits = statement(
  'purchase.follow_missing_units',
  `with gone as (
     delete from purchase.missing_units m where m.shipment_id = $from::bigint and $from::bigint <> $to::bigint and not exists (
       select from purchase.order_line l join purchase.order_line_part p on p.order_id = l.order_id and p.line_no = l.line_no
       where l.shipment_id = m.shipment_id and p.version_id = m.version_id and l.quantity > 0)
     returning m.version_id, m.units
   )
   insert into purchase.missing_units as m (shipment_id, version_id, units) select $to::bigint, version_id, units from gone
   on conflict (shipment_id, version_id) do update set units = m.units + excluded.units`,
);
