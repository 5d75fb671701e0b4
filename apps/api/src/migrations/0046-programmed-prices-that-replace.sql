-- Of the prices that apply to a version, the lowest holds. A programmed price that must hold although it is higher says so:
-- it takes the place of the list price and of the trade type's.
alter table products.programmed_price add column replaces boolean not null default false;
