-- The dispatch day: routes, waves and the counts of picking. Shelves and barcodes belong to the catalogue.
create schema dispatch;

-- Where the units of a version lie in a warehouse: aisle, rack, level. Null while it is not known.
alter table products.stock add column shelf text check (shelf ~ '^[A-Z0-9]+(-[A-Z0-9]+){0,3}$' and length(shelf) <= 20);
-- The number under the bars of the package (EAN, UPC); two versions never share one.
alter table products.version add column barcode text check (barcode ~ '^\d{8,14}$');
create unique index version_barcode on products.version (barcode) where barcode is not null;

create table dispatch.route (
  id           uuid primary key default gen_random_uuid(),
  warehouse_id text not null references tracking.warehouse,
  name         text not null check (length(name) between 1 and 40),
  position     smallint not null check (position between 1 and 200),
  -- When its vehicle leaves, in Bogotá.
  leaves_at    time not null,
  version      int not null default 1
);
create unique index route_name on dispatch.route (warehouse_id, lower(name));

-- What a route serves: a municipality or a zone. With words, only the addresses that contain one of them.
create table dispatch.route_place (
  route_id uuid not null references dispatch.route on delete cascade,
  city_id  text references tracking.city,
  zone_id  text references tracking.zone on delete cascade,
  words    text[] not null default '{}' check (cardinality(words) <= 20),
  check ((city_id is null) <> (zone_id is null)),
  unique nulls not distinct (route_id, city_id, zone_id)
);

-- A shipment that an operator moved to another route than that of its address.
create table dispatch.shipment_route (
  shipment_id bigint primary key references purchase.shipment on delete cascade,
  route_id    uuid not null references dispatch.route on delete cascade
);
create index shipment_route_route on dispatch.shipment_route (route_id);

create table dispatch.wave (
  id            bigint generated always as identity primary key,
  dispatch_date date not null,
  warehouse_id  text not null references tracking.warehouse,
  number        smallint not null check (number between 1 and 999),
  code          text generated always as (
    'OLA-' || lpad((extract(year from dispatch_date)::int % 100)::text, 2, '0')
      || lpad(extract(month from dispatch_date)::text, 2, '0') || lpad(extract(day from dispatch_date)::text, 2, '0')
      || '-' || warehouse_id || '-' || number::text) stored unique,
  -- Null for shipments of no route.
  route_id      uuid references dispatch.route on delete set null,
  -- As it was when the wave was made: "Norte".
  name          text not null check (length(name) between 1 and 40),
  leaves_at     time not null,
  -- The operator that picks it, with the name of that moment; null while none is assigned.
  operator_id   uuid references office.operator,
  operator_name text,
  created_at    timestamptz not null default now(),
  version       int not null default 1,
  unique (dispatch_date, warehouse_id, number),
  check ((operator_id is null) = (operator_name is null))
);
create index wave_route on dispatch.wave (route_id);

-- A shipment is in one wave at most.
create table dispatch.wave_shipment (
  shipment_id bigint constraint shipment_in_one_wave primary key references purchase.shipment on delete cascade,
  wave_id     bigint not null references dispatch.wave on delete cascade,
  added_at    timestamptz not null default now()
);
create index wave_shipment_wave on dispatch.wave_shipment (wave_id);

-- Units of a version that were picked for a shipment, and those that were not found. `asked` is what the shipment needs, as it was when
-- the row was written.
create table dispatch.tally (
  shipment_id   bigint not null references purchase.shipment on delete cascade,
  version_id    bigint not null references products.version,
  asked         int not null check (asked >= 0),
  picked        int not null default 0 check (picked >= 0),
  short         int not null default 0 check (short >= 0),
  -- The operator that reported what is missing, and when.
  short_by      uuid references office.operator,
  short_by_name text,
  short_at      timestamptz,
  primary key (shipment_id, version_id),
  constraint tally_within_asked check (picked + short <= asked),
  check ((short > 0) = (short_at is not null))
);

-- What the phones sent. The id is the phone's: what arrives twice counts once. `counted` is how many of `units` found room.
create table dispatch.pick (
  id          uuid primary key,
  wave_id     bigint references dispatch.wave on delete set null,
  version_id  bigint not null references products.version,
  kind        text not null check (kind in ('units', 'short')),
  units       int not null check (units between -9999 and 9999),
  counted     int not null,
  operator_id uuid not null references office.operator,
  -- On the phone, and when it arrived.
  picked_at   timestamptz not null,
  arrived_at  timestamptz not null default now()
);
create index pick_wave on dispatch.pick (wave_id);
