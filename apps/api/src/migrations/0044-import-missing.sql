-- What a row of a list is about, to know what is missing from the list. The table is empty between imports.
alter table products.import_row
  add column version_id bigint,
  -- The brand as search compares it.
  add column brand text;
