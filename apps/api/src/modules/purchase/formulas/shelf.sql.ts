import { statement } from '../../../platform/db.ts';

/**
 * What a salon has of each version that was delivered to it, used or counted: the units and grams since the last count, and the price of one unit
 * in the last delivery. Parts of combos do not count: they have no price of their own; neither
 * does an exchange, which replaces what the salon had.
 */
export const findShelf = statement(
  'purchase.find_formula_shelf',
  `with counted as (select version_id, grams, counted_at from purchase.formula_shelf where customer_id = $1),
   taken as (
     select l.version_id, l.quantity, l.price, coalesce(s.delivered_at, o.created_at) as at
     from purchase.order o join purchase.shipment s on s.order_id = o.id and s.status = 'delivered'
     join purchase.order_line l on l.order_id = o.id and l.shipment_id = s.id
     where o.customer_id = $1 and l.choice = '' and l.quantity > 0 and l.price > 0),
   bought as (
     select t.version_id, (array_agg(t.price order by t.at desc))[1] as paid, max(t.at) as at,
       coalesce(sum(t.quantity) filter (where t.at > coalesce(c.counted_at, '-infinity')), 0)::int as units
     from taken t left join counted c on c.version_id = t.version_id group by t.version_id),
   used as (
     select u.version_id, sum(u.grams)::int as grams
     from purchase.formula_use u left join counted c on c.version_id = u.version_id
     where u.customer_id = $1 and u.used_at > coalesce(c.counted_at, '-infinity') group by u.version_id),
   known as (select version_id from bought union select version_id from used union select version_id from counted)
   select k.version_id as "versionId", b.paid, coalesce(b.units, 0) as units, coalesce(u.grams, 0) as used, coalesce(c.grams, 0) as counted
   from known k left join bought b on b.version_id = k.version_id left join used u on u.version_id = k.version_id
   left join counted c on c.version_id = k.version_id
   order by b.at desc nulls last, k.version_id`,
);

/** Grams of several versions that left the shelf at once. */
export const insertUses = statement(
  'purchase.insert_formula_uses',
  `insert into purchase.formula_use (customer_id, version_id, grams, used_at)
   select $customerId::uuid, part.version_id, part.grams, $at::timestamptz
   from unnest($versionIds::bigint[], $grams::int[]) as part (version_id, grams)`,
);

export const countShelf = statement(
  'purchase.count_formula_shelf',
  `insert into purchase.formula_shelf (customer_id, version_id, grams, counted_at) values ($customerId, $versionId, $grams, $at)
   on conflict (customer_id, version_id) do update set grams = excluded.grams, counted_at = excluded.counted_at`,
);
