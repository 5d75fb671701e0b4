-- On which days a customer is visited. It stays when another seller takes the customer over.
create table purchase.planned_visit (
  customer_id uuid primary key references auth.customer,
  -- ISO weekdays.
  weekdays    smallint[] not null check (cardinality(weekdays) between 1 and 7 and weekdays <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  at          time,
  identity_id uuid not null references auth.identity,
  changed_at  timestamptz not null
);
create index planned_visit_identity on purchase.planned_visit (identity_id);

-- A visit is also an arrival, with the position where the seller allows it.
alter table purchase.visit
  add column arrived boolean not null default false,
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add column accuracy integer check (accuracy >= 0),
  add constraint visit_whole_position check (num_nulls(latitude, longitude, accuracy) in (0, 3));
