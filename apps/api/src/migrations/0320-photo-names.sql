-- The files that lists name as photographs of a version, lower case, without folders.
create table products.photo_name (
  version_id bigint not null references products.version on delete cascade,
  place int not null check (place >= 0),
  name text not null check (length(name) between 1 and 200),
  primary key (version_id, place)
);
create index photo_name_by_name on products.photo_name (name);
