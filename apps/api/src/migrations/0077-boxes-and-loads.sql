-- The day after picking: shipments in boxes, and the load sheets (hojas de ruta) of the vehicles.

-- The packing of a shipment. The number of its delivery note (remisión) is given once.
create sequence dispatch.remission_number;
create table dispatch.packing (
  shipment_id      bigint primary key references purchase.shipment on delete cascade,
  remission        text unique check (remission ~ '^RM-\d{5,}$'),
  remission_at     timestamptz,
  -- When every unit was in a box or reported missing; null while boxes are open.
  packed_at        timestamptz,
  packed_by        uuid references office.operator,
  packed_by_name   text,
  check ((packed_at is null) = (packed_by is null)),
  check ((packed_by is null) = (packed_by_name is null)),
  check ((remission is null) = (remission_at is null))
);

create table dispatch.box (
  id             uuid primary key default gen_random_uuid(),
  shipment_id    bigint not null references dispatch.packing on delete cascade,
  number         smallint not null check (number between 1 and 99),
  size           text not null default 'medium' check (size in ('small', 'medium', 'large')),
  weight_g       int check (weight_g between 1 and 200000),
  closed_at      timestamptz,
  closed_by      uuid references office.operator,
  closed_by_name text,
  -- When it was scanned aboard the vehicle of its load.
  aboard_at      timestamptz,
  created_at     timestamptz not null default now(),
  constraint box_number unique (shipment_id, number),
  unique (id, shipment_id),
  constraint box_closed_with_weight check (closed_at is null or weight_g is not null),
  constraint box_aboard_closed check (aboard_at is null or closed_at is not null),
  check ((closed_at is null) = (closed_by is null)),
  check ((closed_by is null) = (closed_by_name is null))
);

-- Units of a version in a box.
create table dispatch.box_unit (
  box_id      uuid not null,
  shipment_id bigint not null,
  version_id  bigint not null references products.version,
  units       int not null check (units > 0),
  primary key (box_id, version_id),
  foreign key (box_id, shipment_id) references dispatch.box (id, shipment_id) on delete cascade
);
create index box_unit_shipment on dispatch.box_unit (shipment_id, version_id);

-- The units of a version in all boxes of a shipment, against what it needs. `packed` follows `box_unit` by a trigger, so that two
-- packers never put one unit in two boxes: the second waits for the row and finds no room.
create table dispatch.packed (
  shipment_id bigint not null references dispatch.packing on delete cascade,
  version_id  bigint not null references products.version,
  -- What may be in boxes, as it was when the row was written. Never below `packed`.
  room        int not null check (room >= 0),
  packed      int not null default 0 check (packed >= 0),
  primary key (shipment_id, version_id),
  constraint packed_within_room check (packed <= room)
);

create function dispatch.follow_box_units() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update dispatch.packed set packed = packed - old.units where shipment_id = old.shipment_id and version_id = old.version_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into dispatch.packed (shipment_id, version_id, room) values (new.shipment_id, new.version_id, 0)
      on conflict (shipment_id, version_id) do nothing;
    update dispatch.packed set packed = packed + new.units where shipment_id = new.shipment_id and version_id = new.version_id;
  end if;
  return null;
end $$;
create trigger box_unit_packed after insert or update or delete on dispatch.box_unit
  for each row execute function dispatch.follow_box_units();

create sequence dispatch.load_number;
-- A load sheet (hoja de ruta): what one vehicle takes on one day.
create table dispatch.load (
  id                 uuid primary key default gen_random_uuid(),
  code               text not null unique default 'HR-' || lpad(nextval('dispatch.load_number')::text, 5, '0'),
  -- Null for a load of no route, and after the route was removed.
  route_id           uuid references dispatch.route on delete set null,
  -- As it was when the load was made: "Norte".
  route_name         text not null check (length(route_name) between 1 and 40),
  dispatch_date      date not null,
  warehouse_id       text not null references tracking.warehouse,
  -- When the vehicle leaves, in Bogotá.
  leaves_at          time not null,
  driver_name        text check (length(driver_name) between 1 and 120),
  driver_phone       text check (driver_phone ~ '^\+?\d{7,15}$'),
  driver_document    text check (driver_document ~ '^\d{5,12}$'),
  -- "Van", "Moto", and the plate: "WGT482".
  vehicle            text check (length(vehicle) between 1 and 40),
  plate              text check (plate ~ '^[A-Z0-9]{5,7}$'),
  -- Cash for change that the driver takes along, in pesos.
  change_amount      int not null default 0 check (change_amount between 0 and 10000000),
  -- The driver asks for the customer's delivery code.
  asks_code          boolean not null default false,
  state              text not null default 'draft' check (state in ('draft', 'on_road', 'closed')),
  -- SHA-256 of the token of the driver's link. It dies when the load is closed.
  link_token_hash    bytea unique check (length(link_token_hash) = 32),
  link_made_at       timestamptz,
  link_opened_at     timestamptz,
  dispatched_at      timestamptz,
  dispatched_by_name text,
  -- The reason for leaving without some boxes; null when all were aboard.
  forced_reason      text check (length(forced_reason) between 1 and 300),
  closed_at          timestamptz,
  created_at         timestamptz not null default now(),
  version            int not null default 1,
  check ((state = 'draft') = (dispatched_at is null)),
  check ((state = 'closed') = (closed_at is not null)),
  check ((link_token_hash is null) or (link_made_at is not null and state <> 'closed'))
);
-- One draft of a route, day and warehouse at a time.
create unique index load_one_draft on dispatch.load (dispatch_date, warehouse_id, route_id) nulls not distinct where state = 'draft';
create index load_route on dispatch.load (route_id);
create index load_day on dispatch.load (warehouse_id, dispatch_date, state);

-- A stop of a load: a shipment to deliver, or a return to pick up at the address of its shipment.
create table dispatch.load_stop (
  id          uuid primary key default gen_random_uuid(),
  load_id     uuid not null references dispatch.load on delete cascade,
  shipment_id bigint not null references purchase.shipment on delete cascade,
  kind        text not null default 'delivery' check (kind in ('delivery', 'pickup')),
  -- Code of the return of a pickup: "DV-0412".
  reference   text check (length(reference) between 1 and 20),
  position    smallint not null check (position between 1 and 500),
  -- Planned hour of arrival in Bogotá, fixed when the load leaves; null before.
  promised_at time,
  -- Its load is not closed.
  is_open     boolean not null default true,
  constraint load_stop_position unique (load_id, position) deferrable initially deferred,
  check ((kind = 'pickup') = (reference is not null))
);
-- A shipment is in one open load at most, and a return too.
create unique index shipment_in_one_load on dispatch.load_stop (shipment_id) where is_open and kind = 'delivery';
create unique index pickup_in_one_load on dispatch.load_stop (reference) where is_open and kind = 'pickup';
create index load_stop_shipment on dispatch.load_stop (shipment_id);

-- A closed load leaves its shipments free for another, and its link opens nothing.
create function dispatch.close_load() returns trigger language plpgsql as $$
begin
  update dispatch.load_stop set is_open = false where load_id = new.id;
  return null;
end $$;
create trigger load_closed after update of state on dispatch.load
  for each row when (new.state = 'closed' and old.state <> 'closed') execute function dispatch.close_load();
