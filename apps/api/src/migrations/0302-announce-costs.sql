-- The office keeps the stock list in memory, with what its units cost.
create trigger tell_inserted after insert on products.version_supply
  referencing new table as changed for each statement execute function products.tell_products_changed();
create trigger tell_updated after update on products.version_supply
  referencing new table as changed for each statement execute function products.tell_products_changed();
create trigger tell_deleted after delete on products.version_supply
  referencing old table as changed for each statement execute function products.tell_products_changed();
