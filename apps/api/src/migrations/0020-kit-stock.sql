-- Units of a kit the parts in a warehouse allow, when the best versions are chosen for the parts that leave the choice, another one
-- for each part if need be. A version with s units that stands for m parts of q units allows s / (m q) kits; so n such parts of one
-- product allow the n-th largest of all these figures. Parts of one product with different quantities count as the largest, so that
-- the answer is never more than can be had. A part that is fixed takes its units first; of a product that is not sold there is
-- nothing to choose.
create or replace function products.combo_stock(combo bigint, warehouse text) returns int
  language sql stable strict parallel safe
  return (
    with parts as (
      select product_id, version_id, quantity from products.combo_part where combo_id = combo
    ), fixed as (
      select product_id, version_id, sum(quantity)::int as units from parts where version_id is not null group by product_id, version_id
    ), open as (
      select product_id, count(*)::int as n, max(quantity)::int as quantity from parts where version_id is null group by product_id
    ), kits as (
      select coalesce((
        select s.available / fixed.units from products.version v join products.stock s on s.version_id = v.id and s.warehouse_id = warehouse
        where v.id = fixed.version_id and v.active), 0) as units
      from fixed
      union all
      select coalesce((
        select best.available / (m * open.quantity + coalesce(taken.units, 0))
        from (
          select v.id, s.available
          from products.product p join products.version v on v.product_id = p.id and v.active
          join products.stock s on s.version_id = v.id and s.warehouse_id = warehouse
          where p.id = open.product_id and p.active
          order by s.available desc limit open.n + (select count(*) from fixed)
        ) best
        cross join generate_series(1, open.n) m
        left join fixed taken on taken.version_id = best.id
        order by 1 desc offset open.n - 1 limit 1), 0)
      from open
    )
    select coalesce(min(units), 0)::int from kits);

select products.refresh_stocked(array(select id from products.product where kind = 'combo'));
