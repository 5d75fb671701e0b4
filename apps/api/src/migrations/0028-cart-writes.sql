-- A change of a cart that is sent again, because its answer was lost on the way, has its effect once.
create table purchase.cart_write (
  identity_id uuid not null references auth.identity,
  -- Made by whoever sends it, one for each change.
  key         uuid not null,
  -- Digest of what was asked for, and for whom: a key says the same thing every time.
  asked       text not null,
  -- What the cart cannot tell afterwards; null when the cart as it is answers.
  answer      jsonb,
  repeats     int not null default 0,
  at          timestamptz not null default now(),
  constraint cart_write_once primary key (identity_id, key)
);
create index cart_write_at on purchase.cart_write (at);
