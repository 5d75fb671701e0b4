-- Orders that sellers take without a network. The phone's id is kept for ever, so that a repeated request is one order.
create table purchase.seller_order (
  client_order_id uuid primary key,
  identity_id     uuid not null references auth.identity,
  customer_id     uuid not null references auth.customer,
  customer_name   text not null,
  -- Of the request that came first.
  digest          text not null,
  status          text not null check (status in ('placed', 'waits', 'discarded')),
  -- Checked at the commit, because the key is claimed before its order is written.
  order_id        uuid unique references purchase.order deferrable initially deferred,
  taken_at        timestamptz not null,
  snapshot_at     timestamptz not null,
  received_at     timestamptz not null default now(),
  changed_at      timestamptz not null default now(),
  expected_total  bigint not null check (expected_total >= 0),
  -- Lines as the phone showed them first: code, units, price and date.
  sent            jsonb not null,
  -- What is ordered when it is answered, and its questions.
  draft           jsonb,
  asks            jsonb,
  -- Rises with each answer that leads to other questions.
  revision        int not null default 1 check (revision > 0),
  -- Of the answer that placed it.
  answer_digest   text,
  constraint seller_order_placed check ((status = 'placed') = (order_id is not null)),
  constraint seller_order_waits check ((status = 'waits') = (draft is not null) and (status = 'waits') = (asks is not null))
);
create index seller_order_own on purchase.seller_order (identity_id, received_at desc);
create index seller_order_waiting on purchase.seller_order (received_at) where status = 'waits';
create index seller_order_customer on purchase.seller_order (customer_id);
