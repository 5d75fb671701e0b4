-- An operator keeps somebody out: no session can begin, and those there were are over.
alter table auth.identity add column blocked_at timestamptz check (role <> 'Guest' or blocked_at is null);

-- Every process remembers for seconds whose a token is: a session that ends is told to all of them when it commits.
create function auth.tell_session_ended() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('tonalia_change', 'auth.session:' || new.id);
  return null;
end $$;
create trigger tell_session_ended after update of revoked_at on auth.session
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function auth.tell_session_ended();

-- A phone is written to as long as the session lives in which it was registered. Nothing wrote the table before.
delete from push.device_token;
alter table push.device_token add column session_id uuid not null references auth.session on delete cascade;
create index device_token_session on push.device_token (session_id);
