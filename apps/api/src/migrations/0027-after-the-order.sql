-- After the order: overdue credit, counters of orders, and cart reminders.

-- Overdue credit is computed from the movements; a stored column would be wrong every midnight.
alter table auth.credit_account drop column overdue;
-- Negative when the customer paid more than it owed, for example when a paid order is cancelled; the customer can spend it.
alter table auth.credit_account drop constraint credit_account_used_check;
alter table auth.credit_movement add column payment_id bigint unique;

-- The part of `owed` that is past its due day, today in Bogotá. Payments pay the oldest orders first, so the debt is of the
-- newest.
create function auth.credit_overdue(customer uuid, owed int) returns int language sql stable as $$
  select greatest(0, owed - coalesce(sum(m.amount), 0))::int from auth.credit_movement m
  where m.customer_id = customer and m.kind in ('order', 'cancellation', 'adjustment')
    and coalesce(
      case when m.kind = 'cancellation'
        then (select o.due_on from auth.credit_movement o where o.order_id = m.order_id and o.kind = 'order') else m.due_on end,
      'infinity') >= (now() at time zone 'America/Bogota')::date
    and (m.kind <> 'adjustment' or m.amount > 0)
$$;

-- Events of an order can arrive in any order; an event older than the last one handled changes nothing.
alter table auth.loyalty_purchase add column heard bigint not null default 0;
alter table products.counted_order
  add column heard bigint not null default 0,
  add column counted boolean not null default true;

-- When the identity asked for cart reminders; null when it did not.
alter table auth.identity add column reminders_at timestamptz;
-- When the cart was last examined for a reminder: once after each change.
alter table purchase.cart add column looked_at timestamptz;
create index cart_left on purchase.cart (updated_at) where status = 'open' and reminded_at is null;
create index cart_reminded on purchase.cart (identity_id, reminded_at) where reminded_at is not null;
