-- The pictures of the brand: its logo, and its icon in each size. Rows never change: the setting names the version that is shown, so a
-- browser may keep a file for ever and an earlier logo can come back.
create table platform.brand_picture (
  version text not null check (version ~ '^[0-9a-f]{16}$'),
  name text not null check (name ~ '^[a-z0-9-]{1,20}$'),
  content bytea not null check (length(content) between 1 and 2000000),
  made_at timestamptz not null default now(),
  primary key (version, name)
);
