-- What a line of the bank is when it is of no order, with the reason; a line that was set aside before has none. An advance went to the
-- balance in favour of its customer by that credit movement, which is removed when the registration is undone.
alter table purchase.bank_line
  add column purpose text check (purpose in ('income', 'invoice', 'advance', 'own', 'expense')),
  add column reason text check (length(reason) between 3 and 200),
  add column customer_id uuid,
  add column customer_name text,
  add column movement_id bigint constraint bank_line_one_movement unique,
  add constraint bank_line_registered check (purpose is null or ignored_at is not null),
  add constraint bank_line_reason check ((purpose is null) = (reason is null)),
  add constraint bank_line_advance check (coalesce(purpose = 'advance', false) = (movement_id is not null)
    and (movement_id is null) = (customer_id is null) and (customer_id is null) = (customer_name is null)),
  add constraint bank_line_direction check (purpose is null or purpose = 'own' or (amount < 0) = (purpose = 'expense'));
