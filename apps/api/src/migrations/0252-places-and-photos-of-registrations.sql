-- Where a customer that was registered without a network is, and what its front and its document look like, when the seller gives them.
-- Personal data: gone when the registration is given up or the account closes.
alter table auth.seller_registration
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add column accuracy int check (accuracy between 0 and 100000),
  add constraint seller_registration_whole_position check (num_nulls(latitude, longitude, accuracy) in (0, 3));

create table auth.registration_photo (
  id uuid primary key default gen_random_uuid(),
  client_registration_id uuid not null references auth.seller_registration on delete cascade,
  position smallint not null check (position between 1 and 3),
  -- WebP, encoded by us.
  file bytea not null check (length(file) <= 1048576),
  unique (client_registration_id, position)
);
