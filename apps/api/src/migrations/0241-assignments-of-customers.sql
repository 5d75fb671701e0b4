-- Assignments of many customers to one seller by an operator, so that each can be undone in one step. Without a seller they have none after it.
create table auth.assignment (
  id          uuid primary key default gen_random_uuid(),
  operator_id uuid not null references office.operator,
  seller_id   uuid references auth.identity,
  at          timestamptz not null default now()
);

-- The customers that it moved, each with the seller it had; none for null.
create table auth.assigned_customer (
  assignment_id   uuid not null references auth.assignment on delete cascade,
  customer_id     uuid not null references auth.customer,
  seller_before   uuid references auth.identity,
  assigned_before timestamptz,
  undone_at       timestamptz,
  primary key (assignment_id, customer_id),
  check ((seller_before is null) = (assigned_before is null))
);
create index assigned_customer_customer on auth.assigned_customer (customer_id);
