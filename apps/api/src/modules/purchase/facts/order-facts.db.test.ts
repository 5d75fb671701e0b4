import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import { expect, test } from 'vitest';
import { type OrderToAdjust, makeDesk, placeItems } from '../../../../test/adjusting.ts';
import { useApi } from '../../../../test/build-app.ts';
import { caller, makeBuyer } from '../../../../test/make-buyer.ts';
import { makeCoupon } from '../../../../test/make-coupons.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { cities, makeSeller, makeToken } from '../../../../test/make.ts';
import type { OrderFacts } from './facts.rules.ts';
import { readOrderFacts } from './read-order-facts.ts';

const api = useApi();

const factsOf = async ({ orderCode }: Pick<OrderToAdjust, 'orderCode'>): Promise<OrderFacts> => {
  const [facts] = await readOrderFacts(api.db, { codes: [orderCode] });
  if (!facts) throw new Error(`no facts of ${orderCode}`);
  return facts;
};
const linesOf = (facts: OrderFacts) => facts.parts.flatMap(({ lines }) => lines);
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

/** A product of a tax class. */
async function makeTaxed(price: number, taxClass: string, stock = 50) {
  const product = await makeProduct(api.db, { price, stock });
  await api.db.query('update products.product set tax_class = $2 where id = $1', [product.id, taxClass]);
  return product;
}

/** Three classes, an odd coupon, a discount for paying by transfer, and delivery. */
async function placeMixed(more: Parameters<typeof placeItems>[2] = {}): Promise<OrderToAdjust> {
  await api.db.query(
    `insert into purchase.payment_method_movement (reference, type_movement, discount_type, discount_amount, during)
     select 'bank_transfer', 'discount', 'percentage', 3, tstzrange(now() - interval '1 day', null)
     where not exists (select from purchase.payment_method_movement where reference = 'bank_transfer')`,
  );
  await api.db.query('update tracking.zone set shipping_fee = 9800');
  const products = [
    await makeTaxed(12_900, 'general'),
    await makeTaxed(7_777, 'reduced'),
    await makeTaxed(3_333, 'exempt'),
    await makeTaxed(1_001, 'excluded'),
  ];
  const { code: coupon } = await makeCoupon(api.db, { amount: 7 });
  const items = products.map((product, at) => ({ product, quantity: at + 2 }));
  return placeItems(api, items, { method: 'bank_transfer', coupon, ...more });
}

/** Every rule of the arithmetic that facts keep. */
function expectClosed(facts: OrderFacts, total: number): void {
  const amounts = [facts, facts.shipping, facts.placed, ...facts.parts, ...linesOf(facts)];
  for (const { amount, base, tax } of amounts) expect(base + tax).toBe(amount);
  expect(facts.amount).toBe(total);
  expect(sum(facts.parts.map(({ tax }) => tax))).toBe(facts.tax);
  expect(sum([...linesOf(facts).map(({ amount }) => amount), facts.shipping.amount])).toBe(total);
  for (const { amount, price, quantity, discount } of linesOf(facts)) {
    expect(amount).toBeGreaterThanOrEqual(0);
    expect(amount + discount).toBe(price * quantity);
  }
}

test('an order with coupon, discount of its method and delivery freezes base and tax of each line, and the sums are exact (OFC-307)', async () => {
  const order = await placeMixed();
  const facts = await factsOf(order);
  expectClosed(facts, order.total);
  expect(facts.placed.amount).toBe(order.total);
  expect(facts.shipping).toEqual({ taxClass: 'general', rate: 19, amount: 9_800, base: 8_235, tax: 1_565 });
  expect(linesOf(facts).map(({ taxClass, rate, unit, cost }) => [taxClass, rate, unit, cost])).toEqual([
    ['general', 19, '94', null],
    ['reduced', 5, '94', null],
    ['exempt', 0, '94', null],
    ['excluded', 0, '94', null],
  ]);
  for (const { placed, amount, base, tax } of linesOf(facts)) expect(placed).toEqual({ amount, base, tax });
  const [general, reduced, exempt] = linesOf(facts);
  expect(general?.tax).toBe((general?.amount ?? 0) - Math.round((general?.amount ?? 0) / 1.19));
  expect(reduced?.tax).toBe((reduced?.amount ?? 0) - Math.round((reduced?.amount ?? 0) / 1.05));
  expect(exempt?.tax).toBe(0);
  expect(facts.isAssumed).toBe(false);
});

test('the fiscal data of the customer, the tax and the terms stay as they were when the order was placed (OFC-307)', async () => {
  const buyer = await makeBuyer(api, { creditLimit: 5_000_000, name: 'Belleza Norte' });
  await api.db.query(
    `update auth.customer set document_type = 'NIT', document_number = '9004821175', legal_name = 'Belleza Norte S.A.S.',
       invoice_email = 'facturas@norte.co', responsibilities = '{O-13,O-23}', charges_iva = true, withholds = true, payment_days = 45,
       fiscal_address = 'Cra. 7 # 14-32', fiscal_city_id = $2, fiscal_checked_at = now() where id = $1`,
    [buyer.customerId, cities.medellin],
  );
  const product = await makeTaxed(11_900, 'general');
  const order = await placeItems(api, [{ product, quantity: 3 }], { buyer, method: 'own_credit' });
  const before = await factsOf(order);
  expect(before.customer).toEqual({
    personKind: 'company',
    legalName: 'Belleza Norte S.A.S.',
    tradeName: 'Belleza Norte',
    documentType: 'NIT',
    document: '9004821175',
    invoiceEmail: 'facturas@norte.co',
    responsibilities: ['O-13', 'O-23'],
    chargesIva: true,
    withholds: true,
    address: { address: 'Cra. 7 # 14-32', cityId: '05001', city: 'Medellín', stateId: '05', state: 'Antioquia' },
    isChecked: true,
  });
  const { rows } = await api.db.query<{ due: string }>(
    `select due_on::text as due from auth.credit_movement where order_id = $1`,
    [order.orderId],
  );
  expect(before.terms).toEqual({ method: 'own_credit', onCredit: order.total, dueOn: rows[0]?.due });
  const days = (Date.parse(rows[0]?.due ?? '') - api.clock.now().getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(43.5);
  expect(days).toBeLessThan(45.5);
  await api.db.query(
    `update auth.customer set name = 'Otra', legal_name = 'Otra', document_number = '8001972684', payment_days = 10 where id = $1`,
    [buyer.customerId],
  );
  await api.db.query(`update products.product set tax_class = 'excluded' where id = $1`, [product.id]);
  expect(await factsOf(order)).toEqual(before);
});

test('a customer that only registered is a natural person with its name, and nothing unknown is invented (OFC-302, OFC-307)', async () => {
  const buyer = await makeBuyer(api);
  await api.db.query(`update auth.customer set document_type = 'CC', document_number = '52814337' where id = $1`, [
    buyer.customerId,
  ]);
  const facts = await factsOf(await placeMixed({ buyer }));
  expect(facts.customer).toMatchObject({
    personKind: 'natural',
    legalName: 'Rosa Pérez',
    document: '52814337',
    invoiceEmail: buyer.email,
    responsibilities: [],
    chargesIva: null,
    withholds: null,
    address: { address: 'Calle 1 # 2-3', cityId: '11001' },
    isChecked: false,
  });
  expect(facts.seller).toBeNull();
});

test('a seller’s order names the seller of that moment, after a hand-over too (OFC-307)', async () => {
  const buyer = await makeBuyer(api);
  const [seller, next] = [await makeSeller(api.db, { customers: [buyer.customerId] }), await makeSeller(api.db)];
  const token = await makeToken(api.db, seller);
  const bySeller = { ...buyer, token, call: caller(api, token, { customerId: buyer.customerId }) };
  const order = await placeMixed({ buyer: bySeller });
  await api.db.query('update auth.portfolio set seller_id = $2 where customer_id = $1', [
    buyer.customerId,
    next.identityId,
  ]);
  expect((await factsOf(order)).seller?._id).toBe(seller.identityId);
});

test('after an adjustment the facts are of the units sent, in the frozen classes, and those of the placing stay (OFC-307)', async () => {
  const order = await placeMixed();
  const before = await factsOf(order);
  const substitute = await makeTaxed(2_000, 'reduced');
  const desk = await makeDesk(api);
  // the product is excluded by now; the line keeps its class
  await api.db.query(`update products.product set tax_class = 'excluded' where code = $1`, [linesOf(before)[0]?.code]);
  const adjusted = await desk.adjust(order, [
    { line: 1, quantity: 1, substitute: { code: substitute.code, versionCode: null, quantity: 1 } },
    { line: 2, quantity: 0 },
  ]);
  expect(adjusted.status).toBe(200);
  const after = await factsOf(order);
  expectClosed(after, adjusted.results.after.total);
  expect(after.placed).toEqual(before.placed);
  expect(linesOf(after).map(({ quantity, rate, placed }) => [quantity, rate, placed === null])).toEqual([
    [1, 19, false],
    [0, 5, false],
    [4, 0, false],
    [5, 0, false],
    [1, 5, true],
  ]);
  expect(linesOf(after)[1]).toMatchObject({ amount: 0, base: 0, tax: 0 });
  expect(linesOf(after)[0]?.placed).toEqual(linesOf(before)[0]?.placed);
});

test('parts that leave apart add up to the order, and share its delivery (OFC-307)', async () => {
  const order = await placeMixed();
  const before = await factsOf(order);
  await api.db.query(
    `with later as (insert into purchase.shipment (order_id, dispatch_date) values ($1, '2099-01-05') returning id)
     update purchase.order_line set shipment_id = later.id from later where order_id = $1 and line_no > 2`,
    [order.orderId],
  );
  const after = await factsOf(order);
  expectClosed(after, order.total);
  expect(after.parts.map(({ lines, shipping }) => [lines.length, shipping.amount])).toEqual([
    [2, 4_900],
    [2, 4_900],
  ]);
  expect(after.tax).toBe(before.tax);
  await api.db.query(
    `update purchase.shipment set status = 'cancelled' where order_id = $1 and dispatch_date is null`,
    [order.orderId],
  );
  expect((await factsOf(order)).parts.map(({ shipping }) => shipping.amount)).toEqual([0, 9_800]);
});

test('orders from before are filled in from known data, exactly as a placing does, and marked (OFC-307)', async () => {
  const orders = [await placeMixed(), await placeMixed(), await placeMixed()];
  const before = await Promise.all(orders.map(factsOf));
  const ids = orders.map(({ orderId }) => orderId);
  await api.db.query('update purchase.order set facts = null where id = any($1)', [ids]);
  await api.db.query('update purchase.order_line set placed_base = null, placed_tax = null where order_id = any($1)', [
    ids,
  ]);
  await api.db.query('select purchase.assume_facts()');
  const after = await Promise.all(orders.map(factsOf));
  expect(after).toEqual(before.map((facts) => ({ ...facts, isAssumed: true })));
});

test('the office reads base and tax of an order, and nothing of them without amounts.read (OFC-307)', async () => {
  const order = await placeMixed();
  const facts = await factsOf(order);
  const { facts: seen } = await (await makeDesk(api)).read(order.orderCode);
  const { amount, base, tax, isAssumed, shipping, placed, terms, seller, customer } = facts;
  expect(seen).toMatchObject({ amount, base, tax, isAssumed, shipping, placed, terms, seller, customer });
  expect(seen?.lines.map(({ line, tax: pesos, discount }) => [line, pesos, discount])).toEqual(
    linesOf(facts).map(({ line, tax: pesos, discount }) => [line, pesos, discount]),
  );
  const { cookie } = await makeOperator(api.db, { role: 'warehouse' });
  const answer = await officeCaller(api, cookie)(`GET /api/purchase/office/orders/${order.orderCode}`);
  expect(answer.json<{ results: OfficeOrder }>().results).toMatchObject({ facts: null, money: null });
});

test('facts of no order are no statement, and an unknown order is missing', async () => {
  expect(await readOrderFacts(api.db, {})).toEqual([]);
  expect(await readOrderFacts(api.db, { codes: ['PD-00000'] })).toEqual([]);
});
