-- A move of a part, or of some lines, to another date or warehouse, with what was before it, so that it can be undone for a day.
create table purchase.date_act (
  id             uuid primary key default gen_random_uuid(),
  operator_id    uuid not null,
  order_id       uuid not null references purchase.order on delete cascade,
  lines          smallint[] not null,
  -- Of the part that has the lines since.
  to_date        date not null,
  to_warehouse   text not null,
  status         text not null,
  from_date      date,
  from_warehouse text not null,
  delivery_day   date,
  delivery_from  time,
  delivery_to    time,
  at             timestamptz not null default now(),
  undone_at      timestamptz
);
create index date_act_order on purchase.date_act (order_id);
