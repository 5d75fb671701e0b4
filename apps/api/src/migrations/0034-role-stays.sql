-- A role never changes: prices, portfolios and the permissions of live sessions follow from it. A person with a new role gets a new
-- account, and this one is blocked.
create function auth.refuse_other_role() returns trigger language plpgsql as $$
begin
  raise exception 'a role never changes: block this account and make another' using errcode = 'check_violation',
    schema = 'auth', table = 'identity', constraint = 'identity_role_stays';
end $$;
create trigger refuse_other_role before update of role on auth.identity
  for each row when (new.role is distinct from old.role) execute function auth.refuse_other_role();
