-- When a person is reminded of a saved list. Deleted with the list.
create table purchase.list_reminder (
  list_id uuid not null references purchase.saved_list on delete cascade,
  identity_id uuid not null references auth.identity on delete cascade,
  -- 1 is Monday, of Bogotá
  weekday smallint not null check (weekday between 1 and 7),
  -- in weeks
  every smallint not null check (every in (1, 2, 4)),
  hour smallint not null check (hour between 7 and 20),
  next_at timestamptz not null,
  primary key (list_id, identity_id)
);
create index list_reminder_due on purchase.list_reminder (next_at);
create index list_reminder_of_identity on purchase.list_reminder (identity_id);
