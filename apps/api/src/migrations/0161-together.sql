-- A customer gets an order at once, on the last date of its lines, or in a part for each date.
alter table purchase.cart add column together boolean not null default false;
alter table purchase.order add column together boolean not null default false;

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
  c.coupon_id, c.credit_amount, c.schedule, coalesce(c.identity_id, c.operator_id) as owner_id, c.together
from purchase.cart c;
