-- What sellers note of visits. The phone's id is kept for ever, so that a repeated request is one note.
create table purchase.visit (
  client_visit_id uuid primary key,
  identity_id uuid not null references auth.identity,
  customer_id uuid not null references auth.customer,
  -- Of the request that came first.
  digest      text not null,
  reason      text check (reason in ('closed', 'away', 'stocked', 'money', 'elsewhere', 'other')),
  note        text not null default '' check (length(note) <= 500),
  taken_at    timestamptz not null,
  received_at timestamptz not null default now()
);
create index visit_customer on purchase.visit (customer_id, taken_at desc);
create index visit_identity on purchase.visit (identity_id);
