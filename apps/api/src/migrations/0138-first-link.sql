-- The link that makes the first owner of an office without operators. There is one: a new start replaces it.
create table office.first_link (
  is_only    boolean primary key default true check (is_only),
  hash       bytea not null check (length(hash) = 32),
  expires_at timestamptz not null
);
