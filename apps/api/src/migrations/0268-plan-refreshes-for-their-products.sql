-- With one plan for "all products" and "these products", every change of one product read the whole catalogue.
alter function products.refresh_shown(bigint[]) set plan_cache_mode = force_custom_plan;

create or replace function products.refresh_stocked(ids bigint[]) returns void language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  -- with the combos they are part of
  wanted bigint[] := case when ids is not null then
    array(select unnest(ids) union select combo_id from products.combo_part where product_id = any(ids)) end;
begin
  with asked as (
    select p.id, p.kind from products.product p where wanted is null or p.id = any(wanted) order by p.id for no key update
  ), stocked as (
    select v.product_id as id, array_agg(distinct s.warehouse_id order by s.warehouse_id) as warehouses
    from products.version v join products.stock s on s.version_id = v.id and s.available > 0
    where v.active and (wanted is null or v.product_id = any(wanted))
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
  where p.id = now_.id and p.stocked_in <> now_.warehouses;
end $$;
