-- What the office decides of a combo besides its parts: when it is sold, to which customers, how many, and whether coupons count it. A combo
-- without a row is sold always, to all, without a limit.
create table products.combo_terms (
  combo_id       bigint primary key references products.product on delete cascade,
  during         tstzrange not null default '(,)' check (not isempty(during)),
  -- Units in one order, of one customer over all its orders, and of all customers; null is no limit.
  per_order      int check (per_order > 0),
  per_customer   int check (per_customer > 0),
  in_total       int check (in_total > 0),
  -- Empty is every trade type, every warehouse.
  trade_type_ids text[] not null default '{}',
  warehouse_ids  text[] not null default '{}',
  adds_coupon    boolean not null default true
);
create trigger tell_change after insert or update or delete or truncate on products.combo_terms
  for each statement execute function platform.tell_change();
