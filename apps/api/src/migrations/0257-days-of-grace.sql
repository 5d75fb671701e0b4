-- What is overdue of own credit, `days` days after its due day. Money that names no document pays the oldest due day first.
drop function auth.credit_overdue(uuid, int);
create function auth.credit_overdue(customer uuid, owed int, days int default 0) returns int language sql stable as $$
  select greatest(0, owed - coalesce(sum(d.open), 0))::int from auth.credit_documents(customer) d
  where coalesce(d.due_on, 'infinity') >= (now() at time zone 'America/Bogota')::date - days
$$;
