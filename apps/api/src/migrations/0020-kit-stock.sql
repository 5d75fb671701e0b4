-- How many of a combo the stock of a warehouse allows, when each part that leaves the choice gets the best version, a different one for
-- each part if necessary. A version with s units that serves m parts of q units allows s / (m q) combos, so n such parts of one
-- product allow the n-th largest of all these figures. Parts of one product with different quantities all count as the largest, so that
-- the result is never more than can be delivered. A part with a fixed version takes its units first; a product that is not on sale
-- offers no choice.
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
