-- A customer is blocked by itself, also without an account: no order is placed for it. An account that a command blocked blocks its customer too.
alter table auth.customer add column blocked_at timestamptz;
update auth.customer c set blocked_at = i.blocked_at from auth.identity i
where i.id = c.identity_id and i.blocked_at is not null and c.block_reason is not null;
-- A command unblocked the account meanwhile.
update auth.customer set block_reason = null where blocked_at is null and block_reason is not null;
alter table auth.customer add constraint customer_block_whole check ((blocked_at is null) = (block_reason is null));

-- Whether no order may be placed for a customer. Called after `auth.hold_open_customer`, which a block waits for; in plpgsql, so that it sees
-- what was committed while the lock was waited for.
create function auth.is_blocked_customer(which uuid) returns boolean language plpgsql as $$
begin
  return exists (
    select from auth.customer c left join auth.identity i on i.id = c.identity_id
    where c.id = which and (c.blocked_at is not null or i.blocked_at is not null));
end $$;
