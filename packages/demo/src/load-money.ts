import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { formatPesos } from '@tonalia/rules/money';
import { dayIn, formatMoment } from '@tonalia/rules/dates';
import { refundAloneLimit } from '@tonalia/rules/policy';
import { proofPicture } from './proof-picture.ts';

const MINUTE = 60_000;
/** Orders that wait for their transfer: minutes since the proof, and the pesos by which the bank's line differs; null for no line. */
const waiting = [
  { code: 'TN-48191', sent: 192, off: -700 },
  { code: 'TN-48205', sent: 110, off: null },
  { code: 'TN-48214', sent: 41, off: 0 },
  { code: 'TN-48217', sent: 27, off: 0 },
  { code: 'TN-48221', sent: 5, off: null },
];
const ACCOUNT = 'Bancolombia ··5512';

interface WaitingOrder {
  id: string;
  code: string;
  total: number;
  customer: string;
  sentAt: Date;
  off: number | null;
}

/** Transfers that wait with their proofs, the bank's statement of the day, and refunds to make. */
export async function loadMoney(client: ClientBase, now: Date): Promise<void> {
  const { rows: models } = await client.query<{ id: string }>(
    `select o.id from purchase.order o join purchase.shipment s on s.order_id = o.id
     where o.status = 'delivered' and o.payment_method = 'cash_on_delivery' and o.total > 100000
     group by o.id, o.customer_id having count(*) = 1 and bool_and(s.dispatch_date is null)
     order by max(o.created_at) desc, o.id limit $1`,
    [waiting.length],
  );
  const orders: WaitingOrder[] = [];
  for (const [at, { code, sent, off }] of waiting.entries()) {
    const model = models[at]?.id;
    if (model === undefined) continue;
    const sentAt = new Date(now.getTime() - sent * MINUTE);
    const order = await orderAgain(client, { model, code, at: new Date(sentAt.getTime() - 4 * MINUTE) });
    orders.push({ ...order, sentAt, off });
  }
  // drawn at once, because drawing is what takes time
  const proofs = await Promise.all(orders.map(async (order) => ({ order, file: await drawProof(order) })));
  for (const { order, file } of proofs) await sendProof(client, order, file);
  await loadStatement(client, orders, now);
  await loadRefunds(client, now);
}

/** An order like `model`, by bank transfer and still to be paid. */
async function orderAgain(
  client: ClientBase,
  { model, code, at }: { model: string; code: string; at: Date },
): Promise<Omit<WaitingOrder, 'off' | 'sentAt'>> {
  const { rows } = await client.query<{ id: string; total: number; customer: string }>(
    `with cart as (
       insert into purchase.cart (identity_id, customer_id, status, address_id, warehouse_id, payment_method, created_at, updated_at)
       select c.identity_id, c.customer_id, 'ordered', c.address_id, c.warehouse_id, 'bank_transfer', $3, $3
       from purchase.cart c join purchase.order o on o.cart_id = c.id where o.id = $1 returning id
     )
     insert into purchase.order (code, cart_id, identity_id, customer_id, customer_name, status, warehouse_id, address, payment_method,
       subtotal, savings, movement, shipping, total, units, created_at, pay_by)
     select $2, cart.id, o.identity_id, o.customer_id, o.customer_name, 'pending_payment', o.warehouse_id, o.address, 'bank_transfer',
       o.subtotal, o.savings, o.movement, o.shipping, o.total, o.units, $3, $3::timestamptz + interval '2 days'
     from purchase.order o cross join cart where o.id = $1
     returning id, total::float8 as total, customer_name as customer`,
    [model, code, at],
  );
  const [order] = rows;
  if (!order) throw new Error(`the demo has no order ${model}`);
  await client.query(
    `with shipment as (insert into purchase.shipment (order_id, status) values ($2, 'received') returning id)
     insert into purchase.order_line (order_id, line_no, shipment_id, product_id, version_id, code, version_code, name, version_name,
       manufacturer_id, manufacturer_name, colour, image, tile, advanced, quantity, price, original_price, amount)
     select $2, l.line_no, shipment.id, l.product_id, l.version_id, l.code, l.version_code, l.name, l.version_name,
       l.manufacturer_id, l.manufacturer_name, l.colour, l.image, l.tile, false, l.quantity, l.price, l.original_price, l.amount
     from purchase.order_line l cross join shipment where l.order_id = $1`,
    [model, order.id],
  );
  await client.query(
    `insert into purchase.order_line_part (order_id, line_no, position, version_id, quantity)
     select $2, p.line_no, p.position, p.version_id, p.quantity from purchase.order_line_part p where p.order_id = $1`,
    [model, order.id],
  );
  await client.query(
    `insert into purchase.order_event (order_id, status, at, actor_id) select id, status, created_at, identity_id from purchase.order where id = $1`,
    [order.id],
  );
  await client.query(
    `insert into purchase.payment (order_id, method, status, amount, created_at, updated_at)
     select id, 'bank_transfer', 'pending', total, created_at, created_at from purchase.order where id = $1`,
    [order.id],
  );
  return { ...order, code };
}

const drawProof = ({ code, total, customer, sentAt }: WaitingOrder): Promise<Buffer> =>
  proofPicture({
    amount: formatPesos(total),
    at: formatMoment(sentAt),
    reference: `Pedido ${code.slice(3)}`,
    from: customer,
    number: `00000${code.slice(3)}`,
  });

async function sendProof(client: ClientBase, { id, sentAt }: WaitingOrder, file: Buffer): Promise<void> {
  await client.query(
    `insert into purchase.payment_proof (payment_id, content_type, file, sent_at, held_until)
     select id, 'image/png', $2, $3, $3::timestamptz + interval '72 hours' from purchase.payment where order_id = $1`,
    [id, file, sentAt],
  );
}

async function loadStatement(client: ClientBase, orders: readonly WaitingOrder[], now: Date): Promise<void> {
  const day = dayIn(now);
  const { rows } = await client.query<{ id: string }>(
    `insert into purchase.bank_statement (account, file_name, first_day, last_day, uploaded_by, uploaded_at)
     values ($1, 'extracto-bancolombia.csv', $2, $2, 'Camila Moreno', $3) returning id`,
    [ACCOUNT, day, now],
  );
  const known = orders.flatMap(({ code, total, customer, off }) =>
    off === null ? [] : [[total + off, code.slice(3), `TRANSF CTA ${customer.toUpperCase()}`] as const],
  );
  const lines = [
    ...known,
    [96_400, '', 'TRANSF CTA 0381'] as const,
    [702_900, '', 'TRANSF CTA LOZANO MARTHA'] as const,
    [-14_900, '', 'CUOTA DE MANEJO'] as const,
  ];
  for (const [nth, [amount, reference, description]] of lines.entries())
    await client.query(
      `insert into purchase.bank_line (statement_id, account, day, amount, reference, description, hash)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        rows[0]?.id,
        ACCOUNT,
        day,
        amount,
        reference,
        description.slice(0, 200),
        // a customer may pay two orders, of one amount too
        createHash('sha256').update(`${nth} ${description}`).digest(),
      ],
    );
}

/** Refunds of delivered orders that an operator has to make, none above what one person may start alone. */
async function loadRefunds(client: ClientBase, now: Date): Promise<void> {
  await client.query(
    `insert into purchase.refund (payment_id, amount, why, next_try_at, manual_at, created_at, concession, started_by)
     select p.id, least($2, greatest(1000, round(p.amount * 0.2 / 100) * 100)), refund.why, null, refund.at, refund.at, true, 'Camila Moreno'
     from (select p.id, p.amount, row_number() over (order by o.created_at desc) as nth from purchase.payment p
       join purchase.order o on o.id = p.order_id where o.status = 'delivered' and p.status = 'approved' and p.amount > 20000
         and not exists (select from purchase.refund r where r.payment_id = p.id)
       order by o.created_at desc limit 3) p
     join (values (1, 'Faltó en bodega', $1::timestamptz - interval '3 hours'), (2, 'Llegó golpeado', $1::timestamptz - interval '26 hours'),
       (3, 'Cobro repetido', $1::timestamptz - interval '52 hours')) as refund (nth, why, at) using (nth)`,
    [now, refundAloneLimit],
  );
}
