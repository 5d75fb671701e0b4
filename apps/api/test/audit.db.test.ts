import { beforeAll, describe, expect, test } from 'vitest';
import { audit, countUnits } from './audit.ts';
import { rules } from './audit-rules.ts';
import { useApi } from './build-app.ts';
import { type MadeBuyer, caller, makeBuyer } from './make-buyer.ts';
import { makeCoupon } from './make-coupons.ts';
import { makeProduct } from './make-products.ts';
import { makeSeller, makeToken } from './make.ts';
import { APPROVED_NEQUI, DECLINED_NEQUI, makeUnpaidOrder, pay } from './payments.ts';

const api = useApi({ hasGateway: true });
type Rule = keyof typeof rules;

const buyerWith = (creditLimit = 900_000) => makeBuyer(api, { creditLimit });
const order = (method: string, wish: Parameters<typeof makeUnpaidOrder>[1] = {}) =>
  makeUnpaidOrder(api, { method, ...wish });
const cancel = ({ buyer, orderCode }: { buyer: MadeBuyer; orderCode: string }) =>
  buyer.call(`POST /order/${orderCode}/cancel`, {});
const all = <T>(text: string) => api.db.query(text).then(({ rows }) => rows as T[]); // as: the columns of the statement

/** One order of each kind: payment method, content and end. */
beforeAll(async () => {
  await Promise.all([
    order('cash_on_delivery'),
    order('bank_transfer'),
    order('own_credit', { buyer: await buyerWith() }),
    order('own_credit', { buyer: await buyerWith() }).then(cancel),
    order('card').then((refused) => pay(api, refused, DECLINED_NEQUI)),
    order('card', { buyer: await buyerWith(), creditAmount: 30_000 }).then((split) => pay(api, split, APPROVED_NEQUI)),
    orderInParts(),
    orderWithCoupon(),
    orderThroughSeller(),
  ]);
  const regretted = await order('nequi');
  await pay(api, regretted, APPROVED_NEQUI);
  api.clock.advance(2_000);
  await api.wompi.run();
  await api.drain();
  await cancel(regretted);
  await pay(api, await order('nequi'), APPROVED_NEQUI);
});

async function orderWithCoupon(): Promise<void> {
  const buyer = await makeBuyer(api);
  const soap = await makeProduct(api.db, { stock: 9 });
  await buyer.call('POST /cart/additem', { productId: soap.id, code: soap.code, quantity: 1 });
  await buyer.call('POST /coupon/apply', { code: (await makeCoupon(api.db, { totalLimit: 5 })).code });
  await order('cash_on_delivery', { buyer });
}

async function orderInParts(): Promise<void> {
  const part = await makeProduct(api.db, { stock: 9 });
  const kit = await makeProduct(api.db, { kind: 'combo', parts: [{ productId: part.id, quantity: 2 }] });
  await order('cash_on_delivery', { product: kit });
  const late = await makeProduct(api.db, { presale: { dispatchDate: '2099-01-01', capacity: 9 } });
  await order('cash_on_delivery', { product: late });
}

async function orderThroughSeller(): Promise<void> {
  const served = await makeBuyer(api);
  const token = await makeToken(api.db, await makeSeller(api.db, { customers: [served.customerId] }));
  const call = caller(api, token, { customerId: served.customerId });
  await order('cash_on_delivery', { buyer: { ...served, token, call } });
}

test('a consistent database breaks no rule, and has an order of each kind', async () => {
  const orders = await all<{ what: string }>(
    `select distinct concat_ws(' ', o.status, p.method, p.status, r.status) as what from purchase.order o
     left join purchase.payment p on p.order_id = o.id left join purchase.refund r on r.payment_id = p.id order by 1`,
  );
  expect(orders.map(({ what }) => what)).toEqual([
    'cancelled nequi approved pending',
    'cancelled own_credit voided',
    'confirmed cash_on_delivery on_delivery',
    'confirmed own_credit on_credit',
    'paid nequi approved',
    'paid own_credit on_credit',
    'pending_payment bank_transfer pending',
    'pending_payment nequi declined',
    'pending_payment nequi pending',
  ]);
  expect(await all('select nth from marketing.coupon_redemption')).toHaveLength(1);
  expect(await all('select 1 from purchase.order_line where advanced')).toHaveLength(1);
  const known = await all<{ id: string }>('select id from purchase.order');
  const units = await countUnits(api.db);
  expect(await audit(api.db, { units, acknowledged: known.map(({ id }) => id) })).toEqual([]);
});

/** An order in this status, with a payment in the given one. */
const one = (status: string, payment?: string) =>
  `(select o.id from purchase.order o where o.status = '${status}'
    and ${payment === undefined ? 'true' : `exists (select from purchase.payment p where p.order_id = o.id and p.status = '${payment}')`}
    order by o.id limit 1)`;
const firstLine = `(order_id, line_no) in (select order_id, line_no from purchase.order_line where not advanced order by order_id limit 1)`;

/** Broken states; a constraint that prevents one is dropped first. */
const faults: [rule: Rule, ...done: string[]][] = [
  [
    'stock is never below zero',
    'alter table products.stock drop constraint stock_never_negative',
    'update products.stock set available = -1 where version_id = (select min(version_id) from products.stock)',
  ],
  [
    'the movements of a stock row add up to what is there',
    'alter table products.stock disable trigger record_movement',
    'update products.stock set available = available + 1 where version_id = (select min(version_id) from products.stock)',
  ],
  [
    'what is reserved is what the parts that have not left hold',
    'update products.stock set reserved = reserved + 1 where version_id = (select min(version_id) from products.stock)',
  ],
  [
    'a cart has one order at most',
    'alter table purchase.order drop constraint order_once_per_cart',
    `with other as (select * from purchase.order where id = ${one('cancelled', 'voided')})
     insert into purchase.order (id, code, cart_id, identity_id, customer_id, customer_name, status, warehouse_id, address,
       payment_method, subtotal, savings, total, units)
     select gen_random_uuid(), 'TN-00000', cart_id, identity_id, customer_id, customer_name, status, warehouse_id, address,
       payment_method, subtotal, savings, total, units from other`,
  ],
  [
    'an ordered cart has its order, and no other has one',
    `update purchase.cart set status = 'open' where id = (select cart_id from purchase.order limit 1)`,
  ],
  [
    'an order total is the sum of its lines',
    `update purchase.order_line set price = price - 1, amount = amount - quantity where ${firstLine}`,
  ],
  [
    'order.placed is published once per order, and for existing orders only',
    `insert into platform.outbox (topic, payload) select topic, payload from platform.outbox where topic = 'order.placed' limit 1`,
  ],
  [
    'order.placed is published once per order, and for existing orders only',
    `delete from platform.outbox where id = (select id from platform.outbox where topic = 'order.placed' limit 1)`,
  ],
  [
    'order.placed is published once per order, and for existing orders only',
    `insert into platform.outbox (topic, payload) values ('order.placed', '{"orderId": "00000000-0000-4000-8000-000000000009"}')`,
  ],
  [
    'each change of an order has its history and its event',
    `update purchase.order set status = 'preparing' where id = ${one('confirmed')}`,
  ],
  [
    'each change of an order has its history and its event',
    `delete from platform.outbox where id = (select id from platform.outbox where topic = 'order.changed' limit 1)`,
  ],
  [
    'a coupon has as many redemptions as it counts, within its limits',
    'update marketing.coupon set redeemed = redeemed + 1',
  ],
  [
    'a coupon has as many redemptions as it counts, within its limits',
    'alter table marketing.coupon drop constraint coupon_within_limit',
    'alter table marketing.coupon drop constraint coupon_total_limit_check',
    'update marketing.coupon set total_limit = 0',
  ],
  [
    'an order with coupon savings has a redemption, and an undone one has none',
    'delete from marketing.coupon_redemption',
    'update marketing.coupon set redeemed = 0',
  ],
  [
    'an order with coupon savings has a redemption, and an undone one has none',
    `update marketing.coupon_redemption set order_id = gen_random_uuid()`,
  ],
  [
    'a settled order is paid wholly and once',
    `update purchase.payment set amount = amount - 1 where order_id = ${one('paid')} and status = 'approved'`,
  ],
  [
    'a settled order is paid wholly and once',
    `insert into purchase.payment (order_id, method, status, amount) values (${one('paid')}, 'nequi', 'approved', 80000)`,
  ],
  [
    'an unpaid order has one pending charge at most',
    `insert into purchase.payment (order_id, method, status, amount)
     values (${one('pending_payment', 'pending')}, 'nequi', 'approved', 80000)`,
  ],
  ['no money of an undone order is kept', 'delete from purchase.refund'],
  ['no money of an undone order is kept', `update purchase.refund set amount = amount - 1`],
  [
    'no more of an order is refunded without a second person than one may',
    `update purchase.payment set amount = 900000 where order_id = ${one('paid')} and status = 'approved'`,
    `insert into purchase.refund (payment_id, amount, why, started_by) select id, 500001, 'x', 'Jhon Mosquera' from purchase.payment
     where order_id = ${one('paid')} and status = 'approved'`,
  ],
  [
    'the credit notes of a line that came back wholly have the base of its invoice',
    'alter table purchase.order_line disable trigger user',
    `with back as (
       insert into purchase.goods_back (order_id, cause, amount, by_name) values (${one('paid')}, 'return', 0, 'Ana Ríos') returning id, order_id
     ), note as (
       insert into purchase.credit_note_line (back_id, line_no, units, amount, tax_class, tax_rate, base, tax)
       select b.id, l.line_no, l.quantity, l.placed_base + l.placed_tax, l.tax_class, l.tax_rate, l.placed_base - 1, l.placed_tax + 1
       from back b join purchase.order_line l on l.order_id = b.order_id
     )
     update purchase.order_line l set returned = l.quantity, quantity = 0, amount = 0 from back b where l.order_id = b.order_id`,
  ],
  [
    'a refund that waits for a second person moves no money',
    `insert into purchase.refund (payment_id, amount, why, approval, next_try_at, manual_at)
     select id, 1000, 'x', 'waiting', null, now() from purchase.payment where order_id = ${one('paid')} and status = 'approved'`,
  ],
  [
    'refunds never exceed payments',
    `insert into purchase.refund (payment_id, amount, why) select id, amount, 'x' from purchase.payment where status = 'declined'`,
  ],
  ['credit used is the sum of its movements', 'update auth.credit_account set used = used - 1 where used > 0'],
  [
    'the credit part of an order is owed',
    `update auth.credit_movement set amount = amount + 1 where kind = 'order'`,
    `update auth.credit_account a set used = (select coalesce(sum(amount), 0) from auth.credit_movement m where m.customer_id = a.customer_id)`,
  ],
  ['a presale has sold what its orders hold', 'update products.presale set taken = taken + 1'],
  ['a presale has sold what its orders hold', 'update products.presale set taken = 0'],
  [
    'products excluded from presale are not sold in one',
    `update products.version set excluded_from_presale = true
     where id = (select version_id from purchase.order_line where advanced)`,
  ],
  [
    'a seller orders for customers of the portfolio',
    `update auth.portfolio set seller_id = (select identity_id from auth.customer limit 1)`,
  ],
  ['a seller orders for customers of the portfolio', 'delete from auth.portfolio'],
  ['an order has the units of its lines', `delete from purchase.order_line_part where ${firstLine}`],
  [
    'an order has the units of its lines',
    `update purchase.order_line_part p set quantity = p.quantity + 1 from purchase.order_line l join products.product s on s.id = l.product_id
     where s.kind = 'simple' and l.order_id = p.order_id and l.line_no = p.line_no`,
  ],
  [
    'what came back of a line is recorded once, and its money too',
    `insert into purchase.goods_back (order_id, cause, amount, by_name) values (${one('paid')}, 'return', 1000, 'Ana Ríos')`,
  ],
  [
    'what came back of a line is recorded once, and its money too',
    'alter table purchase.order_line disable trigger user',
    `update purchase.order_line set returned = returned + 1 where ${firstLine}`,
  ],
  [
    'what comes back from the road is neither available nor lost until it is counted',
    `with back as (
       insert into purchase.goods_back (order_id, cause, amount, by_name) values (${one('paid')}, 'door', 0, 'Jhon Mosquera') returning id, order_id
     )
     insert into purchase.goods_back_line (back_id, order_id, line_no, goes_to, units, reason)
     select b.id, b.order_id, l.line_no, 'awaited', 1, 'no lo pidió' from back b join purchase.order_line l on l.order_id = b.order_id`,
  ],
  [
    'what comes back from the road is neither available nor lost until it is counted',
    `with back as (
       insert into purchase.goods_back (order_id, cause, amount, by_name) values (${one('paid')}, 'door', 0, 'Jhon Mosquera') returning id, order_id
     ), part as (
       select b.id, p.line_no, p.version_id, o.warehouse_id from back b join purchase.order o on o.id = b.order_id
       join purchase.order_line_part p on p.order_id = o.id limit 1
     ), waits as (
       insert into purchase.awaited (back_id, line_no, version_id, warehouse_id, units) select *, 1 from part
     )
     insert into purchase.loss (back_id, line_no, version_id, warehouse_id, units) select *, 1 from part`,
  ],
  [
    'a settled order has shipments, and an undone one has none to send',
    `update purchase.shipment set status = 'cancelled' where order_id = ${one('paid')}`,
  ],
  [
    'a settled order has shipments, and an undone one has none to send',
    `update purchase.shipment set status = 'dispatched' where order_id = ${one('cancelled')}`,
  ],
  [
    'an exchange sends as many units as came back for it, without cost',
    `insert into purchase.return (id, order_id, customer_id, wish, value, units, by_office, exchange_order_id)
     select gen_random_uuid(), id, customer_id, 'balance', 0, 1, true, id from purchase.order where id = ${one('paid')}`,
  ],
  [
    'the open documents are what the credit accounts owe by document',
    `insert into auth.open_document (document_id, customer_id, balance) select 0, customer_id, 1 from auth.credit_account limit 1`,
  ],
  [
    'the last purchase of a customer is the newest that counts',
    `insert into auth.last_purchase select id, '2001-01-01' from auth.customer where id not in (select customer_id from auth.last_purchase) limit 1`,
  ],
];

describe('a fault is found', () => {
  test.each(faults)('%s', async (rule, ...done) => {
    expect(await foundAfter(...done)).toContain(rule);
  });

  test('every rule has a broken state', () => {
    expect(new Set(faults.map(([rule]) => rule))).toEqual(new Set(Object.keys(rules)));
  });

  test('units that vanish or appear are found', async () => {
    for (const by of [-1, 1]) {
      const found = await foundAfter(`update products.stock set available = available + ${by} where available > 0`);
      expect(found).toEqual(['no unit appears or is lost']);
    }
  });

  test('an acknowledged order that does not exist is found', async () => {
    const acknowledged = ['00000000-0000-4000-8000-000000000009'];
    expect(await audit(api.db, { acknowledged })).toEqual([
      { rule: 'every acknowledged order exists', row: { id: acknowledged[0] } },
    ]);
  });
});

/** The rules broken after these statements, which are then rolled back. */
async function foundAfter(...done: string[]): Promise<string[]> {
  const units = await countUnits(api.db);
  const tx = await api.db.connect();
  try {
    await tx.query('begin');
    for (const text of done) expect((await tx.query(text)).rowCount).not.toBe(0);
    return [...new Set((await audit(tx, { units })).map(({ rule }) => rule))];
  } finally {
    await tx.query('rollback');
    tx.release();
  }
}
