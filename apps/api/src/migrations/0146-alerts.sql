-- A version that a customer waits for: until it can be bought again (`stock`), or costs less (`price`). Each alert makes one notice.
create table products.alert (
  id          uuid primary key default gen_random_uuid(),
  customer_id uuid not null,
  version_id  bigint not null references products.version,
  kind        text not null check (kind in ('stock', 'price')),
  -- Units that the customer wants.
  quantity    int not null check (quantity between 1 and 9999),
  -- Price of one unit for the customer when it asked, in pesos.
  price_then  int not null check (price_then >= 0),
  made_at     timestamptz not null,
  -- When it made its notice, with the price of one unit then.
  fired_at    timestamptz,
  price_fired int,
  check ((fired_at is null) = (price_fired is null))
);
-- A customer waits once for a version and kind.
create unique index alert_waiting on products.alert (customer_id, version_id, kind) where fired_at is null;
create index alert_of_version on products.alert (version_id) where fired_at is null;
create index alert_fired on products.alert (customer_id, fired_at desc) where fired_at is not null;
create index alert_by_age on products.alert (fired_at) where fired_at is not null;
