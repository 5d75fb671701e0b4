import { statement } from '../../../platform/db.ts';

/** The next products by id, sold or not. */
export const findIdsAfter = statement<{ id: string }, [after: string, most: number]>(
  'products.find_ids_after',
  'select id from products.product where id > $1 order by id limit $2',
);

/**
 * Of these products and the combos they are part of, the ones with a `stocked_in` that differs from the stock now. A combo is in stock where
 * `products.combo_stock` is above zero; this asks only whether it is, for all warehouses at once, which is ten times as fast.
 */
export const findWronglyStocked = statement<{ id: string }, [productIds: string[]]>(
  'products.find_wrongly_stocked',
  `with asked as materialized (
     select p.id, p.kind, p.stocked_in from products.product p where p.id = any($1::bigint[])
     union
     select p.id, p.kind, p.stocked_in from products.combo_part part join products.product p on p.id = part.combo_id
     where part.product_id = any($1::bigint[])
   ), part as materialized (
     select combo_id, product_id, version_id, count(*)::int as times, max(quantity) as quantity, sum(quantity)::int as units
     from products.combo_part where combo_id in (select id from asked where kind = 'combo')
     group by combo_id, product_id, version_id
   ), enough as (
     select part.combo_id, s.warehouse_id
     from part
     join products.product p on p.id = part.product_id and p.active
     join products.version v on v.product_id = p.id and v.active and (part.version_id is null or v.id = part.version_id)
     join products.stock s on s.version_id = v.id and s.available >= part.quantity
     left join part fixed on part.version_id is null and fixed.combo_id = part.combo_id and fixed.version_id = v.id
     group by part.combo_id, part.product_id, part.version_id, s.warehouse_id
     having case when part.version_id is null
       -- how often a version can be chosen, the units of the fixed parts set aside
       then sum(greatest(0, (s.available - coalesce(fixed.units, 0)) / part.quantity)) >= max(part.times)
       else max(s.available) >= max(part.units) end
   ), combo as (
     select combo_id as id, array_agg(warehouse_id order by warehouse_id) as warehouses from (
       select combo_id, warehouse_id from enough group by combo_id, warehouse_id
       having count(*) = (select count(*) from part where part.combo_id = enough.combo_id)) whole
     group by combo_id
   )
   select asked.id from asked left join combo on combo.id = asked.id
   where asked.stocked_in <> coalesce(case asked.kind
     when 'combo' then combo.warehouses
     else (
       select array_agg(distinct s.warehouse_id order by s.warehouse_id) from products.version v
       join products.stock s on s.version_id = v.id and s.available > 0
       where v.product_id = asked.id and v.active)
     end, '{}')
   order by asked.id`,
);

/** Updates `stocked_in` of these products and of their combos. */
export const refreshStocked = statement<never, [productIds: string[]]>(
  'products.refresh_stocked',
  'select products.refresh_stocked($1::bigint[])',
);
