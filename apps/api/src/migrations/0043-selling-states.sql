-- A product or version is a draft, published, or withdrawn with a reason and an author. A version is on sale when it and
-- its product are published. `active` remains the one predicate of all reads and is derived from the state.
alter table products.product
  add column selling text not null default 'published' check (selling in ('draft', 'published', 'withdrawn')),
  add column selling_reason text,
  add column selling_by text,
  add column selling_at timestamptz;
alter table products.version
  add column selling text not null default 'published' check (selling in ('draft', 'published', 'withdrawn')),
  add column selling_reason text,
  add column selling_by text,
  add column selling_at timestamptz,
  -- Withdrawn because it was missing from a list; an import of a list that has it publishes it again.
  add column withdrawn_by_import boolean not null default false check (not withdrawn_by_import or selling = 'withdrawn');

update products.product set selling = 'withdrawn', selling_reason = 'estaba inactivo antes de los estados de venta',
  selling_by = 'migración', selling_at = now() where not active;
update products.version set selling = 'withdrawn', selling_reason = 'estaba inactivo antes de los estados de venta',
  selling_by = 'migración', selling_at = now() where not active;

alter table products.product add constraint product_withdrawn_why
  check (selling <> 'withdrawn' or (coalesce(btrim(selling_reason), '') <> '' and coalesce(btrim(selling_by), '') <> ''));
alter table products.version add constraint version_withdrawn_why
  check (selling <> 'withdrawn' or (coalesce(btrim(selling_reason), '') <> '' and coalesce(btrim(selling_by), '') <> ''));

-- Its body names the column. It is created again below, with the partial indexes.
drop function products.combo_stock(bigint, text);
alter table products.product drop column active;
alter table products.version drop column active;
alter table products.product add column active boolean not null generated always as (selling = 'published') stored;
alter table products.version add column active boolean not null generated always as (selling = 'published') stored;

create index product_category on products.product (category_id, units_sold desc, id) where active;
create index product_manufacturer on products.product (manufacturer_id, units_sold desc, id) where active;
create index product_of_maker on products.product (category_id, manufacturer_id, units_sold desc, id) where active;
create index product_bestsellers on products.product (units_sold desc, id) where active;
create index product_newest on products.product (first_seen_at desc, id) where active;
create index product_combo on products.product (units_sold desc, id) where active and kind = 'combo';
create index version_product on products.version (product_id, position) where active;
create index version_newest_tones on products.version (product_id, first_seen_at) where active and hex is not null;
-- Versions not on sale are few; the office lists them and imports count them.
create index product_not_on_sale on products.product (selling_at desc, id) where not active;
create index version_not_on_sale on products.version (selling_at desc, id) where not active;

-- How many of a combo the stock of a warehouse allows, as in 0020-kit-stock.sql. New: a fixed part of an unpublished product
-- allows none.
create function products.combo_stock(combo bigint, warehouse text) returns int
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
        select s.available / fixed.units
        from products.version v join products.product p on p.id = v.product_id and p.active
        join products.stock s on s.version_id = v.id and s.warehouse_id = warehouse
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
