-- A place has the cutoff hour of its zone too; null is that of the policy.
drop function tracking.place(text);
create function tracking.place(of_city text)
  returns table (city text, state_id text, state text, warehouse_id text, weekdays smallint[], cutoff text)
  language sql stable parallel safe
as $$
  select city.name, state.id, state.name, zone.warehouse_id, zone.weekdays, zone.cutoff
  from tracking.city
  join tracking.state on state.id = city.state_id
  left join tracking.coverage on coverage.city_id = city.id
  left join tracking.zone on zone.id = coverage.zone_id and not zone.is_paused
  where city.id = of_city
$$;
