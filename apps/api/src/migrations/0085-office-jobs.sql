-- Work of the office that takes longer than a second. It is done step by step, so that it survives a restart.
create table office.job (
  id              uuid primary key default gen_random_uuid(),
  kind            text not null check (kind ~ '^[a-z_]{3,40}$'),
  operator_id     uuid not null references office.operator,
  network         text not null,
  -- What it does, as its kind reads it; and where its next step begins.
  input           jsonb not null,
  cursor          jsonb,
  state           text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'stopped')),
  -- Things handled, of how many; null while that is not known.
  done            int not null default 0 check (done >= 0),
  total           int check (total >= 0),
  -- Things that failed: the first of them with their reasons, and how many there are.
  failures        jsonb not null default '[]',
  failed          int not null default 0,
  -- Why all of it failed.
  problem         text check (length(problem) <= 300),
  attempt         smallint not null default 0,
  created_at      timestamptz not null default now(),
  started_at      timestamptz,
  heartbeat_at    timestamptz,
  ended_at        timestamptz,
  stop_asked_at   timestamptz,
  check ((state in ('done', 'failed', 'stopped')) = (ended_at is not null))
);
create index job_operator on office.job (operator_id, created_at desc);
create index job_ended on office.job (ended_at) where ended_at is not null;
create index job_open on office.job (created_at) where ended_at is null;
-- One at a time of each kind.
create unique index job_running on office.job (kind) where state = 'running';

-- Rows of the file that a job makes, in their order. Removed a day after its end.
create table office.job_part (
  job_id uuid not null references office.job on delete cascade,
  part   int not null,
  rows   jsonb not null,
  primary key (job_id, part)
);
