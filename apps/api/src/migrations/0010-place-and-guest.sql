-- A city's coverage, for statements of other modules: they call this function and never read the tables of tracking.
-- No row for an unknown code; warehouse and weekdays are null without coverage.
create function tracking.place(of_city text)
  returns table (city text, state_id text, state text, warehouse_id text, weekdays smallint[])
  language sql stable parallel safe
as $$
  select city.name, state.id, state.name, zone.warehouse_id, zone.weekdays
  from tracking.city
  join tracking.state on state.id = city.state_id
  left join tracking.coverage on coverage.city_id = city.id
  left join tracking.zone on zone.id = coverage.zone_id
  where city.id = of_city
$$;

-- The guest signs in with public credentials (packages/contract/src/guest.ts): an installation may change this e-mail.
update auth.identity set email = 'invitado@demo.tonalia.co' where role = 'Guest' and email is null;
