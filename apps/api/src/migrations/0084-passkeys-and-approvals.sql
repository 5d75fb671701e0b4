-- Passkeys of operators (WebAuthn): a second factor beside the authenticator app.
create table office.passkey (
  id            uuid primary key default gen_random_uuid(),
  operator_id   uuid not null references office.operator on delete cascade,
  -- As the authenticator names it, in base64url.
  credential_id text not null unique check (length(credential_id) between 16 and 1400),
  public_key    bytea not null,
  -- Rises with each use of an authenticator that counts; a lower one is a copy.
  counter       bigint not null default 0 check (counter >= 0),
  transports    text[] not null default '{}',
  name          text not null check (btrim(name) <> '' and length(name) <= 60),
  created_at    timestamptz not null default now(),
  last_used_at  timestamptz
);
create index passkey_operator on office.passkey (operator_id, created_at);

-- What an authenticator has to sign: used once, for one purpose of one ticket or session.
create table office.challenge (
  purpose     text not null check (purpose in ('register', 'sign-in', 'step-up')),
  -- The digest of a ticket, or the id of a session.
  holder      text not null,
  operator_id uuid not null references office.operator on delete cascade,
  challenge   text not null,
  expires_at  timestamptz not null,
  primary key (purpose, holder)
);
create index challenge_operator on office.challenge (operator_id);
create index challenge_expiry on office.challenge (expires_at);

-- A refund above the limit waits until another operator approves or rejects it.
create table purchase.refund_approval (
  id           bigint generated always as identity primary key,
  order_id     uuid not null references purchase.order,
  -- The parts of the refund as they were asked for.
  parts        jsonb not null check (jsonb_typeof(parts) = 'array'),
  amount       bigint not null check (amount > 0),
  reason       text not null check (length(reason) between 3 and 200),
  note         text check (btrim(note) <> '' and length(note) <= 300),
  asked_by     uuid not null,
  asked_name   text not null check (length(asked_name) between 1 and 80),
  asked_at     timestamptz not null default now(),
  status       text not null default 'waiting' check (status in ('waiting', 'approved', 'rejected')),
  decided_by   uuid,
  decided_name text check (length(decided_name) between 1 and 80),
  decided_at   timestamptz,
  -- Why it was rejected.
  why          text check (length(why) <= 200),
  constraint refund_approval_second_person check (decided_by is null or decided_by <> asked_by),
  check ((status = 'waiting') = (decided_by is null)),
  check (num_nulls(decided_by, decided_name, decided_at) in (0, 3))
);
-- One request of an order waits at a time.
create unique index refund_approval_waiting on purchase.refund_approval (order_id) where status = 'waiting';
create index refund_approval_oldest on purchase.refund_approval (asked_at, id) where status = 'waiting';
