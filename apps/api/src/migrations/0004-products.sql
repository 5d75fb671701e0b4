-- The catalogue: what is sold, in which shades and volumes, at what price, and how many are left where.
create schema products;

create table products.manufacturer (
  id         bigint generated always as identity primary key,
  name       text not null check (length(name) between 1 and 80),
  plain_name text not null generated always as (platform.plain_text(name)) stored unique,
  ink        text not null default '#171A16' check (ink ~ '^#[0-9A-Fa-f]{6}$'),
  ground     text not null default '#EDEDE9' check (ground ~ '^#[0-9A-Fa-f]{6}$'),
  picture    jsonb
);

-- Two levels: a child's parent is of level 1, which the composite key holds.
create table products.category (
  id           bigint generated always as identity primary key,
  parent_id    bigint,
  level        smallint not null generated always as (case when parent_id is null then 1 else 2 end) stored,
  parent_level smallint generated always as (case when parent_id is null then null else 1 end) stored,
  name         text not null check (length(name) between 1 and 80),
  position     int not null default 0,
  picture      jsonb,
  unique (id, level),
  unique nulls not distinct (parent_id, name),
  foreign key (parent_id, parent_level) references products.category (id, level)
);

create table products.product (
  id              bigint generated always as identity primary key,
  code            text not null check (code = upper(code) and length(code) between 1 and 64),
  name            text not null check (length(name) between 1 and 160),
  description     text not null default '',
  manufacturer_id bigint not null references products.manufacturer,
  category_id     bigint not null references products.category,
  kind            text not null default 'simple' check (kind in ('simple', 'combo')),
  has_versions    boolean not null default false,
  min_quantity    int not null default 1 check (min_quantity between 1 and 999),
  attributes      jsonb not null default '[]' check (jsonb_typeof(attributes) = 'array'),
  tile            text check (tile in ('rubor', 'salvia', 'niebla', 'mantequilla', 'malva', 'piedra')),
  picture         jsonb,
  active          boolean not null default true,
  first_seen_at   timestamptz not null default now(),
  -- Units sold in the last 90 days, over all warehouses.
  units_sold      int not null default 0 check (units_sold >= 0),
  -- Lowest base price of its active versions, to sort by.
  price_from      int not null default 0 check (price_from >= 0),
  -- Kept by products.refresh_search: the words of name, brand, category, shades and codes.
  search          tsvector not null default '',
  search_name     text not null default '',
  unique (code)
);
create index product_category on products.product (category_id) where active;
create index product_manufacturer on products.product (manufacturer_id) where active;
create index product_bestsellers on products.product (units_sold desc, id) where active;
create index product_newest on products.product (first_seen_at desc, id) where active;
create index product_price on products.product (price_from, id) where active;
create index product_search on products.product using gin (search) where active;
create index product_search_name on products.product using gin (search_name gin_trgm_ops) where active;

create table products.colour_family (
  id       smallint primary key,
  name     text not null unique,
  hex      text not null check (hex ~ '^#[0-9A-F]{6}$'),
  position smallint not null
);

-- Everything that can be put in a cart. A product without shades or volumes has one version with the product's code.
create table products.version (
  id                    bigint generated always as identity primary key,
  product_id            bigint not null references products.product,
  code                  text not null check (code = upper(code) and length(code) between 1 and 64),
  -- Number of the shade as the maker prints it ("7.1", "214").
  shade_code            text,
  shade_name            text,
  hex                   text check (hex ~ '^#[0-9A-F]{6}$'),
  colour_image          text,
  colour_family_id      smallint references products.colour_family,
  -- Section of the colour card: the height of a dye ("7 Rubio medio"), the family of a nail colour.
  section               text,
  -- Height and reflection of a hair dye ("7", "1"), for "the same reflection first".
  height                smallint check (height between 0 and 12),
  reflection            text,
  volume                int check (volume > 0),
  volume_unit           text check (volume_unit in ('ml', 'g', 'und')),
  base_price            int not null check (base_price between 1 and 100000000),
  excluded_from_presale boolean not null default false,
  position              int not null default 0,
  active                boolean not null default true,
  first_seen_at         timestamptz not null default now(),
  units_sold            int not null default 0 check (units_sold >= 0),
  unique (code),
  unique nulls not distinct (product_id, shade_code, shade_name, volume, volume_unit),
  unique (id, product_id),
  check ((volume is null) = (volume_unit is null))
);
create index version_product on products.version (product_id, position) where active;
create index version_code_prefix on products.version (code text_pattern_ops);

create table products.stock (
  version_id   bigint not null references products.version,
  warehouse_id text not null references tracking.warehouse,
  available    int not null constraint stock_never_negative check (available >= 0),
  primary key (version_id, warehouse_id)
);

-- A product that may be ordered before it arrives.
create table products.presale (
  product_id    bigint primary key references products.product,
  opens_at      timestamptz not null default now(),
  closes_at     timestamptz not null,
  dispatch_date date not null,
  -- Units it may take in all; none means no limit.
  capacity      int check (capacity > 0),
  taken         int not null default 0 check (taken >= 0),
  constraint presale_within_capacity check (capacity is null or taken <= capacity),
  check (closes_at > opens_at)
);

-- Price of a version for a trade type, where it differs from the base price.
create table products.price (
  version_id    bigint not null references products.version,
  trade_type_id text not null references auth.trade_type,
  amount        int not null check (amount between 1 and 100000000),
  primary key (version_id, trade_type_id)
);

-- A named price in a window of time; one at a time for a version and a trade type.
create table products.programmed_price (
  id            bigint generated always as identity primary key,
  name          text not null check (length(name) between 1 and 120),
  version_id    bigint not null references products.version,
  trade_type_id text references auth.trade_type,
  during        tstzrange not null check (not isempty(during)),
  amount        int not null check (amount between 1 and 100000000),
  constraint programmed_price_no_overlap
    exclude using gist (version_id with =, (coalesce(trade_type_id, '')) with =, during with &&)
);

create table products.deal (
  id              bigint generated always as identity primary key,
  name            text not null check (length(name) between 1 and 120),
  discount_type   text not null check (discount_type in ('percentage', 'value')),
  amount          int not null,
  product_id      bigint references products.product,
  manufacturer_id bigint references products.manufacturer,
  category_id     bigint references products.category,
  trade_type_id   text references auth.trade_type,
  min_quantity    int not null default 1 check (min_quantity >= 1),
  during          tstzrange not null check (not isempty(during)),
  check (num_nonnulls(product_id, manufacturer_id, category_id) = 1),
  check (case discount_type when 'percentage' then amount between 1 and 90 else amount > 0 end)
);
create index deal_during on products.deal using gist (during);

-- What a kit is made of. Without a version the shopper chooses one.
create table products.combo_part (
  combo_id   bigint not null references products.product,
  position   smallint not null check (position >= 0),
  product_id bigint not null references products.product,
  version_id bigint,
  quantity   int not null check (quantity between 1 and 99),
  primary key (combo_id, position),
  foreign key (version_id, product_id) references products.version (id, product_id),
  check (combo_id <> product_id)
);

create table products.custom_list (
  id       bigint generated always as identity primary key,
  url_name text not null unique check (url_name ~ '^[a-z0-9-]{1,80}$'),
  name     text not null
);
create table products.custom_list_item (
  custom_list_id bigint not null references products.custom_list on delete cascade,
  position       int not null,
  product_id     bigint not null references products.product,
  primary key (custom_list_id, product_id)
);

create table products.search_synonym (
  term    text primary key check (term = platform.plain_text(term)),
  meaning text not null check (meaning = platform.plain_text(meaning))
);

-- Kept by account; a guest's belong to the guest session.
create table products.favourite (
  id          bigint generated always as identity primary key,
  identity_id uuid not null references auth.identity,
  session_id  uuid,
  product_id  bigint not null references products.product,
  version_id  bigint references products.version,
  created_at  timestamptz not null default now(),
  unique nulls not distinct (identity_id, session_id, product_id, version_id)
);
