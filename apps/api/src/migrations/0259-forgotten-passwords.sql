-- A link with which an operator sets a forgotten password. It works once; the second factor is asked for as always.
create table office.password_link (
  hash        bytea primary key,
  operator_id uuid not null references office.operator,
  expires_at  timestamptz not null,
  used_at     timestamptz
);
create index password_link_operator on office.password_link (operator_id);
