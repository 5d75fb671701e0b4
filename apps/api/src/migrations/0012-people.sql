-- Registration, verification by code, recovery, and counts of page views.

-- An address given at registration that another identity already signs in with: shown, never used for signing in.
alter table auth.identity add column email_pending text check (email_pending = lower(email_pending) and length(email_pending) <= 254);
-- When the owner of the mailbox was confirmed, by opening a link. An address written by an operator counts as confirmed.
alter table auth.identity add column email_confirmed_at timestamptz default now();
alter table auth.customer add column reviewed_at timestamptz;

-- A code that was sent. The code is not stored: `code_digest` is keyed with the token of the flow, and of the token only a digest is stored.
create table auth.verification (
  token_hash    bytea primary key check (length(token_hash) = 32),
  purpose       text not null check (purpose in ('register', 'login')),
  phone_e164    text not null check (phone_e164 ~ '^\+[1-9][0-9]{7,14}$'),
  -- Owner of the phone; null when it has none, and then no code matches.
  identity_id   uuid references auth.identity,
  channel       text not null check (channel in ('whatsapp', 'sms', 'email')),
  code_digest   bytea check (length(code_digest) = 32),
  tries         smallint not null default 0 constraint verification_tries check (tries between 0 and 5),
  -- Network of the request (an IPv4 address, or a /64), used by the rate limits only.
  network       text not null check (length(network) <= 60),
  created_at    timestamptz not null,
  expires_at    timestamptz not null,
  -- Used, replaced by a newer code, or tried too often.
  closed_at     timestamptz,
  -- Digest of the single-use token that proves the phone when registering.
  granted_hash  bytea unique check (length(granted_hash) = 32),
  granted_until timestamptz,
  check ((granted_hash is null) = (granted_until is null))
);
create index verification_phone on auth.verification (phone_e164, created_at desc);
create index verification_network on auth.verification (network, created_at desc);
create index verification_created on auth.verification (created_at);
create index verification_identity on auth.verification (identity_id) where identity_id is not null;

-- A link sent by mail: sets a new password, or confirms an address. It works once: its use deletes the row.
create table auth.link (
  hash        bytea primary key check (length(hash) = 32),
  purpose     text not null check (purpose in ('password', 'email')),
  identity_id uuid not null references auth.identity,
  email       text not null check (email = lower(email) and length(email) <= 254),
  created_at  timestamptz not null,
  expires_at  timestamptz not null
);
-- A newer link replaces the earlier one.
create unique index link_one on auth.link (identity_id, purpose);
create index link_expiry on auth.link (expires_at);

-- Page views of a day by referrer and campaign. Nothing about the visitor is stored.
create table marketing.event_count (
  day       date not null,
  name      text not null check (name in ('page_view')),
  page      text not null check (length(page) <= 120),
  reference text not null default '' check (length(reference) <= 200),
  campaign  text not null default '' check (length(campaign) <= 200),
  count     bigint not null check (count > 0),
  primary key (day, name, page, reference, campaign)
);

-- The open carts of a customer, of any identity: closing the account deletes them.
create index cart_open_customer on purchase.cart (customer_id) where status = 'open';
