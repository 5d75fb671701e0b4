-- Budgets of wrong passwords for each account and for all accounts, shared by all processes. `level` decreases with time. `key` is a
-- digest, stored for unknown names too.
create table auth.sign_in_budget (
  key   bytea primary key check (length(key) = 32),
  level double precision not null check (level >= 0),
  at    timestamptz not null
);
create index sign_in_budget_at on auth.sign_in_budget (at);

-- A challenge for a browser: for one account, from one network, used once.
create table auth.sign_in_challenge (
  hash       bytea primary key check (length(hash) = 32),
  account    bytea not null check (length(account) = 32),
  network    text not null check (length(network) <= 60),
  bits       int not null check (bits between 1 and 32),
  expires_at timestamptz not null
);
create index sign_in_challenge_expiry on auth.sign_in_challenge (expires_at);

-- A device that signed in to the account before. Wrong passwords from it have their own budget.
create table auth.known_device (
  hash        bytea primary key check (length(hash) = 32),
  identity_id uuid not null references auth.identity,
  used_at     timestamptz not null,
  expires_at  timestamptz not null,
  level       double precision not null default 0 check (level >= 0),
  level_at    timestamptz not null
);
create index known_device_identity on auth.known_device (identity_id, used_at);
create index known_device_expiry on auth.known_device (expires_at);
