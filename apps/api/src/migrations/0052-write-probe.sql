-- The row that /readyz writes to test whether writes commit. Not unlogged, because that would miss a full disk of the write-ahead log.
create table platform.write_probe (written_at timestamptz not null default now());
