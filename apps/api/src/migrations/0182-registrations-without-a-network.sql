-- Customers that sellers register without a network. The phone's id is kept for ever, so that a repeated request is one customer.
create table auth.seller_registration (
  client_registration_id uuid primary key,
  seller_id     uuid not null references auth.identity,
  -- Of the request that came first.
  digest        text not null,
  status        text not null check (status in ('registered', 'waits', 'discarded')),
  customer_id   uuid references auth.customer,
  -- Where orders for it are delivered, unless they say otherwise.
  address_id    uuid references auth.address,
  taken_at      timestamptz not null,
  received_at   timestamptz not null default now(),
  changed_at    timestamptz not null default now(),
  -- What is registered when it is answered, and why it waits. Personal data, gone once it is settled.
  draft         jsonb,
  reasons       text[] not null default '{}',
  -- Rises with each answer that leads to other questions.
  revision      int not null default 1 check (revision > 0),
  -- Of the answer that settled it.
  answer_digest text,
  constraint seller_registration_registered check ((status = 'registered') = (customer_id is not null)),
  constraint seller_registration_waits check ((status = 'waits') = (draft is not null))
);
create index seller_registration_own on auth.seller_registration (seller_id, received_at desc);
create index seller_registration_customer on auth.seller_registration (customer_id);
create index seller_registration_address on auth.seller_registration (address_id);
