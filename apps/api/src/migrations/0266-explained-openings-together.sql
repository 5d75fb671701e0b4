-- Rows of stock that begin with one cause for all of their units open their ledger together too: an import writes thousands. Rows with several
-- causes, or with a cause for some units, still do it one by one.
create function products.has_one_cause(moved_for jsonb) returns boolean
  language sql immutable as $$
  select jsonb_array_length(moved_for) = 1 and moved_for -> 0 ->> 'units' is null
$$;

drop trigger record_opening on products.stock;
create trigger record_opening after insert on products.stock for each row
  when (new.moved_for is not null and not products.has_one_cause(new.moved_for))
  execute function products.record_movement();

create or replace function products.record_openings() returns trigger language plpgsql as $$
begin
  insert into products.stock_movement (version_id, warehouse_id, units, cause, reason, document, operator_id, on_hand_after)
  select version_id, warehouse_id, available + reserved, coalesce(entry ->> 'cause', 'opening'), left(nullif(entry ->> 'reason', ''), 300),
    entry ->> 'document', (entry ->> 'operator')::uuid, available + reserved
  from added cross join lateral (select moved_for -> 0 as entry) its
  where available + reserved <> 0 and (moved_for is null or products.has_one_cause(moved_for));
  update products.stock s set moved_for = null from added a
  where a.moved_for is not null and products.has_one_cause(a.moved_for) and s.version_id = a.version_id and s.warehouse_id = a.warehouse_id;
  return null;
end $$;
