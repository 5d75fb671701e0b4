-- The health of the last weeks: how often each part was looked at in an hour, and how often it was not well.
create table office.health_hour (
  hour    timestamptz not null,
  service text not null,
  -- Of a gateway; empty for all others.
  name    text not null default '',
  checks  int not null check (checks > 0),
  warns   int not null check (warns >= 0),
  bads    int not null check (bads >= 0),
  primary key (hour, service, name),
  check (warns + bads <= checks)
);

-- When a backup ended, as its mark in the data folder said.
create table office.backup (
  at timestamptz primary key
);
