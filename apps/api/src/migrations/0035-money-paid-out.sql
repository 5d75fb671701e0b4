-- A balance in favour can be paid out once, under the reference of its bank transfer.
alter table auth.credit_movement add column reference text check (btrim(reference) <> '' and length(reference) <= 80);
alter table auth.credit_movement
  drop constraint credit_movement_kind_check,
  add constraint credit_movement_kind_check check (kind in ('order', 'payment', 'cancellation', 'adjustment', 'payout')),
  add constraint credit_movement_payout check ((kind = 'payout') = (reference is not null) and (kind <> 'payout' or amount > 0)),
  add constraint credit_movement_payout_once unique (customer_id, reference);
create index credit_account_in_favour on auth.credit_account (in_favour) where in_favour > 0;
