-- What an operator did to waves, so that it can be undone for a day: shipments put into new waves, or a wave assigned to a picker.
create table dispatch.act (
  id          uuid primary key default gen_random_uuid(),
  operator_id uuid not null references office.operator,
  kind        text not null check (kind in ('waves', 'assignment')),
  at          timestamptz not null default now(),
  undone_at   timestamptz
);

-- The shipments of an act with their state at that moment; `counted` are the units that were picked or reported missing.
create table dispatch.act_shipment (
  act_id      uuid not null references dispatch.act on delete cascade,
  shipment_id bigint not null references purchase.shipment on delete cascade,
  wave_code   text not null,
  status      text not null,
  counted     int not null,
  undone_at   timestamptz,
  primary key (act_id, shipment_id)
);
create index act_shipment_shipment on dispatch.act_shipment (shipment_id);

-- A wave's picker and hour before an assignment, and the version that the assignment gave it.
create table dispatch.act_assignment (
  act_id        uuid primary key references dispatch.act on delete cascade,
  wave_code     text not null,
  operator_id   uuid,
  operator_name text,
  leaves_at     time not null,
  version       int not null
);
