-- An open cart is locked, not updated: the statement that writes its lines updates it, and one update costs less than two.
create or replace function purchase.open_cart(person uuid, customer uuid)
  returns setof purchase.cart_with_lines language plpgsql as $$
declare held uuid;
begin
  select c.id into held from purchase.cart c
    where c.identity_id = person and c.customer_id = customer and c.status = 'open' for update;
  if not found then
    insert into purchase.cart as c (identity_id, customer_id) values (person, customer)
      on conflict (identity_id, customer_id) where status = 'open' do update set updated_at = now(), abandoned_at = null
      returning c.id into held;
  end if;
  return query select * from purchase.cart_with_lines w where w.id = held;
end $$;
