-- How many of a combo the stock of a warehouse allows. For a part without a version, the version with the most stock counts, if its
-- product is active: an inactive product offers no choice.
create or replace function products.combo_stock(combo bigint, warehouse text) returns int
  language sql stable strict parallel safe
  return coalesce((
    select min(part.left_) from (
      select coalesce(max(s.available), 0) / needed.quantity as left_
      from (
        select cp.product_id, cp.version_id, sum(cp.quantity)::int as quantity
        from products.combo_part cp where cp.combo_id = combo group by cp.product_id, cp.version_id
      ) needed
      left join products.version v
        on v.product_id = needed.product_id and v.active and (needed.version_id is null or v.id = needed.version_id)
        and (needed.version_id is not null or exists (select from products.product p where p.id = needed.product_id and p.active))
      left join products.stock s on s.version_id = v.id and s.warehouse_id = warehouse
      group by needed.product_id, needed.version_id, needed.quantity
    ) part), 0);

-- Orders already counted as bought together, so that a repeated event counts once.
create table products.counted_order (
  order_id uuid primary key
);
