-- The phone app: the oldest version served, and the devices that get push messages.
create schema app_version;
create table app_version.minimum (
  platform text primary key check (platform in ('ios', 'android')),
  version  text not null check (version ~ '^\d{1,4}(\.\d{1,4}){0,3}$')
);

create schema push;
create table push.device_token (
  device_id   text primary key check (length(device_id) between 8 and 200),
  identity_id uuid not null references auth.identity,
  platform    text not null check (platform in ('ios', 'android')),
  token       text not null unique check (length(token) between 10 and 4096),
  updated_at  timestamptz not null default now()
);
create index device_token_identity on push.device_token (identity_id);
