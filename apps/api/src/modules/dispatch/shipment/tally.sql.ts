import { statement } from '../../../platform/db.ts';

/** The counts of these shipments, as they were written: `countsWithin` compares them with what is asked now. */
export const listTallies = statement(
  'dispatch.list_tallies',
  `select shipment_id as "shipmentId", version_id as "versionId", picked, short, short_by_name as "shortBy", short_at as "shortAt"
   from dispatch.tally where shipment_id = any($1::bigint[])`,
);

/** Adds the counts that are missing, in the order of the shipments. Waits for other writers of them. */
export const beginTallies = statement(
  'dispatch.begin_tallies',
  `insert into dispatch.tally (shipment_id, version_id, asked)
   select need.shipment_id, $versionId, need.asked
   from unnest($shipmentIds::bigint[], $asked::int[]) as need (shipment_id, asked)
   order by need.shipment_id
   on conflict (shipment_id, version_id) do nothing`,
);

/** Locks the counts of a version, in the order of the shipments, until the transaction ends. */
export const lockTallies = statement(
  'dispatch.lock_tallies',
  `select shipment_id as "shipmentId", picked, short from dispatch.tally
   where shipment_id = any($shipmentIds::bigint[]) and version_id = $versionId
   order by shipment_id for update`,
);

/** Writes counts. A report of missing units keeps its operator and instant until the number changes. */
export const saveTallies = statement(
  'dispatch.save_tallies',
  `update dispatch.tally t set asked = n.asked, picked = n.picked, short = n.short,
     short_by = case when n.short = 0 then null when n.short = t.short then t.short_by else $operatorId::uuid end,
     short_by_name = case when n.short = 0 then null when n.short = t.short then t.short_by_name else $operatorName::text end,
     short_at = case when n.short = 0 then null when n.short = t.short then t.short_at else least($at::timestamptz, now()) end
   from unnest($shipmentIds::bigint[], $asked::int[], $picked::int[], $short::int[]) as n (shipment_id, asked, picked, short)
   where t.shipment_id = n.shipment_id and t.version_id = $versionId`,
);

/** Shipments after this one with a report of missing units, whether it was decided or not, in the order of their ids. */
export const listShortShipments = statement(
  'dispatch.list_short_shipments',
  `select distinct shipment_id as "shipmentId" from dispatch.tally
   where short > 0 and ($after::bigint is null or shipment_id > $after) order by shipment_id limit $limit`,
);
