-- Where the units of a version lie that find no room on its shelf. How many lie there is not kept.
alter table products.stock add column reserve_shelf text
  check (reserve_shelf ~ '^[A-Z0-9]+(-[A-Z0-9]+){0,3}$' and length(reserve_shelf) <= 20);
