import type { Database } from '../src/platform/transaction.ts';

/** Adds so many orders like one, without lines, each a second older than the one before; their codes begin with `ZZ-`. */
export async function copyOrder(db: Database, orderId: string, count: number): Promise<void> {
  await db.query(
    `with cart as (
       insert into purchase.cart (identity_id, customer_id, warehouse_id, status)
       select c.identity_id, c.customer_id, c.warehouse_id, c.status from purchase.cart c
         join purchase.order o on o.cart_id = c.id, generate_series(1, $2::int) where o.id = $1 returning id),
     numbered as (select id, row_number() over () as n from cart)
     insert into purchase.order (code, cart_id, identity_id, customer_id, customer_name, status, warehouse_id, address, payment_method,
       subtotal, savings, movement, coupon_savings, shipping, total, units, created_at)
     select 'ZZ-' || lpad(n::text, 6, '0'), numbered.id, o.identity_id, o.customer_id, o.customer_name, o.status, o.warehouse_id, o.address,
       o.payment_method, o.subtotal, o.savings, o.movement, o.coupon_savings, o.shipping, o.total, o.units, o.created_at - n * interval '1 second'
     from numbered, purchase.order o where o.id = $1`,
    [orderId, count],
  );
}
