-- People of a business besides its owner. Each signs in as itself and acts for the one customer that invited it.
alter table auth.identity drop constraint identity_role_check;
alter table auth.identity add constraint identity_role_check check (role in ('Admin customer', 'Seller', 'Guest', 'Member'));

create table auth.member (
  id              uuid primary key default gen_random_uuid(),
  customer_id     uuid not null references auth.customer,
  -- Null until the invitation is accepted.
  identity_id     uuid unique references auth.identity,
  name            text not null check (length(name) between 1 and 80),
  last_name       text not null default '' check (length(last_name) <= 80),
  job             text not null default '' check (length(job) <= 40),
  -- Where the invitation goes; the person proves one of both.
  email           text,
  phone_e164      text,
  mode            text not null check (mode in ('buys', 'asks', 'lists')),
  -- Pesos of one order, of a day and of a month in Bogotá; null without a limit.
  order_limit     bigint check (order_limit >= 0),
  day_limit       bigint check (day_limit >= 0),
  month_limit     bigint check (month_limit >= 0),
  uses_credit     boolean not null,
  sees_credit     boolean not null,
  -- The owner gets a message of each of its orders.
  tells_owner     boolean not null,
  revision        int not null default 1,
  -- The digest of the link, until it is used.
  token_hash      bytea unique,
  link_expires_at timestamptz,
  invited_at      timestamptz not null,
  joined_at       timestamptz,
  ended_at        timestamptz,
  constraint member_reachable check (num_nonnulls(email, phone_e164) = 1 or ended_at is not null),
  constraint member_joined check ((identity_id is null) = (joined_at is null)),
  constraint member_link check (num_nulls(token_hash, link_expires_at) in (0, 2) and (token_hash is null or identity_id is null and ended_at is null))
);
create index member_of_customer on auth.member (customer_id) where ended_at is null;
