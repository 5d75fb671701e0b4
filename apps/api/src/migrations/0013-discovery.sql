-- Announces every change of the catalogue on the channel `tonalia_change` when it commits, for the caches of all processes:
-- "products.deal", or with the ids of the products concerned, "products.version:12,15". Too many ids, or all products: no colon.
create function platform.tell_change() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('tonalia_change', tg_table_schema || '.' || tg_table_name);
  return null;
end $$;

create function products.tell_products_changed() returns trigger
  language plpgsql as $$
declare
  ids text;
  n int;
begin
  if tg_table_name = 'product' then
    select string_agg(id::text, ',' order by id), count(*) into ids, n from (select id from changed limit 301) few;
  elsif tg_table_name = 'version' then
    select string_agg(id::text, ',' order by id), count(*) into ids, n from (select distinct product_id as id from changed limit 301) few;
  else
    select string_agg(id::text, ',' order by id), count(*) into ids, n from (
      select distinct v.product_id as id from changed join products.version v on v.id = changed.version_id limit 301) few;
  end if;
  if n > 0 then
    perform pg_notify('tonalia_change', 'products.' || tg_table_name || case when n > 300 then '' else ':' || ids end);
  end if;
  return null;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array['product', 'version', 'price', 'programmed_price', 'stock'] loop
    execute format('create trigger tell_inserted after insert on products.%I
      referencing new table as changed for each statement execute function products.tell_products_changed()', name);
    execute format('create trigger tell_updated after update on products.%I
      referencing new table as changed for each statement execute function products.tell_products_changed()', name);
    execute format('create trigger tell_deleted after delete on products.%I
      referencing old table as changed for each statement execute function products.tell_products_changed()', name);
  end loop;
  foreach name in array array['products.manufacturer', 'products.category', 'products.colour_family', 'products.presale', 'products.deal',
    'products.combo_part', 'products.custom_list', 'products.custom_list_item', 'products.search_synonym',
    'marketing.banner', 'marketing.promotional_header', 'marketing.menu_entry'] loop
    execute format('create trigger tell_change after insert or update or delete or truncate on %s
      for each statement execute function platform.tell_change()', name);
  end loop;
end $$;

-- Favourites of a customer, added by the customer or its seller. Nothing wrote the earlier table.
drop table products.favourite;
create table products.favourite (
  id          bigint generated always as identity primary key,
  customer_id uuid not null references auth.customer,
  product_id  bigint not null references products.product,
  version_id  bigint,
  -- Price for the customer when it was added, in pesos.
  price_then  int not null check (price_then >= 0),
  added_at    timestamptz not null default now(),
  unique nulls not distinct (customer_id, product_id, version_id),
  foreign key (version_id, product_id) references products.version (id, product_id)
);
create index favourite_newest on products.favourite (customer_id, added_at desc, id desc);

-- How often two products were in one order, for "Se usa con". Each pair has a row in both directions.
create table products.bought_together (
  product_id bigint not null references products.product,
  other_id   bigint not null references products.product,
  times      int not null default 1 check (times > 0),
  primary key (product_id, other_id),
  check (product_id <> other_id)
);
create index bought_together_most on products.bought_together (product_id, times desc);
