-- The office: its operators, how they sign in, and their sessions.
create schema office;

create table office.operator (
  id             uuid primary key default gen_random_uuid(),
  email          text not null check (email = lower(email) and length(email) between 3 and 200),
  name           text not null check (length(name) between 1 and 80),
  role           text not null check (role ~ '^[a-z][a-z-]{2,19}$'),
  -- Null until the invitation is accepted.
  password_hash  text,
  -- The secret of the authenticator app (RFC 6238), and the last time step a code was accepted for: a code works once.
  totp_secret    bytea check (length(totp_secret) = 20),
  totp_step      bigint not null default 0,
  created_at     timestamptz not null default now(),
  -- When the operator left. The row stays, because audit events name it.
  left_at        timestamptz,
  version        int not null default 1,
  check (totp_secret is null or password_hash is not null),
  check (left_at is null or password_hash is null)
);
create unique index operator_email on office.operator (email) where left_at is null;

-- A link that works once: the first owner's, or an invitation.
create table office.invitation (
  hash        bytea primary key check (length(hash) = 32),
  operator_id uuid not null references office.operator on delete cascade,
  expires_at  timestamptz not null,
  used_at     timestamptz
);
create index invitation_operator on office.invitation (operator_id);

-- Between the password and the second factor.
create table office.ticket (
  hash        bytea primary key check (length(hash) = 32),
  operator_id uuid not null references office.operator on delete cascade,
  expires_at  timestamptz not null,
  -- The secret being set up, when the operator has none yet.
  new_secret  bytea check (length(new_secret) = 20),
  tries       smallint not null default 0,
  used_at     timestamptz
);
create index ticket_operator on office.ticket (operator_id);

-- Codes on paper for a lost phone; each works once.
create table office.recovery_code (
  operator_id uuid not null references office.operator on delete cascade,
  hash        bytea not null check (length(hash) = 32),
  used_at     timestamptz,
  primary key (operator_id, hash)
);

create table office.session (
  id              uuid primary key default gen_random_uuid(),
  operator_id     uuid not null references office.operator on delete cascade,
  hash            bytea not null unique check (length(hash) = 32),
  user_agent      text not null check (length(user_agent) <= 300),
  network         text not null,
  created_at      timestamptz not null,
  last_seen_at    timestamptz not null,
  expires_at      timestamptz not null,
  -- Until then acts that ask for the second factor again are allowed.
  confirmed_until timestamptz,
  ended_at        timestamptz
);
create index session_operator on office.session (operator_id) where ended_at is null;

-- The operator behind an act and the network it came from; both null for customers, commands and jobs.
alter table platform.audit
  add column operator_id uuid references office.operator,
  add column network text;
create index audit_operator on platform.audit (operator_id, id desc) where operator_id is not null;

-- Nothing rewrites the record. Rows older than five years may go.
create function platform.keep_audit() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '5 years' then return old; end if;
  raise exception 'audit events cannot be changed';
end $$;
create trigger keep_audit before update or delete on platform.audit
  for each row execute function platform.keep_audit();
create trigger keep_audit_whole before truncate on platform.audit
  for each statement execute function platform.keep_audit();
