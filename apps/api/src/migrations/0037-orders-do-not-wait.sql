-- Order lines refer to products. The refresh of stocked_in takes locks that permit such references; before, orders waited for the
-- whole refresh.
create or replace function products.refresh_stocked(ids bigint[]) returns void
  language sql as $$
  with asked as (
    select p.id, p.kind from products.product p
    where ids is null or p.id = any(ids) or p.id in (select combo_id from products.combo_part where product_id = any(ids))
    order by p.id for no key update
  ), stocked as (
    select v.product_id as id, array_agg(distinct s.warehouse_id order by s.warehouse_id) as warehouses
    from products.version v join products.stock s on s.version_id = v.id and s.available > 0
    where v.active and (ids is null or v.product_id in (select id from asked))
    group by v.product_id
  ), kits as (
    select asked.id, array_agg(w.id order by w.id) as warehouses
    from asked cross join tracking.warehouse w
    where asked.kind = 'combo' and products.combo_stock(asked.id, w.id) > 0
    group by asked.id
  )
  update products.product p set stocked_in = now_.warehouses
  from (
    select asked.id, coalesce(case asked.kind when 'combo' then kits.warehouses else stocked.warehouses end, '{}') as warehouses
    from asked left join stocked on stocked.id = asked.id left join kits on kits.id = asked.id
  ) now_
  where p.id = now_.id and p.stocked_in <> now_.warehouses
$$;
