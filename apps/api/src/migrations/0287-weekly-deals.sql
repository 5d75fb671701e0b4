-- Whether an instant falls on one of some ISO weekdays of Bogotá; without any, it does. `dealHoldsAt` of the rules computes the same.
create function platform.falls_on(instant timestamptz, weekdays smallint[]) returns boolean
language sql immutable parallel safe as $$
  select weekdays = '{}' or extract(isodow from instant at time zone 'America/Bogota')::smallint = any (weekdays)
$$;

-- A deal may hold on some weekdays of its window only; without any it holds on each day. A quantity break always does.
alter table products.deal add column weekdays smallint[] not null default '{}'
  constraint deal_weekdays check (weekdays <@ '{1,2,3,4,5,6,7}' and cardinality(weekdays) < 7 and array_position(weekdays, null) is null);
alter table products.deal add constraint deal_break_weekdays check (kind = 'deal' or weekdays = '{}');
