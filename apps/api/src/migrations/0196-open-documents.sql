-- Documents with a balance, so that a list of all debts need not add up every account. The triggers below keep it; nothing else writes it.
create table auth.open_document (
  -- The movement of the debt.
  document_id bigint primary key,
  customer_id uuid not null references auth.credit_account on delete cascade,
  due_on      date,
  balance     int not null check (balance > 0)
);
create index open_document_customer on auth.open_document (customer_id) include (due_on, balance);
create index open_document_due on auth.open_document (due_on) include (customer_id, balance);

-- Money that names no document pays the oldest due day first, as in the statement of account.
create function auth.keep_open_documents(customer uuid) returns void language sql as $$
  with document as (
    select d.id, d.due_on, d.open, sum(d.open) over (order by coalesce(d.due_on, 'infinity'), d.id) as upto, sum(d.open) over () as whole
    from auth.credit_documents(customer) d
  ), owed as (
    select document.id, document.due_on, least(open, greatest(0, upto - greatest(0, whole - account.used)))::int as balance
    from document join auth.credit_account account on account.customer_id = customer
  ), gone as (
    delete from auth.open_document o
    where o.customer_id = customer and not exists (select from owed where owed.id = o.document_id and owed.balance > 0)
  )
  insert into auth.open_document (document_id, customer_id, due_on, balance)
  select owed.id, customer, owed.due_on, owed.balance from owed where owed.balance > 0
  on conflict (document_id) do update set due_on = excluded.due_on, balance = excluded.balance
    where (auth.open_document.due_on, auth.open_document.balance) is distinct from (excluded.due_on, excluded.balance)
$$;

-- Deferred: the account, its movements and what payments name change one after another in a transaction.
create function auth.open_documents_changed() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'credit_application' then
    perform auth.keep_open_documents(m.customer_id) from auth.credit_movement m
    where m.id = case when tg_op = 'DELETE' then old.movement_id else new.movement_id end;
  else
    perform auth.keep_open_documents(case when tg_op = 'DELETE' then old.customer_id else new.customer_id end);
  end if;
  return null;
end $$;
create constraint trigger open_documents_of_account after insert or update of used on auth.credit_account
  deferrable initially deferred for each row execute function auth.open_documents_changed();
create constraint trigger open_documents_of_movement after insert or update or delete on auth.credit_movement
  deferrable initially deferred for each row execute function auth.open_documents_changed();
create constraint trigger open_documents_of_application after insert or update or delete on auth.credit_application
  deferrable initially deferred for each row execute function auth.open_documents_changed();

do $$ begin perform auth.keep_open_documents(customer_id) from auth.credit_account; end $$;

-- The last day a customer bought, kept by the trigger below.
create table auth.last_purchase (
  customer_id uuid primary key references auth.customer on delete cascade,
  bought_on   date not null
);
create index last_purchase_day on auth.last_purchase (bought_on, customer_id);

create function auth.last_purchase_changed() returns trigger language plpgsql as $$
declare
  last date := (select max(bought_on) from auth.loyalty_purchase where customer_id = new.customer_id and amount > 0);
begin
  if last is null then
    delete from auth.last_purchase where customer_id = new.customer_id;
  else
    insert into auth.last_purchase (customer_id, bought_on) values (new.customer_id, last)
    on conflict (customer_id) do update set bought_on = excluded.bought_on;
  end if;
  return null;
end $$;
create trigger last_purchase_changed after insert or update on auth.loyalty_purchase
  for each row execute function auth.last_purchase_changed();

insert into auth.last_purchase select customer_id, max(bought_on) from auth.loyalty_purchase where amount > 0 group by 1;

-- Sums of the purchases since a day, and the list of customers by name and by age.
create index loyalty_purchase_day on auth.loyalty_purchase (bought_on) include (customer_id, amount);
create index customer_by_name on auth.customer (search_name, id);
create index customer_created on auth.customer (created_at desc);
