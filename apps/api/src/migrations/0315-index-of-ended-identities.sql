-- Lists of customers look for the few accounts that were blocked or deleted.
create index identity_ended on auth.identity (id) where deleted_at is not null or blocked_at is not null;
