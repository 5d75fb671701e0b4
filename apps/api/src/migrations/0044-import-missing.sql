-- Product and version of each row of a list, for finding what is missing from the list. The table is empty between imports.
alter table products.import_row
  add column version_id bigint,
  -- The brand's name as search compares it.
  add column brand text;
