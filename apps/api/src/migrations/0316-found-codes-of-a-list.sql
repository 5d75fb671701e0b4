-- How many codes of a list the catalogue had when the list came, and the column they were read from; null without a column of codes.
alter table products.import_list
  add column code_column smallint,
  add column found_codes integer,
  add check ((code_column is null) = (found_codes is null));
