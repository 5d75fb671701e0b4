-- The file of products that an operator wants every Monday, and the Monday of its last mail.
create table office.weekly_export (
  operator_id uuid primary key references office.operator on delete cascade,
  wish        jsonb not null check (jsonb_typeof(wish) = 'object'),
  mailed_for  date not null
);
