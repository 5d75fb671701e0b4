-- The lowest price of a version applies. A programmed price that must apply although it is higher is marked: it replaces
-- the list price and the price of the trade type.
alter table products.programmed_price add column replaces boolean not null default false;
