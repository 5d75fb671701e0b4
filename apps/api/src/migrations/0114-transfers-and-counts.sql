-- Transfers between warehouses, counts of a part of a warehouse, and goods that arrive.

create sequence products.transfer_number;
-- Units that go from one warehouse to another. While it is sent they are on hand in neither.
create table products.transfer (
  id               uuid primary key,
  code             text not null unique default 'TR-' || lpad(nextval('products.transfer_number')::text, 4, '0'),
  from_id          text not null references tracking.warehouse,
  to_id            text not null references tracking.warehouse,
  state            text not null default 'draft' check (state in ('draft', 'sent', 'received', 'cancelled')),
  -- Planned days in Bogotá.
  leaves_on        date,
  arrives_on       date,
  note             text not null default '' check (length(note) <= 500),
  created_at       timestamptz not null default now(),
  created_by_name  text not null,
  sent_at          timestamptz,
  sent_by_name     text,
  received_at      timestamptz,
  received_by_name text,
  version          int not null default 1,
  check (from_id <> to_id),
  check (arrives_on >= leaves_on),
  check ((sent_at is not null) = (state in ('sent', 'received'))),
  check ((received_at is not null) = (state = 'received'))
);
create index transfer_state on products.transfer (state, created_at desc);
create index transfer_created on products.transfer (created_at desc);
create index transfer_from on products.transfer (from_id);
create index transfer_to on products.transfer (to_id);

create table products.transfer_line (
  transfer_id uuid not null references products.transfer on delete cascade,
  version_id  bigint not null references products.version,
  position    smallint not null check (position > 0),
  units       int not null check (units between 1 and 1000000),
  -- What was counted on arrival; null before.
  received    int check (received between 0 and 1000000),
  -- Why it is another number than was sent.
  reason      text check (reason in ('missing', 'broken', 'extra')),
  primary key (transfer_id, version_id),
  check ((reason is not null) = (received is not null and received <> units))
);
create index transfer_line_version on products.transfer_line (version_id);

create sequence products.count_number;
-- A count of a part of a warehouse: the shelves that begin with `section`, a brand, or both.
create table products.stock_count (
  id              uuid primary key,
  code            text not null unique default 'CT-' || lpad(nextval('products.count_number')::text, 4, '0'),
  warehouse_id    text not null references tracking.warehouse,
  -- "C" or "A-04".
  section         text check (section ~ '^[A-Z0-9]+(-[A-Z0-9]+){0,3}$' and length(section) <= 20),
  brand_id        bigint references products.manufacturer,
  state           text not null default 'open' check (state in ('open', 'applied', 'cancelled')),
  created_at      timestamptz not null default clock_timestamp(),
  created_by_name text not null,
  ended_at        timestamptz,
  ended_by_name   text,
  check (section is not null or brand_id is not null),
  check ((ended_at is null) = (state = 'open'))
);
create index stock_count_created on products.stock_count (created_at desc);
create index stock_count_state on products.stock_count (state, created_at desc);
create index stock_count_warehouse on products.stock_count (warehouse_id);
create index stock_count_brand on products.stock_count (brand_id);

-- A version of a count, with what was counted last; null before.
create table products.count_item (
  count_id     uuid not null references products.stock_count on delete cascade,
  version_id   bigint not null references products.version,
  units        int check (units between 0 and 1000000),
  -- On hand by the books at the moment of counting.
  expected     int check (expected >= 0),
  -- Why they differ, as the operator sees it.
  reason       text check (reason in ('broken', 'lost', 'expired', 'elsewhere')),
  -- The moment of counting, by the clock of PostgreSQL.
  counted_at   timestamptz,
  counted_by   text,
  -- Units by which its application changed what is on hand; null before.
  applied      int,
  primary key (count_id, version_id),
  check ((units is null) = (expected is null) and (units is null) = (counted_at is null) and (units is null) = (counted_by is null)),
  check (applied is null or units is not null)
);
create index count_item_version on products.count_item (version_id, counted_at);

-- Every count of a version that a phone sent. The id is the phone's: what arrives twice counts once.
create table products.count_line (
  id          uuid primary key,
  count_id    uuid not null references products.stock_count on delete cascade,
  version_id  bigint not null references products.version,
  units       int not null check (units between 0 and 1000000),
  expected    int not null check (expected >= 0),
  reason      text check (reason in ('broken', 'lost', 'expired', 'elsewhere')),
  counted_at  timestamptz not null,
  arrived_at  timestamptz not null default clock_timestamp(),
  operator_id uuid not null
);
create index count_line_count on products.count_line (count_id, version_id);
create index count_line_version on products.count_line (version_id);

create sequence products.receipt_number;
-- Goods that arrived at a warehouse. Its units are the movements with its code.
create table products.receipt (
  id           uuid primary key,
  code         text not null unique default 'EN-' || lpad(nextval('products.receipt_number')::text, 4, '0'),
  warehouse_id text not null references tracking.warehouse,
  reason       text not null check (length(reason) between 1 and 200),
  units        int not null check (units > 0),
  operator_id  uuid not null,
  created_at   timestamptz not null default now()
);
create index receipt_warehouse on products.receipt (warehouse_id);

-- The list of all movements, by warehouse, cause and day.
create index stock_movement_warehouse on products.stock_movement (warehouse_id, id desc);
create index stock_movement_cause on products.stock_movement (cause, id desc);
create index stock_movement_operator on products.stock_movement (operator_id, id desc) where operator_id is not null;
create index stock_movement_at on products.stock_movement (at);
