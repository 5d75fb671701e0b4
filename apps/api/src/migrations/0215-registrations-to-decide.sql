-- An address as letters and digits only, so that "Cra. 80 # 42-15" and "cra 80 #42-15" are one.
create function auth.bare_street(street text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(platform.plain_text(street), '[^a-z0-9]+', '', 'g');

-- Other customers at the address of a registration.
create index address_same_street on auth.address (city_id, auth.bare_street(address)) where deleted_at is null;

-- Registrations of phones that wait for their seller, the oldest first.
create index seller_registration_waiting on auth.seller_registration (received_at, client_registration_id) where status = 'waits';
