-- The row that /readyz writes to find out whether writes commit. Unlogged would not notice a full disk of the write-ahead log.
create table platform.write_probe (written_at timestamptz not null default now());
