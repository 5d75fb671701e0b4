-- What of a product sold from each warehouse in the ninety days, beside what sold in all: {"BOG": 12}. Best sellers are those of the
-- warehouse that serves who looks. Kept with `units_sold`, by whoever counts what sold.
alter table products.product add column sold_in jsonb not null default '{}';
update products.product p set sold_in = own.sold_in from (
  select product_id, jsonb_object_agg(warehouse_id, units) as sold_in from (
    select v.product_id, d.warehouse_id, sum(d.units)::int as units
    from products.sold d join products.version v on v.id = d.version_id group by 1, 2) sums
  group by product_id) own
where own.product_id = p.id;

-- It has not concerned search since words are looked up in memory.
alter function products.refresh_search(bigint[]) rename to refresh_shown;

-- An order is told again for a month at most: then it need not be known any more that it was counted.
alter table products.counted_order add column counted_at timestamptz not null default now();
create index counted_order_old on products.counted_order (counted_at);

-- Lists are sorted and codes looked for in memory; what a version costs is asked by its id.
drop index products.product_newest;
drop index products.product_combo;
drop index products.version_code_prefix;
drop index products.programmed_price_during;
