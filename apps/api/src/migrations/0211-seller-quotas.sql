-- What a seller means to sell in each calendar month, in pesos; no row for a seller without a goal.
create table auth.seller_quota (
  seller_id  uuid primary key references auth.identity,
  pesos      bigint not null check (pesos > 0),
  changed_at timestamptz not null default now()
);
