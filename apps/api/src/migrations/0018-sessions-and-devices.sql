-- When an operator blocked the account: its sessions end and no new one begins.
alter table auth.identity add column blocked_at timestamptz check (role <> 'Guest' or blocked_at is null);

-- Every process caches the identity of a token for seconds, so the end of a session is announced to all of them when it commits.
create function auth.tell_session_ended() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('tonalia_change', 'auth.session:' || new.id);
  return null;
end $$;
create trigger tell_session_ended after update of revoked_at on auth.session
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function auth.tell_session_ended();

-- A phone gets push messages while the session that registered it lives. Nothing wrote the table before.
delete from push.device_token;
alter table push.device_token add column session_id uuid not null references auth.session on delete cascade;
create index device_token_session on push.device_token (session_id);
