-- The revision of a payment method's discount or charge rises with each change, by any writer.
alter table purchase.payment_method_movement add column revision int not null default 1 check (revision > 0);

create function purchase.count_movement_revision() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end $$;
create trigger payment_method_movement_revision before update on purchase.payment_method_movement
  for each row execute function purchase.count_movement_revision();
