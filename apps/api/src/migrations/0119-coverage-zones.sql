-- Delivery zones as the office edits them.
alter table tracking.zone
  -- Hour of the day from which an order leaves a working day later; null is that of the policy.
  add column cutoff    text check (cutoff ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  -- A paused zone keeps its cities and delivers to none of them.
  add column is_paused boolean not null default false,
  add column revision  int not null default 1 check (revision > 0);

-- The revision of a zone rises with each change of its terms or its cities, by any writer.
create function tracking.count_zone_revision() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end $$;
create trigger zone_revision before update on tracking.zone
  for each row execute function tracking.count_zone_revision();

create function tracking.count_coverage() returns trigger language plpgsql as $$
begin
  update tracking.zone set revision = revision where id in (select zone_id from changed);
  return null;
end $$;
create trigger coverage_added after insert on tracking.coverage referencing new table as changed
  for each statement execute function tracking.count_coverage();
create trigger coverage_removed after delete on tracking.coverage referencing old table as changed
  for each statement execute function tracking.count_coverage();
create trigger coverage_left after update on tracking.coverage referencing old table as changed
  for each statement execute function tracking.count_coverage();
create trigger coverage_joined after update on tracking.coverage referencing new table as changed
  for each statement execute function tracking.count_coverage();

-- Every process keeps places in memory.
create trigger tell_change after insert or update or delete on tracking.zone
  for each statement execute function platform.tell_change();
create trigger tell_change after insert or update or delete on tracking.coverage
  for each statement execute function platform.tell_change();
create trigger tell_change after insert or update or delete on tracking.warehouse
  for each statement execute function platform.tell_change();

create or replace function tracking.place(of_city text)
  returns table (city text, state_id text, state text, warehouse_id text, weekdays smallint[])
  language sql stable parallel safe
as $$
  select city.name, state.id, state.name, zone.warehouse_id, zone.weekdays
  from tracking.city
  join tracking.state on state.id = city.state_id
  left join tracking.coverage on coverage.city_id = city.id
  left join tracking.zone on zone.id = coverage.zone_id and not zone.is_paused
  where city.id = of_city
$$;

-- Days on the road and cutoff hour of the zone when the order was placed: its dates stay when the zone changes. An order without days follows
-- the zone of now.
alter table purchase.order
  add column lead_days smallint check (lead_days between 0 and 30),
  add column cutoff    text;
update purchase.order o set lead_days = zone.lead_days
  from tracking.coverage join tracking.zone on zone.id = coverage.zone_id
  where coverage.city_id = o.city_id and o.status in ('pending_payment', 'paid', 'confirmed', 'preparing', 'dispatched');

-- Customers and addresses of a city, for what a change of its coverage touches.
create index customer_city on auth.customer (city_id);
create index address_city on auth.address (city_id) where deleted_at is null;
