-- Units of a product sold from each warehouse in the last ninety days: {"BOG": 12}. Best sellers are those of the warehouse
-- that serves the shopper. Written together with `units_sold`.
alter table products.product add column sold_in jsonb not null default '{}';
update products.product p set sold_in = own.sold_in from (
  select product_id, jsonb_object_agg(warehouse_id, units) as sold_in from (
    select v.product_id, d.warehouse_id, sum(d.units)::int as units
    from products.sold d join products.version v on v.id = d.version_id group by 1, 2) sums
  group by product_id) own
where own.product_id = p.id;

-- It does not concern search any more: words are looked up in memory.
alter function products.refresh_search(bigint[]) rename to refresh_shown;

-- The event of an order repeats for a month at most; after that its row here is not needed.
alter table products.counted_order add column counted_at timestamptz not null default now();
create index counted_order_old on products.counted_order (counted_at);

-- Lists are sorted and codes are found in memory; prices of versions are read by id.
drop index products.product_newest;
drop index products.product_combo;
drop index products.version_code_prefix;
drop index products.programmed_price_during;
