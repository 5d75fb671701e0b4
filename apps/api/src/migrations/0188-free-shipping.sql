-- Goods of this price leave without a delivery fee; null charges every order.
alter table tracking.zone add column free_from int check (free_from > 0);
