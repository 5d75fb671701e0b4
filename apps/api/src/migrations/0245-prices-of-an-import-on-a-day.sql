-- From when the prices of an import hold, for versions that exist; null for at once. They are programmed prices then.
alter table products.import_run add column prices_from timestamptz;
-- Prices that fall much stay as they are.
alter table products.import_run add column leaves_falls boolean not null default false;
-- The programs made of the prices.
alter table products.import_run add column program_ids uuid[] not null default '{}';
