-- Links that show a colour card, a list or a cart without an account. The token is kept as its digest only.
create table purchase.share (
  -- The client's, so that a repeated request makes one link.
  id             uuid primary key,
  token_hash     bytea not null unique check (length(token_hash) = 32),
  customer_id    uuid not null references auth.customer,
  -- Its maker: the customer, or its seller. What comes back is the maker's.
  identity_id    uuid not null references auth.identity,
  kind           text not null check (kind in ('card', 'list', 'cart')),
  title          text not null check (length(title) between 1 and 200),
  -- Of a colour card, which is read when it is opened.
  product_id     bigint check ((kind = 'card') = (product_id is not null)),
  version_ids    bigint[] not null,
  quantities     int[] not null,
  -- The prices and stock of the maker's customer on the day it was made.
  shows_prices   boolean not null,
  trade_type_id  text not null,
  warehouse_id   text not null,
  made_at        timestamptz not null default now(),
  expires_at     timestamptz not null,
  revoked_at     timestamptz,
  opens          int not null default 0,
  check (expires_at > made_at),
  check (cardinality(version_ids) <= 300 and cardinality(quantities) = cardinality(version_ids) and 0 < all (quantities))
);
create index share_of_customer on purchase.share (customer_id);
create index share_own on purchase.share (identity_id, customer_id, made_at desc);
create index share_expiry on purchase.share (expires_at);

-- What comes back from a link: units to review, never an order.
create table purchase.share_answer (
  id          uuid primary key default gen_random_uuid(),
  share_id    uuid not null references purchase.share on delete cascade,
  -- The page's, so that a repeated request is one answer; the digest is of its content.
  key         uuid not null,
  digest      bytea not null,
  version_ids bigint[] not null,
  quantities  int[] not null,
  name        text not null check (length(name) <= 40),
  note        text not null check (length(note) <= 300),
  answered_at timestamptz not null default now(),
  -- When its lines were put into a cart.
  added_at    timestamptz,
  unique (share_id, key),
  check (cardinality(version_ids) between 1 and 500 and cardinality(quantities) = cardinality(version_ids) and 0 < all (quantities))
);
