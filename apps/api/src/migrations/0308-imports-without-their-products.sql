-- The products of an import are counted from its rows.
alter table products.import_run drop column products;
