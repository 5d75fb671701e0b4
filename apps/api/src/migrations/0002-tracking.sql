-- Departments, cities, zones, warehouses and coverage.
create schema tracking;

create table tracking.state (
  id   text primary key check (id ~ '^\d{2}$'),
  name text not null
);

create table tracking.city (
  id        text primary key check (id ~ '^\d{5}$'),
  state_id  text not null references tracking.state,
  name      text not null,
  latitude  double precision not null check (latitude between -5 and 17),
  longitude double precision not null check (longitude between -85 and -66),
  check (left(id, 2) = state_id)
);
create index city_state on tracking.city (state_id);

create table tracking.warehouse (
  id         text primary key check (id ~ '^[A-Z]{3}$'),
  name       text not null,
  city_id    text not null references tracking.city,
  is_default boolean not null default false
);
-- A visitor sees this warehouse's stock until a place is known.
create unique index warehouse_one_default on tracking.warehouse (is_default) where is_default;

create table tracking.zone (
  id           text primary key,
  name         text not null,
  warehouse_id text not null references tracking.warehouse,
  lead_days    smallint not null check (lead_days between 0 and 30),
  weekdays     smallint[] not null check (cardinality(weekdays) > 0 and weekdays <@ '{1,2,3,4,5,6,7}'),
  shipping_fee int not null default 0 check (shipping_fee >= 0)
);

-- A city without a row here has no coverage.
create table tracking.coverage (
  city_id text primary key references tracking.city,
  zone_id text not null references tracking.zone
);
create index coverage_zone on tracking.coverage (zone_id);
