-- An operator takes an order for a customer by telephone, in a cart of the operator's own for that customer.

alter table purchase.cart
  alter column identity_id drop not null,
  add column operator_id uuid,
  add constraint cart_one_owner check (num_nonnulls(identity_id, operator_id) = 1);
-- The owner is an identity of the shop or an operator of the office.
create unique index cart_one_open_of_owner on purchase.cart (coalesce(identity_id, operator_id), customer_id) where status = 'open';
drop index purchase.cart_one_open;

alter table purchase.order
  alter column identity_id drop not null,
  add column operator_id uuid,
  -- The name of the operator when the order was taken.
  add column taken_by text check (length(taken_by) between 1 and 80),
  add constraint order_one_orderer check (num_nonnulls(identity_id, operator_id) = 1),
  add constraint order_taken check (num_nulls(operator_id, taken_by) in (0, 2));

-- The changes of an operator's cart are kept under the operator's id.
alter table purchase.cart_write drop constraint cart_write_identity_id_fkey;

create or replace view purchase.cart_with_lines as
select c.id, c.identity_id, c.customer_id, c.status, c.address_id, c.warehouse_id, c.payment_method, c.comments,
  (select jsonb_build_object('reference', m.reference, 'name', m.name, 'group', m.method_group, 'movement',
      (select jsonb_build_object('type_movement', v.type_movement, 'discount_type', v.discount_type,
         'discount_amount', v.discount_amount)
       from purchase.payment_method_movement v where v.reference = m.reference and v.during @> now()))
    from purchase.payment_method m where m.reference = c.payment_method and m.active) as method,
  (select coalesce(jsonb_agg(jsonb_build_object(
      'productId', l.product_id::text, 'versionId', l.version_id::text, 'choice', l.choice, 'advanced', l.advanced,
      'quantity', l.quantity, 'seenPrice', l.seen_price, 'seenDate', l.seen_date, 'seenOther', l.seen_other,
      'chosen', case when l.choice = '' then '[]'::jsonb else
        (select coalesce(jsonb_agg(jsonb_build_object('position', p.position, 'versionId', p.version_id::text)
           order by p.position), '[]') from purchase.cart_line_part p where p.line_id = l.id) end
    ) order by l.id), '[]') from purchase.cart_line l where l.cart_id = c.id) as lines,
  c.coupon_id, c.credit_amount, c.schedule, coalesce(c.identity_id, c.operator_id) as owner_id
from purchase.cart c;

drop function purchase.hold_cart(uuid, uuid, uuid);
create function purchase.hold_cart(which uuid, owner uuid, customer uuid)
  returns setof purchase.cart_with_lines language plpgsql as $$
begin
  perform 1 from purchase.cart c
    where c.id = which and coalesce(c.identity_id, c.operator_id) = owner and c.customer_id = customer for update;
  if found then return query select * from purchase.cart_with_lines w where w.id = which; end if;
end $$;

drop function purchase.hold_open_cart(uuid, uuid);
create function purchase.hold_open_cart(owner uuid, customer uuid)
  returns setof purchase.cart_with_lines language plpgsql as $$
declare held uuid;
begin
  select c.id into held from purchase.cart c
    where coalesce(c.identity_id, c.operator_id) = owner and c.customer_id = customer and c.status = 'open' for update;
  if found then return query select * from purchase.cart_with_lines w where w.id = held; end if;
end $$;

create function purchase.open_cart(owner uuid, customer uuid, is_operator boolean)
  returns setof purchase.cart_with_lines language plpgsql as $$
declare held uuid;
begin
  select c.id into held from purchase.cart c
    where coalesce(c.identity_id, c.operator_id) = owner and c.customer_id = customer and c.status = 'open' for update;
  if not found then
    insert into purchase.cart as c (identity_id, operator_id, customer_id)
      values (case when not is_operator then owner end, case when is_operator then owner end, customer)
      on conflict (coalesce(identity_id, operator_id), customer_id) where status = 'open'
        do update set updated_at = now(), abandoned_at = null
      returning c.id into held;
  end if;
  return query select * from purchase.cart_with_lines w where w.id = held;
end $$;
drop function purchase.open_cart(uuid, uuid);
