-- Photographs of products, versions, brands and banners. The files are outside the database, by the key of their content.
create schema media;

-- A picture as it is stored: upright, without what its file carried besides. `key` is the SHA-256 of the file that came.
create table media.original (
  key        text primary key check (key ~ '^[0-9a-f]{64}$'),
  width      int not null check (width > 0),
  height     int not null check (height > 0),
  bytes      int not null check (bytes > 0),
  created_at timestamptz not null default now()
);
create index original_created on media.original (created_at);

-- The photographs of one owner in their order. Its row is the lock of every change of them.
create table media.album (
  owner_kind text not null check (owner_kind in ('product', 'version', 'brand', 'banner')),
  owner_id   bigint not null,
  version    int not null default 1,
  primary key (owner_kind, owner_id)
);

create table media.photo (
  id           uuid primary key default gen_random_uuid(),
  owner_kind   text not null,
  owner_id     bigint not null,
  position     int not null,
  original_key text not null references media.original,
  alt          text not null default '' check (length(alt) <= 160),
  -- Quarter turns clockwise.
  turn         smallint not null default 0 check (turn between 0 and 3),
  -- The square that is shown, in pixels of the turned picture; all null for the largest around the focal point.
  crop_left    int check (crop_left >= 0),
  crop_top     int check (crop_top >= 0),
  crop_side    int check (crop_side >= 16),
  -- In thousandths of the turned picture.
  focus_x      smallint not null default 500 check (focus_x between 0 and 1000),
  focus_y      smallint not null default 500 check (focus_y between 0 and 1000),
  -- Whether the ground around the goods is removed.
  cut          boolean not null default false,
  -- The tint below what is transparent; null for the tile of the shop.
  ground       text check (ground in ('rubor', 'salvia', 'niebla', 'mantequilla', 'malva', 'piedra', 'blanco')),
  version      int not null default 1,
  created_by   uuid not null,
  created_at   timestamptz not null default now(),
  deleted_at   timestamptz,
  foreign key (owner_kind, owner_id) references media.album,
  check ((crop_left is null) = (crop_top is null) and (crop_left is null) = (crop_side is null))
);
create index photo_owner on media.photo (owner_kind, owner_id, position) where deleted_at is null;
create index photo_original on media.photo (original_key);
create index photo_deleted on media.photo (deleted_at) where deleted_at is not null;

-- A ZIP of photographs, which comes in parts. Its files are removed a day later.
create table media.archive (
  id          uuid primary key default gen_random_uuid(),
  operator_id uuid not null,
  name        text not null check (length(name) between 1 and 200),
  bytes       bigint not null check (bytes > 0),
  created_at  timestamptz not null default now()
);
create index archive_created on media.archive (created_at);

-- What is shown of an owner, written by the change of its photographs: `id.version` of each, in their order.
alter table products.product add column photos text[] not null default '{}';
alter table products.version add column photos text[] not null default '{}';
alter table products.manufacturer add column photos text[] not null default '{}';
alter table marketing.banner add column photos text[] not null default '{}';
