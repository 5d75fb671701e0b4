-- A price of a trade type is part of its version's row, so its revision rises; once a statement, because an import writes thousands of prices.
drop trigger raise_revision_changed on products.price;
drop trigger raise_revision_added on products.price;
drop function products.raise_revision_of_priced();

create function products.raise_revision_of_priced() returns trigger language plpgsql as $$
begin
  update products.version set revision = revision + 1 where id in (select version_id from changed);
  return null;
end $$;
create function products.raise_revision_of_repriced() returns trigger language plpgsql as $$
begin
  update products.version set revision = revision + 1 where id in (
    select version_id from (table after_ except table before_) as changed);
  return null;
end $$;
create trigger raise_revision_added after insert on products.price
  referencing new table as changed for each statement execute function products.raise_revision_of_priced();
create trigger raise_revision_removed after delete on products.price
  referencing old table as changed for each statement execute function products.raise_revision_of_priced();
create trigger raise_revision_changed after update on products.price
  referencing old table as before_ new table as after_ for each statement
  execute function products.raise_revision_of_repriced();

-- Rows of stock that begin without an explanation open their ledger together; explained ones still do it one by one.
drop trigger record_opening on products.stock;
create trigger record_opening after insert on products.stock for each row
  when (new.moved_for is not null)
  execute function products.record_movement();
create function products.record_openings() returns trigger language plpgsql as $$
begin
  insert into products.stock_movement (version_id, warehouse_id, units, cause, on_hand_after)
  select version_id, warehouse_id, available + reserved, 'opening', available + reserved
  from added where moved_for is null and available + reserved <> 0;
  return null;
end $$;
create trigger record_openings after insert on products.stock
  referencing new table as added for each statement execute function products.record_openings();
