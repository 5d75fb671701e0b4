-- A list can give the address of a photograph instead of the name of its file.
alter table products.photo_name
  drop constraint photo_name_name_check,
  add constraint photo_name_name_check check (length(name) between 1 and 1000),
  add column is_fetched boolean not null default false;
create index photo_name_to_fetch on products.photo_name (version_id) where name ~ '^https?://' and not is_fetched;
