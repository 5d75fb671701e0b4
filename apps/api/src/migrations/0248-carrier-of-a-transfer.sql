-- What brings the units of a transfer: a carrier's name, as the warehouse says it.
alter table products.transfer add column carrier text not null default '' check (length(carrier) <= 80);
