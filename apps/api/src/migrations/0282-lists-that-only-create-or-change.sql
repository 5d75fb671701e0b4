-- Whether a list of products creates what it does not find, changes what it finds, or both.
alter table products.import_list
  add column mode text not null default 'both' check (mode in ('both', 'update', 'create'));
