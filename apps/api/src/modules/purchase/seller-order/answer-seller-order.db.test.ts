import type { SellerOrder } from '@tonalia/contract/seller-orders';
import { expect, test } from 'vitest';
import { audit } from '../../../../test/audit.ts';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeProduct, makeProduct } from '../../../../test/make-products.ts';
import { assignCustomer, makeSeller, makeToken } from '../../../../test/make.ts';
import { ago, makeFieldSeller } from '../../../../test/selling.ts';

const api = useApi();

const setPrice = (product: MadeProduct, price: number) =>
  api.db.query('update products.version set base_price = $2 where id = $1', [product.versions[0]?.id, price]);
const setStock = (product: MadeProduct, units: number) =>
  api.db.query('update products.stock set available = $2 where version_id = $1', [product.versions[0]?.id, units]);
const linesOf = async (orderId: string | undefined) =>
  (
    await api.db.query<{ code: string; quantity: number; price: number; why: string[] }>(
      'select code, quantity, price, original_price, why, dispatch_date from purchase.order_line where order_id = $1 order by line_no',
      [orderId],
    )
  ).rows;
const creditOf = async (customerId: string) =>
  (
    await api.db.query<{ amount: number }>('select amount::int from auth.credit_movement where customer_id = $1', [
      customerId,
    ])
  ).rows;

test('cheaper costs the lower price, a little dearer what was shown, and the reason is kept (SEL-105)', async () => {
  const [soap, gel] = [
    await makeProduct(api.db, { stock: 9, price: 10_000 }),
    await makeProduct(api.db, { stock: 9, price: 10_000 }),
  ];
  const seller = await makeFieldSeller(api);
  await setPrice(soap, 9_000);
  await setPrice(gel, 10_300);
  const order = seller.order([
    [soap, 2],
    [gel, 1],
  ]);
  const { placed } = await seller.send(order);
  expect(placed?.total).toBe(28_000);
  const [cheaper, kept] = await linesOf(placed?.orderId);
  expect(cheaper).toMatchObject({ code: soap.code, price: 9_000 });
  expect(kept).toMatchObject({ code: gel.code, price: 10_000, original_price: 10_000 });
  expect(kept?.why.at(-1)).toContain('sin red');
  expect(await audit(api.db)).toEqual([]);
});

test('dearer within the tolerance asks when the prices of the phone are a day old (SEL-105)', async () => {
  const soap = await makeProduct(api.db, { stock: 9, price: 10_000 });
  const seller = await makeFieldSeller(api);
  await setPrice(soap, 10_100);
  const { asks } = await seller.send(seller.order([[soap, 1]], { snapshotAt: ago(25) }));
  expect(asks.lines).toMatchObject([{ reasons: ['dearer'], now: { price: 10_100 } }]);
});

test('an answer with a choice for every line places the order once, and only then takes credit and writes (SEL-105)', async () => {
  const [soap, gel, wax, oil] = [
    await makeProduct(api.db, { stock: 9, price: 10_000 }),
    await makeProduct(api.db, { stock: 9, price: 10_000 }),
    await makeProduct(api.db, { stock: 2, price: 10_000 }),
    await makeProduct(api.db, { stock: 9, price: 10_000, active: false }),
  ];
  const seller = await makeFieldSeller(api, { creditLimit: 1_000_000 });
  await setPrice(gel, 12_000);
  const order = seller.order(
    [
      [soap, 1],
      [gel, 2],
      [wax, 6],
      [oil, 1],
    ],
    { paymentMethod: 'own_credit' },
  );
  const first = await seller.send(order);
  expect(first.asks.lines.map(({ line, reasons }) => [line, reasons])).toEqual([
    [2, ['dearer']],
    [3, ['fewer']],
    [4, ['gone']],
  ]);
  await api.drain();
  const sent = api.messages.length;
  const choices = [
    { line: 2, choice: 'accept' },
    { line: 3, choice: 'fewer' },
  ];
  const open = await seller.answer(order, { revision: 1, choices, expectedTotal: 54_000 });
  expect(open).toMatchObject({ status: 409, code: 'ORDER_ASKS', asks: { revision: 1 } });
  await api.drain();
  expect([await creditOf(seller.customerId), api.messages.length]).toEqual([[], sent]);

  const whole = { revision: 1, choices: [...choices, { line: 4, choice: 'remove' }], expectedTotal: 54_000 };
  const done = await seller.answer(order, whole);
  expect(done).toMatchObject({ status: 200, placed: { total: 54_000 } });
  expect(await seller.answer(order, whole)).toEqual(done);
  expect(await seller.send(order)).toEqual(done);
  expect(await seller.answer(order, { ...whole, expectedTotal: 60_000 })).toMatchObject({
    code: 'IDEMPOTENCY_KEY_REUSED',
  });
  expect((await linesOf(done.placed?.orderId)).map(({ code, quantity, price }) => [code, quantity, price])).toEqual([
    [soap.code, 1, 10_000],
    [gel.code, 2, 12_000],
    [wax.code, 2, 10_000],
  ]);
  await api.drain();
  expect(await creditOf(seller.customerId)).toEqual([{ amount: 54_000 }]);
  expect(api.messages.length).toBeGreaterThan(sent);
  expect(await audit(api.db)).toEqual([]);
});

test('what changes again after the question is asked again, and an answer to the old questions gets the new ones (SEL-105)', async () => {
  const soap = await makeProduct(api.db, { stock: 9, price: 10_000 });
  const seller = await makeFieldSeller(api);
  await setPrice(soap, 12_000);
  const order = seller.order([[soap, 4]]);
  await seller.send(order);
  await setStock(soap, 1);
  const accept = { revision: 1, choices: [{ line: 1, choice: 'accept' }], expectedTotal: 48_000 };
  const again = await seller.answer(order, accept);
  expect(again).toMatchObject({
    code: 'ORDER_ASKS',
    asks: { revision: 2, lines: [{ reasons: ['fewer'], seen: { price: 12_000 }, now: { quantity: 1 } }] },
  });
  expect(await seller.answer(order, accept)).toEqual(again);
  const fewer = { revision: 2, choices: [{ line: 1, choice: 'fewer' }], expectedTotal: 12_000 };
  expect((await seller.answer(order, fewer)).placed?.total).toBe(12_000);
});

test('the rest of a short shade goes with the presale, with its own date (SEL-105)', async () => {
  const dye = await makeProduct(api.db, { stock: 2, price: 10_000, presale: { dispatchDate: '2099-01-05' } });
  const seller = await makeFieldSeller(api);
  const order = seller.order([[dye, 6]]);
  const { asks } = await seller.send(order);
  expect(asks.lines[0]?.choices.find(({ choice }) => choice === 'presale')?.lines).toMatchObject([
    { quantity: 2, dispatchDate: null },
    { quantity: 4, dispatchDate: '2099-01-05' },
  ]);
  const { placed } = await seller.answer(order, {
    revision: 1,
    choices: [{ line: 1, choice: 'presale' }],
    expectedTotal: 60_000,
  });
  expect((await linesOf(placed?.orderId)).map(({ quantity }) => quantity)).toEqual([2, 4]);
});

test('a presale of another date than shown asks (SEL-105)', async () => {
  const dye = await makeProduct(api.db, { stock: 0, price: 10_000, presale: { dispatchDate: '2099-01-05' } });
  const seller = await makeFieldSeller(api);
  const shown = seller.order([[dye, 2]]);
  const order = { ...shown, lines: shown.lines.map((line) => ({ ...line, dateSeen: '2098-12-01' })) };
  const { asks } = await seller.send(order);
  expect(asks.lines).toMatchObject([{ reasons: ['date'], now: { dispatchDate: '2099-01-05', quantity: 2 } }]);
  const answer = { revision: 1, choices: [{ line: 1, choice: 'accept' }], expectedTotal: 20_000 };
  expect((await seller.answer(order, answer)).status).toBe(200);
});

test('a fee that the phone did not know, credit and payment method wait for the seller too (SEL-105)', async () => {
  const soap = await makeProduct(api.db, { stock: 9, price: 10_000 });
  const seller = await makeFieldSeller(api, { creditLimit: 5_000 });
  const low = seller.order([[soap, 1]], { expectedTotal: 9_999 });
  expect((await seller.send(low)).asks).toMatchObject({
    lines: [],
    total: 10_000,
    doubts: [{ code: 'TOTAL_CHANGED' }],
  });
  expect((await seller.answer(low, { revision: 1, choices: [], expectedTotal: 10_000 })).placed?.total).toBe(10_000);

  const dear = seller.order([[soap, 1]], { expectedTotal: 9_999 });
  await seller.send(dear);
  const still = await seller.answer(dear, { revision: 1, choices: [], expectedTotal: 9_998 });
  expect(still.asks).toMatchObject({ revision: 2, expectedTotal: 9_998, doubts: [{ code: 'TOTAL_CHANGED' }] });

  const credit = seller.order([[soap, 1]], { paymentMethod: 'own_credit' });
  expect((await seller.send(credit)).asks.doubts).toMatchObject([{ code: 'CREDIT_EXCEEDED' }]);
  const cash = { revision: 1, choices: [], expectedTotal: 10_000, paymentMethod: 'cash_on_delivery' };
  expect((await seller.answer(credit, cash)).status).toBe(200);

  const lost = seller.order([[soap, 1]], { paymentMethod: 'trueque', addressId: seller.customerId });
  expect((await seller.send(lost)).asks.doubts).toMatchObject([{ code: 'ADDRESS_REQUIRED' }]);
  const there = { revision: 1, choices: [], expectedTotal: 10_000, addressId: seller.addressId };
  expect((await seller.answer(lost, there)).asks.doubts).toMatchObject([{ code: 'PAYMENT_METHOD_REQUIRED' }]);
  expect((await seller.answer(lost, { ...cash, revision: 2 })).status).toBe(200);
});

test('a draft is discarded once and stays so; a placed order is not discarded (SEL-105)', async () => {
  const soap = await makeProduct(api.db, { stock: 1, price: 10_000 });
  const seller = await makeFieldSeller(api);
  const order = seller.order([[soap, 2]]);
  await seller.send(order);
  const discard = async () => seller.call(`POST /seller-orders/${order.clientOrderId}/discard`);
  const first = await discard();
  expect(first.json<{ results: SellerOrder }>().results).toMatchObject({
    status: 'discarded',
    asks: null,
    order: null,
  });
  expect((await discard()).body).toBe(first.body);
  expect(await seller.send(order)).toMatchObject({ status: 409, code: 'ORDER_DISCARDED' });
  const answer = { revision: 1, choices: [{ line: 1, choice: 'fewer' }], expectedTotal: 10_000 };
  expect(await seller.answer(order, answer)).toMatchObject({ status: 409, code: 'ORDER_DISCARDED' });
  const other = seller.order([[soap, 1]]);
  await seller.send(other);
  const late = await seller.call(`POST /seller-orders/${other.clientOrderId}/discard`);
  expect(late.json<{ code: string }>().code).toBe('ORDER_NOT_CANCELLABLE');
});

test('a draft of a customer that went to another seller is seen and discarded, not placed (SEL-104)', async () => {
  const soap = await makeProduct(api.db, { stock: 1, price: 10_000 });
  const seller = await makeFieldSeller(api);
  const order = seller.order([[soap, 2]]);
  await seller.send(order);
  const { identityId } = await makeSeller(api.db);
  await assignCustomer(api.db, seller.customerId, identityId);
  const answer = { revision: 1, choices: [{ line: 1, choice: 'fewer' }], expectedTotal: 10_000 };
  expect(await seller.answer(order, answer)).toMatchObject({ status: 404, code: 'CUSTOMER_NOT_FOUND' });
  const seen = await seller.call(`GET /seller-orders/${order.clientOrderId}`);
  expect(seen.json<{ results: SellerOrder }>().results).toMatchObject({ status: 'waits', asks: { revision: 1 } });
  expect((await seller.call(`POST /seller-orders/${order.clientOrderId}/discard`)).statusCode).toBe(200);
});

test('a draft of a customer that closes the account is given up, and the name goes (SEL-104)', async () => {
  const soap = await makeProduct(api.db, { stock: 1, price: 10_000 });
  const password = 'clave-de-prueba';
  const seller = await makeFieldSeller(api, { password });
  const order = seller.order([[soap, 2]], { comments: 'Timbre de la casa rosada' });
  await seller.send(order);
  const token = await makeToken(api.db, { identityId: seller.ownerId });
  const url = '/api/auth/customer/remove';
  expect((await api.send({ method: 'DELETE', url, token, payload: { proof: { password } } })).statusCode).toBe(200);
  await api.drain();
  const seen = await seller.call(`GET /seller-orders/${order.clientOrderId}`);
  expect(seen.json<{ results: SellerOrder }>().results).toMatchObject({
    status: 'discarded',
    customer: { name: 'Cuenta eliminada' },
  });
  const { rows } = await api.db.query('select s::text as row from purchase.seller_order s where client_order_id = $1', [
    order.clientOrderId,
  ]);
  expect(JSON.stringify(rows)).not.toContain('casa rosada');
});
