-- A cart change sent again because its answer was lost has its effect once.
create table purchase.cart_write (
  identity_id uuid not null references auth.identity,
  -- Idempotency key of the client, one for each change.
  key         uuid not null,
  -- Digest of the request and its customer: a key never serves another request.
  asked       text not null,
  -- The part of the answer that the cart cannot provide later; null when the current cart is the answer.
  answer      jsonb,
  repeats     int not null default 0,
  at          timestamptz not null default now(),
  constraint cart_write_once primary key (identity_id, key)
);
create index cart_write_at on purchase.cart_write (at);
