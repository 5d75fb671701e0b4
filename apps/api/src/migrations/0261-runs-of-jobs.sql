-- The last run of each job that runs at an interval, in whichever process, and the hold that keeps a second run from beginning meanwhile. The hold
-- of a killed process ends after a quarter of an hour.
create table platform.regular_job (
  name text primary key,
  runs bigint not null default 1,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  has_failed boolean not null default false,
  held_until timestamptz
);
