-- The driver's side of a load: devices that opened its link, and how each stop ended.

-- The code that the customer says at the door; made when the shipment leaves.
alter table purchase.shipment add column delivery_code text check (delivery_code ~ '^\d{4}$');

create table dispatch.driver_session (
  id           uuid primary key default gen_random_uuid(),
  load_id      uuid not null references dispatch.load on delete cascade,
  -- SHA-256 of the token in the device's cookie, and of the link that opened it: a new link ends the sessions of the old one.
  hash         bytea not null unique check (length(hash) = 32),
  link_hash    bytea not null check (length(link_hash) = 32),
  user_agent   text not null check (length(user_agent) <= 300),
  network      text not null,
  created_at   timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);
create index driver_session_load on dispatch.driver_session (load_id);

-- A photo that a driver's phone took at a stop: a door, what comes back, a signature. The id is the phone's.
create table dispatch.driver_photo (
  id           uuid primary key,
  stop_id      uuid not null references dispatch.load_stop on delete cascade,
  file         bytea not null,
  arrived_at   timestamptz not null default now()
);
create index driver_photo_stop on dispatch.driver_photo (stop_id);

-- How a stop ended. The id is the phone's: what arrives twice counts once, and a stop ends once.
create table dispatch.delivery (
  id                   uuid primary key,
  stop_id              uuid not null constraint delivery_once_per_stop unique references dispatch.load_stop,
  load_id              uuid not null references dispatch.load,
  session_id           uuid references dispatch.driver_session on delete set null,
  result               text not null check (result in ('delivered', 'partial', 'refused')),
  -- Of a refusal.
  reason               text check (reason in ('closed', 'absent', 'no_money', 'wrong_address')),
  note                 text not null default '' check (length(note) <= 200),
  receiver             text not null default '' check (length(receiver) <= 80),
  proof                text not null check (proof in ('code', 'signature', 'none')),
  -- To collect before anything came back, and after it, in pesos.
  expected             bigint not null check (expected >= 0),
  due                  bigint not null check (due >= 0),
  -- Cash that the driver kept, and what came by Bre-B or transfer.
  cash                 bigint not null check (cash >= 0),
  electronic           bigint not null check (electronic >= 0),
  electronic_reference text check (length(electronic_reference) between 1 and 40),
  -- On the phone, and when it arrived.
  at                   timestamptz not null,
  arrived_at           timestamptz not null default now(),
  check ((result = 'refused') = (reason is not null)),
  check ((electronic > 0) = (electronic_reference is not null)),
  constraint refused_collects_nothing check (result <> 'refused' or cash + electronic = 0)
);
create index delivery_load on dispatch.delivery (load_id);

-- Units of an order's line that came back from a stop.
create table dispatch.delivery_back (
  delivery_id uuid not null references dispatch.delivery on delete cascade,
  line_no     smallint not null,
  name        text not null,
  units       int not null check (units > 0),
  reason      text not null check (reason in ('damaged', 'not_ordered', 'other_product', 'expired')),
  photo_ids   uuid[] not null default '{}' check (cardinality(photo_ids) <= 4),
  primary key (delivery_id, line_no)
);

-- Wrong delivery codes of a stop: after a few only a signature counts.
create table dispatch.delivery_try (
  stop_id uuid primary key references dispatch.load_stop on delete cascade,
  wrong   int not null default 0 check (wrong >= 0)
);
