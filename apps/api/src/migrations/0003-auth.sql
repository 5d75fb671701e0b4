-- Identities, customers, portfolios, addresses, sessions, credit and loyalty.
create schema auth;

create table auth.trade_type (
  id   text primary key check (id ~ '^[a-z-]{3,40}$'),
  name text not null
);

create table auth.identity (
  id            uuid primary key default gen_random_uuid(),
  role          text not null check (role in ('Admin customer', 'Seller', 'Guest')),
  name          text not null check (length(name) between 1 and 80),
  last_name     text not null default '' check (length(last_name) <= 80),
  email         text check (email = lower(email) and length(email) <= 254),
  phone         text check (phone ~ '^[0-9]{7,10}$'),
  phone_e164    text check (phone_e164 ~ '^\+[1-9][0-9]{7,14}$'),
  password_hash text,
  provider_code text,
  created_at    timestamptz not null default now(),
  deleted_at    timestamptz,
  -- The shared guest has no password, phone or deletion.
  check (role <> 'Guest' or (password_hash is null and phone is null and deleted_at is null))
);
create unique index identity_email on auth.identity (email) where deleted_at is null;
create unique index identity_phone on auth.identity (phone_e164) where deleted_at is null;
create unique index identity_one_guest on auth.identity (role) where role = 'Guest';

create table auth.customer (
  id              uuid primary key default gen_random_uuid(),
  -- The identity that administers the account; null while only a seller knows the customer.
  identity_id     uuid unique references auth.identity,
  name            text not null check (length(name) between 1 and 120),
  trade_type_id   text not null references auth.trade_type,
  document_type   text check (document_type in ('CC', 'CE', 'NIT')),
  document_number text check (document_number ~ '^[0-9A-Z]{4,15}$'),
  city_id         text not null references tracking.city,
  approval        text not null default 'approved' check (approval in ('received', 'in_review', 'approved', 'rejected')),
  approval_reason text,
  lead_day        date,
  from_landing    boolean not null default false,
  created_at      timestamptz not null default now(),
  search_name     text not null generated always as (platform.plain_text(name)) stored,
  check ((document_type is null) = (document_number is null)),
  check (approval <> 'rejected' or approval_reason is not null)
);
create index customer_search_name on auth.customer using gin (search_name gin_trgm_ops);

create table auth.consent (
  id             bigint generated always as identity primary key,
  identity_id    uuid references auth.identity,
  customer_id    uuid references auth.customer,
  text_version   text not null,
  given_at       timestamptz not null default now(),
  given_through  uuid references auth.identity,
  client_address inet,
  check (identity_id is not null or customer_id is not null)
);

-- A customer belongs to one seller at a time.
create table auth.portfolio (
  customer_id uuid primary key references auth.customer,
  seller_id   uuid not null references auth.identity,
  assigned_at timestamptz not null default now()
);
create index portfolio_seller on auth.portfolio (seller_id, customer_id);

create table auth.address (
  id          uuid primary key default gen_random_uuid(),
  customer_id uuid not null references auth.customer,
  title       text not null default '' check (length(title) <= 60),
  address     text not null check (length(address) between 5 and 160),
  city_id     text not null references tracking.city,
  fixed       boolean not null default false,
  created_at  timestamptz not null default now(),
  deleted_at  timestamptz
);
create index address_customer on auth.address (customer_id) where deleted_at is null;
create unique index address_one_fixed on auth.address (customer_id) where fixed and deleted_at is null;

-- One sign-in on one device, with all tokens issued from it.
create table auth.session (
  id             uuid primary key default gen_random_uuid(),
  identity_id    uuid not null references auth.identity,
  client         text not null check (client in ('web', 'app')),
  created_at     timestamptz not null default now(),
  last_seen_at   timestamptz not null default now(),
  expires_at     timestamptz not null,
  revoked_at     timestamptz,
  revoked_reason text check (revoked_reason in ('logout', 'reuse', 'password_changed', 'account_deleted', 'closed_by_owner', 'blocked')),
  user_agent     text not null default '' check (length(user_agent) <= 300),
  check ((revoked_at is null) = (revoked_reason is null))
);
create index session_identity on auth.session (identity_id) where revoked_at is null;
-- When the session ended or will end. Sessions that ended long ago are deleted.
create index session_end on auth.session (least(expires_at, revoked_at));

-- Only SHA-256 digests of tokens are kept.
create table auth.access_token (
  hash       bytea primary key check (length(hash) = 32),
  session_id uuid not null references auth.session on delete cascade,
  expires_at timestamptz not null
);
create index access_token_expiry on auth.access_token (expires_at);
create index access_token_session on auth.access_token (session_id);

create table auth.refresh_token (
  hash             bytea primary key check (length(hash) = 32),
  session_id       uuid not null references auth.session on delete cascade,
  parent           bytea unique references auth.refresh_token on delete cascade,
  created_at       timestamptz not null default now(),
  expires_at       timestamptz not null,
  rotated_at       timestamptz,
  -- The next pair of tokens, sealed with a key derived from this token, so that a lost answer can be repeated.
  successor_sealed bytea,
  check ((rotated_at is null) = (successor_sealed is null))
);
create index refresh_token_session on auth.refresh_token (session_id);

create table auth.credit_account (
  customer_id  uuid primary key references auth.customer,
  credit_limit int not null check (credit_limit >= 0),
  used         int not null default 0 check (used >= 0),
  overdue      int not null default 0 check (overdue between 0 and used),
  constraint credit_within_limit check (used <= credit_limit)
);

create table auth.credit_movement (
  id          bigint generated always as identity primary key,
  customer_id uuid not null references auth.credit_account,
  order_id    uuid,
  kind        text not null check (kind in ('order', 'payment', 'cancellation', 'adjustment')),
  amount      int not null check (amount <> 0),
  due_on      date,
  created_at  timestamptz not null default now()
);
create index credit_movement_customer on auth.credit_movement (customer_id, created_at desc);
create unique index credit_movement_once on auth.credit_movement (order_id, kind) where order_id is not null;

create table auth.loyalty_tier (
  zone       text not null,
  name       text not null,
  color      text not null check (color ~ '^#[0-9A-F]{6}$'),
  min_amount int not null check (min_amount >= 0),
  primary key (zone, min_amount),
  unique (zone, name)
);

-- Net purchases by order, in pesos; the loyalty tier follows from the last twelve months.
create table auth.loyalty_purchase (
  order_id    uuid primary key,
  customer_id uuid not null references auth.customer,
  bought_on   date not null,
  amount      int not null check (amount >= 0)
);
create index loyalty_purchase_customer on auth.loyalty_purchase (customer_id, bought_on);
