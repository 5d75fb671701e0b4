-- What the lines of a part are worth less, because fewer units are sent or some came back, and where that money went. Orders that
-- changed before have no rows.
create table purchase.money_back (
  id       bigint generated always as identity primary key,
  order_id uuid not null references purchase.order on delete cascade,
  -- Fewer units are sent; they were not taken at the door; the customer returned them.
  cause    text not null check (cause in ('short', 'door', 'return')),
  amount   bigint not null check (amount >= 0),
  -- [{line, units, amount}] of lines of one part; the amounts add up to `amount`.
  lines    jsonb not null check (jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) > 0),
  -- [{to, name, amount}]; `to`: credit, balance, source, or owed for what was not paid yet. Never more than `amount`.
  portions jsonb not null check (jsonb_typeof(portions) = 'array'),
  at       timestamptz not null default now()
);
create index money_back_order on purchase.money_back (order_id);
