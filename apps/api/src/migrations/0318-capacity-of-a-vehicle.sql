-- What the vehicle of a load carries, in kilograms; null while it is not known.
alter table dispatch.load add column capacity_kg integer check (capacity_kg between 1 and 50000);
