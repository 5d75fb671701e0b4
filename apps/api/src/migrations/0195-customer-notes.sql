-- Internal notes about a customer; the shop never reads them.
create table auth.customer_note (
  id          uuid primary key default gen_random_uuid(),
  customer_id uuid not null references auth.customer,
  text        text not null check (btrim(text) <> '' and length(text) <= 1000),
  -- The author, as named when it was written.
  by_name     text not null check (length(by_name) between 1 and 120),
  created_at  timestamptz not null default now()
);
create index customer_note_customer on auth.customer_note (customer_id, created_at desc);

-- Why an operator blocked the people of a customer; null when none did.
alter table auth.customer add column block_reason text check (length(block_reason) between 3 and 200);
