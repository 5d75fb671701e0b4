-- Filters of a list with its order and columns, under a name: for one operator, or for the whole office.
create table office.saved_view (
  id          uuid primary key default gen_random_uuid(),
  operator_id uuid not null references office.operator,
  list        text not null check (list ~ '^[a-z-]{2,30}$'),
  name        text not null check (btrim(name) <> '' and length(name) <= 60),
  is_shared   boolean not null default false,
  -- The parameters of the list's address.
  search      jsonb not null check (jsonb_typeof(search) = 'object'),
  -- Names of the hidden columns; null keeps the operator's own.
  hidden      text[],
  created_at  timestamptz not null default now(),
  version     int not null default 1
);
create unique index saved_view_name on office.saved_view (operator_id, list, lower(name));
create index saved_view_shared on office.saved_view (list) where is_shared;

-- How an operator sees the office: density, hidden columns, the folded menu.
create table office.preference (
  operator_id uuid primary key references office.operator on delete cascade,
  value       jsonb not null check (jsonb_typeof(value) = 'object'),
  changed_at  timestamptz not null default now()
);
