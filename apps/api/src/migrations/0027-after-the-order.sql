-- After the order: what is owed and when, who counts what, and carts that were left.

-- What is overdue follows from the movements: a column would be wrong every midnight.
alter table auth.credit_account drop column overdue;
-- Below zero somebody paid more than is owed, as when an order that was paid already is cancelled: it is theirs to spend.
alter table auth.credit_account drop constraint credit_account_used_check;
alter table auth.credit_movement add column payment_id bigint unique;

-- What is owed beyond the orders that need not be paid yet, today in Bogotá. Payments pay the oldest first, so what is owed is
-- of the newest.
create function auth.credit_overdue(customer uuid, owed int) returns int language sql stable as $$
  select greatest(0, owed - coalesce(sum(m.amount), 0))::int from auth.credit_movement m
  where m.customer_id = customer and m.kind in ('order', 'cancellation', 'adjustment')
    and coalesce(
      case when m.kind = 'cancellation'
        then (select o.due_on from auth.credit_movement o where o.order_id = m.order_id and o.kind = 'order') else m.due_on end,
      'infinity') >= (now() at time zone 'America/Bogota')::date
    and (m.kind <> 'adjustment' or m.amount > 0)
$$;

-- Who counts orders may hear of their changes in any order: a change that is older than what was heard changes nothing.
alter table auth.loyalty_purchase add column heard bigint not null default 0;
alter table products.counted_order
  add column heard bigint not null default 0,
  add column counted boolean not null default true;

-- Reminders of carts are for who asked for them.
alter table auth.identity add column reminders_at timestamptz;
-- Whether somebody wants to be reminded is asked once after each change of a cart.
alter table purchase.cart add column looked_at timestamptz;
create index cart_left on purchase.cart (updated_at) where status = 'open' and reminded_at is null;
create index cart_reminded on purchase.cart (identity_id, reminded_at) where reminded_at is not null;
