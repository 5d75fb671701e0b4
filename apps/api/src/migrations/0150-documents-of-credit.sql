-- Payments of own credit that name the documents they pay.
create table auth.credit_application (
  -- The movement of the payment.
  movement_id bigint not null references auth.credit_movement,
  -- The movement that it pays.
  document_id bigint not null references auth.credit_movement,
  amount int not null check (amount > 0),
  primary key (movement_id, document_id)
);
create index credit_application_document on auth.credit_application (document_id);

-- Writers lock the account first, so that the sums cannot change meanwhile.
create function auth.credit_application_fits() returns trigger language plpgsql as $$
declare
  payment auth.credit_movement;
  document auth.credit_movement;
begin
  select * into payment from auth.credit_movement where id = new.movement_id;
  select * into document from auth.credit_movement where id = new.document_id;
  if payment.customer_id <> document.customer_id or payment.kind <> 'payment' or document.amount <= 0 then
    raise exception 'a payment of credit names no document of its customer' using errcode = 'check_violation', constraint = 'credit_application_fits';
  end if;
  if (select sum(amount) from auth.credit_application where movement_id = new.movement_id) > -payment.amount
    or (select sum(amount) from auth.credit_application where document_id = new.document_id) > document.amount then
    raise exception 'more is applied than was paid or owed' using errcode = 'check_violation', constraint = 'credit_application_fits';
  end if;
  return null;
end $$;
create trigger credit_application_fits after insert or update on auth.credit_application
  for each row execute function auth.credit_application_fits();

-- What a customer owes by document: `total` after cancellations and adjustments, `open` also without the payments that name the document.
create function auth.credit_documents(customer uuid)
returns table (id bigint, order_id uuid, due_on date, created_at timestamptz, total int, open int) language sql stable as $$
  select m.id, m.order_id, m.due_on, m.created_at, greatest(0, m.amount + released.amount)::int,
    greatest(0, m.amount + released.amount - named.amount)::int
  from auth.credit_movement m
    cross join lateral (select coalesce(sum(r.amount), 0) as amount from auth.credit_movement r
      where r.order_id = m.order_id and r.customer_id = customer and r.kind in ('cancellation', 'adjustment')) released
    cross join lateral (select coalesce(sum(a.amount), 0) as amount from auth.credit_application a where a.document_id = m.id) named
  where m.customer_id = customer and m.kind in ('order', 'adjustment') and m.amount > 0
$$;

-- Money that names no document pays the oldest due day first.
create or replace function auth.credit_overdue(customer uuid, owed int) returns int language sql stable as $$
  select greatest(0, owed - coalesce(sum(d.open), 0))::int from auth.credit_documents(customer) d
  where coalesce(d.due_on, 'infinity') >= (now() at time zone 'America/Bogota')::date
$$;

-- The documents that a payment is for, until it is confirmed.
create table purchase.payment_document (
  payment_id bigint not null references purchase.payment,
  -- A movement of own credit.
  document_id bigint not null,
  -- Of the document, for those that look at the payment.
  order_id uuid,
  amount int not null check (amount > 0),
  primary key (payment_id, document_id)
);
