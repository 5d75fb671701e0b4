import type { Database } from '../../api/src/platform/transaction.ts';

/** Columns of an order that its copies share. */
const SAME =
  'identity_id, customer_id, customer_name, warehouse_id, address, payment_method, subtotal, savings, movement, shipping, total, units';
const LINE =
  'line_no, product_id, version_id, code, version_code, name, version_name, manufacturer_id, manufacturer_name, image, tile, advanced, quantity, price, original_price, amount';

/** Copies an order with its part, lines and payment, in one statement. The copies are in `status`, and a minute apart. */
export async function copyOrders(
  db: Database,
  { orderId, count, status, part }: { orderId: string; count: number; status: string; part: string },
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `with copies as (
       select gen_random_uuid() as id, gen_random_uuid() as cart, n from generate_series(1, $2::int) n
     ), carts as (
       insert into purchase.cart (id, identity_id, customer_id, status)
       select cart, o.identity_id, o.customer_id, 'ordered' from copies, purchase.order o where o.id = $1 returning id
     ), orders as (
       insert into purchase.order (id, code, cart_id, status, created_at, ${SAME})
       select copies.id, 'ZZ-' || upper(substr(md5(copies.id::text), 1, 8)), cart, $3, now() - n * interval '1 minute', ${SAME}
       from copies join carts on carts.id = cart, purchase.order o where o.id = $1 returning id
     ), parts as (
       insert into purchase.shipment (order_id, status) select id, $4 from orders returning id, order_id
     ), lines as (
       insert into purchase.order_line (order_id, shipment_id, ${LINE})
       select parts.order_id, parts.id, ${LINE.replaceAll(/\w+/g, (name) => `l.${name}`)} from parts, purchase.order_line l where l.order_id = $1
     ), paid as (
       insert into purchase.payment (order_id, method, status, amount)
       select orders.id, p.method, p.status, p.amount from orders, purchase.payment p where p.order_id = $1
     ), begun as (
       insert into purchase.order_event (order_id, status) select id, 'confirmed' from orders
     )
     select id from orders`,
    [orderId, count, status, part],
  );
  return rows.map(({ id }) => id);
}
