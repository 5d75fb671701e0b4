-- A blind count does not show what the books have until every version is counted.
alter table products.stock_count add column is_blind boolean not null default false;
