-- The office sends less of an order than was asked, or another version instead.
alter table purchase.order
  -- Rises with each change of status and each adjustment, so that two operators cannot overwrite each other.
  add column version int not null default 1;

alter table purchase.order_line
  -- Units asked at first; null while the line was never adjusted. `quantity` is what is sent, 0 for a removed line.
  add column asked int,
  -- The line that this one replaces units of.
  add column substitutes smallint,
  drop constraint order_line_quantity_check,
  add constraint order_line_quantity_check check (quantity between 0 and 9999 and (quantity > 0 or asked is not null)),
  add constraint order_line_asked check (asked between 1 and 9999 and asked >= quantity),
  add constraint order_line_substitutes foreign key (order_id, substitutes) references purchase.order_line (order_id, line_no);

-- An adjustment releases a part of an order's credit, as often as the order is adjusted.
drop index auth.credit_movement_once;
create unique index credit_movement_once on auth.credit_movement (order_id, kind)
  where order_id is not null and kind <> 'adjustment';
create index credit_movement_adjusted on auth.credit_movement (order_id) where order_id is not null and kind = 'adjustment';

-- A released part lowers the debt of the day its order is due, as a cancellation does.
create or replace function auth.credit_overdue(customer uuid, owed int) returns int language sql stable as $$
  select greatest(0, owed - coalesce(sum(m.amount), 0))::int from auth.credit_movement m
  where m.customer_id = customer and m.kind in ('order', 'cancellation', 'adjustment')
    and coalesce(
      case when m.kind = 'cancellation' or (m.kind = 'adjustment' and m.order_id is not null)
        then (select o.due_on from auth.credit_movement o where o.order_id = m.order_id and o.kind = 'order') else m.due_on end,
      'infinity') >= (now() at time zone 'America/Bogota')::date
    and (m.kind <> 'adjustment' or m.amount > 0 or m.order_id is not null)
$$;
