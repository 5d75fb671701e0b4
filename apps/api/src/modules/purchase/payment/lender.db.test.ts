import type { Payment, PaymentMethod } from '@tonalia/contract/payment';
import { afterEach, describe, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeBuyer } from '../../../../test/make-buyer.ts';
import { type UnpaidOrder, makeUnpaidOrder, startBody } from '../../../../test/payments.ts';

const api = useApi({ hasGateway: true, hasLender: true });
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

afterEach(() => {
  api.addi.callbacks.set('open');
  Object.assign(api.addi.config, { minAmount: 50_000, maxAmount: 3_000_000, isActiveAlly: true });
  api.clock.set(new Date());
});

const borrower = { type: 'lender', lender: 'addi', document: '1020345678' };
const phoneOf = ({ identityId }: { identityId: string }, phone: string | null) =>
  api.db.query('update auth.identity set phone_e164 = $2 where id = $1', [identityId, phone]);
const newPhone = () => `+57310${String(Math.random()).slice(2, 9)}`;
const start = ({ buyer, orderCode }: UnpaidOrder, instrument: object = borrower) =>
  buyer.call('POST /payment/start', { orderCode, instrument });

/** An order while its buyer is at Addi's page. */
async function atAddi(wish: Parameters<typeof makeUnpaidOrder>[1] = {}): Promise<UnpaidOrder> {
  const order = await makeUnpaidOrder(api, { method: 'addi', ...wish });
  await phoneOf(order.buyer, newPhone());
  expect((await start(order)).statusCode).toBe(200);
  await api.drain();
  return order;
}
const decide = ({ orderCode }: UnpaidOrder, status: Parameters<typeof api.addi.decide>[1]) =>
  api.addi.decide(`${orderCode}-1`, status);
const seen = async ({ buyer, orderCode }: UnpaidOrder) =>
  (await buyer.call(`GET /payment/${orderCode}`)).json<{ results: Payment }>().results;
async function rowOf({ orderId, product }: UnpaidOrder) {
  const { rows } = await api.db.query<Record<string, unknown>>(
    `select o.status as order, p.status as payment, r.status as refund, r.next_try_at is not null as tried,
       (select available from products.stock where version_id = $2 and warehouse_id = 'BOG') as left
     from purchase.order o left join purchase.payment p on p.order_id = o.id and p.status <> 'on_credit'
     left join purchase.refund r on r.payment_id = p.id where o.id = $1 order by p.id desc limit 1`,
    [orderId, product.versions[0]?.id],
  );
  return rows[0];
}
async function pass(...steps: number[]): Promise<void> {
  for (const step of steps) {
    api.clock.advance(step);
    await api.addi.run();
    await api.drain();
  }
}
/** The webhook Addi would send of an order, with its user and password. */
function sendWebhook(
  { orderCode }: Pick<UnpaidOrder, 'orderCode'>,
  change: Record<string, unknown> = {},
  password?: string,
) {
  const { callbackUser, callbackPassword } = api.addi.keys;
  const right = Buffer.from(`${callbackUser}:${password ?? callbackPassword}`).toString('base64');
  const payload = {
    orderId: `${orderCode}-1`,
    applicationId: 'a-1',
    approvedAmount: '80000.00',
    currency: 'COP',
    status: 'APPROVED',
    statusTimestamp: '1795867200',
    ...change,
  };
  const url = '/api/purchase/payment/addi/events';
  return api.send({ method: 'POST', url, headers: { authorization: `Basic ${right}` }, payload });
}

test('an order is paid by Addi’s credit, on its webhook alone · D-45', async () => {
  const order = await atAddi();
  expect(await seen(order)).toMatchObject({
    status: 'pending',
    reference: 'addi',
    redirectUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/credit\//),
  });
  expect(await rowOf(order)).toMatchObject({ order: 'pending_payment', left: 3 });
  await decide(order, 'APPROVED');
  expect(await seen(order)).toMatchObject({ status: 'approved', redirectUrl: null });
  expect(await rowOf(order)).toMatchObject({ order: 'paid', payment: 'approved', left: 3 });
  const { rows } = await api.db.query('select status, body from purchase.gateway_event where transaction_id = $1', [
    `${order.orderCode}-1`,
  ]);
  expect(rows).toEqual([{ status: 'APPROVED', body: { reference: `${order.orderCode}-1` } }]);
});

test.each(['REJECTED', 'DECLINED', 'ABANDONED', 'INTERNAL_ERROR'] as const)(
  'after a credit that ends %s the order can be paid otherwise',
  async (status) => {
    const order = await atAddi();
    await decide(order, status);
    expect(await seen(order)).toMatchObject({
      status: status === 'INTERNAL_ERROR' ? 'error' : 'declined',
      reason: expect.stringContaining('Addi'),
    });
    const again = await order.buyer.call(
      'POST /payment/start',
      await startBody(api, { type: 'nequi', phone: '3991111111' }, { orderCode: order.orderCode }),
    );
    expect(again.json()).toMatchObject({ results: { status: 'pending', reference: 'nequi' } });
  },
);

describe('a webhook of Addi', () => {
  test('sent a hundred times at once counts once, and its body is returned · W1', async () => {
    const order = await atAddi();
    const answers = await Promise.all(Array.from({ length: 100 }, () => sendWebhook(order)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(answers[0]?.json()).toMatchObject({ orderId: `${order.orderCode}-1`, status: 'APPROVED' });
    const { rows } = await api.db.query(
      `select (select count(*)::int from purchase.gateway_event where transaction_id = $2) as recorded,
         (select count(*)::int from purchase.order_event where order_id = $1 and status = 'paid') as paid,
         (select count(*)::int from purchase.refund r join purchase.payment p on p.id = r.payment_id where p.order_id = $1) as refunds`,
      [order.orderId, `${order.orderCode}-1`],
    );
    expect(rows).toEqual([{ recorded: 1, paid: 1, refunds: 0 }]);
  });

  test('in any order: an approval stays, and a failure may become an approval · W2', async () => {
    const paid = await atAddi();
    for (const status of ['APPROVED', 'PENDING', 'REJECTED', 'ABANDONED']) await sendWebhook(paid, { status });
    expect(await rowOf(paid)).toMatchObject({ order: 'paid', payment: 'approved', refund: null });
    const late = await atAddi();
    for (const status of ['ABANDONED', 'PENDING', 'APPROVED', 'DECLINED']) await sendWebhook(late, { status });
    expect(await rowOf(late)).toMatchObject({ order: 'paid', payment: 'approved', refund: null });
  });

  test('of another amount, another currency or an unknown payment changes nothing · W3', async () => {
    const order = await atAddi();
    for (const change of [
      { approvedAmount: '79999.00' },
      { approvedAmount: '80000.50' },
      { approvedAmount: undefined },
      { currency: 'USD' },
    ])
      expect((await sendWebhook(order, change)).statusCode).toBe(200);
    expect((await sendWebhook({ orderCode: 'TN-00000' })).json()).toMatchObject({ code: 'EVENT_REFUSED' });
    expect((await sendWebhook(order, {}, 'another')).json()).toMatchObject({ code: 'EVENT_REFUSED' });
    expect((await sendWebhook(order, { status: 'PAID' })).json()).toMatchObject({ code: 'EVENT_REFUSED' });
    expect(await rowOf(order)).toMatchObject({ order: 'pending_payment', payment: 'pending' });
  });

  test('does not settle another gateway’s charge · W3', async () => {
    const order = await makeUnpaidOrder(api, { method: 'nequi' });
    const nequi = { type: 'nequi', phone: '3991111111' };
    await order.buyer.call('POST /payment/start', await startBody(api, nequi, { orderCode: order.orderCode }));
    await api.drain();
    expect((await sendWebhook(order)).json()).toMatchObject({ code: 'EVENT_REFUSED' });
    expect(await rowOf(order)).toMatchObject({ order: 'pending_payment', payment: 'pending' });
  });

  test('that arrives before the response of our request counts · W4', async () => {
    const order = await makeUnpaidOrder(api, { method: 'addi' });
    await phoneOf(order.buyer, newPhone());
    await start(order);
    await sendWebhook(order);
    await api.drain();
    expect(await rowOf(order)).toMatchObject({ order: 'paid', payment: 'approved' });
  });
});

test('that is lost lets the order expire after an hour, and a later one is late money', async () => {
  api.addi.callbacks.set('hold');
  const [taken, soldOut] = [await atAddi({ stock: 5 }), await atAddi({ stock: 2 })];
  for (const order of [taken, soldOut]) await decide(order, 'APPROVED');
  await pass(61 * MINUTE);
  expect(await rowOf(taken)).toMatchObject({ order: 'cancelled', payment: 'pending', left: 5 });
  await api.db.query('update products.stock set available = 0 where version_id = $1', [
    soldOut.product.versions[0]?.id,
  ]);
  await api.addi.callbacks.release('reversed');
  expect(await rowOf(taken)).toMatchObject({ order: 'paid', payment: 'approved', refund: null, left: 3 });
  await pass(SECOND);
  expect(await rowOf(soldOut)).toMatchObject({ order: 'cancelled', payment: 'voided', refund: 'done' });
});

test('that never comes fails the payment after two days, and counts when it comes later', async () => {
  api.addi.callbacks.set('lose');
  const order = await atAddi();
  await pass(2 * HOUR, 47 * HOUR);
  expect(await rowOf(order)).toMatchObject({ order: 'cancelled', payment: 'error' });
  await sendWebhook(order);
  expect(await rowOf(order)).toMatchObject({ order: 'paid', payment: 'approved' });
});

test('a credit without a response fails, and the next one has another reference · W4', async () => {
  const order = await makeUnpaidOrder(api, { method: 'addi' });
  await phoneOf(order.buyer, newPhone());
  api.addi.fault({ on: 'POST /v1/online-applications', kind: 'drop' });
  await start(order);
  await api.drain();
  expect(await rowOf(order)).toMatchObject({ order: 'pending_payment', payment: 'pending' });
  await pass(11 * SECOND);
  expect(await seen(order)).toMatchObject({ status: 'error', reason: expect.stringContaining('Intenta de nuevo') });
  await start(order);
  await api.drain();
  await api.addi.decide(`${order.orderCode}-2`, 'APPROVED');
  expect(await rowOf(order)).toMatchObject({ order: 'paid', payment: 'approved' });
  const names = api.addi.applications().filter(({ orderId }) => orderId.startsWith(order.orderCode));
  expect(names.map(({ orderId, status }) => [orderId, status])).toEqual([
    [`${order.orderCode}-1`, 'PENDING'],
    [`${order.orderCode}-2`, 'APPROVED'],
  ]);
});

describe('a refund', () => {
  test('is made at Addi when the order is cancelled', async () => {
    const order = await atAddi();
    await decide(order, 'APPROVED');
    await order.buyer.call(`POST /order/${order.orderCode}/cancel`, {});
    await pass(SECOND);
    expect(await rowOf(order)).toMatchObject({ order: 'cancelled', payment: 'voided', refund: 'done', left: 5 });
    expect(api.addi.applications().find(({ orderId }) => orderId === `${order.orderCode}-1`)).toMatchObject({
      isCancelled: true,
    });
  });

  test('waits for an operator when Addi’s response was lost, because it cannot be queried', async () => {
    const order = await atAddi();
    await decide(order, 'APPROVED');
    api.addi.fault({ on: 'POST /v1/online-applications/cancellations', kind: 'drop' });
    await order.buyer.call(`POST /order/${order.orderCode}/cancel`, {});
    await pass(SECOND, 2 * MINUTE);
    expect(await rowOf(order)).toMatchObject({ payment: 'approved', refund: 'pending', tried: false });
  });
});

describe('Addi is offered', () => {
  const addi = async (buyer: UnpaidOrder['buyer']) =>
    (await buyer.call('GET /payment-methods/list'))
      .json<{ results: PaymentMethod[] }>()
      .results.find(({ reference }) => reference === 'addi');

  test('with its limits, and unavailable with a reason for carts outside them', async () => {
    const { buyer, product } = await makeUnpaidOrder(api);
    expect(await addi(buyer)).toMatchObject({ available: true, lends: true, limits: { min: 50_000, max: 3_000_000 } });
    await buyer.call('POST /cart/additem', { productId: product.id, code: product.code, quantity: 1 });
    expect(await addi(buyer)).toMatchObject({
      available: false,
      reason: 'Con Addi puedes pagar entre $\u00A050.000 y $\u00A03.000.000.',
    });
    await buyer.call('POST /cart/additem', { productId: product.id, code: product.code, quantity: 1 });
    expect(await addi(buyer)).toMatchObject({ available: true, reason: null });
  });

  test('as a lender in its payments too, and no other method is one', async () => {
    const order = await atAddi();
    expect(await seen(order)).toMatchObject({ reference: 'addi', lends: true });
    const offered = (await order.buyer.call('GET /payment-methods/list')).json<{ results: PaymentMethod[] }>().results;
    const { rows } = await api.db.query<{ reference: string; lends: boolean }>(
      'select reference, lends from purchase.payment_method where reference = any($1)',
      [offered.map(({ reference }) => reference)],
    );
    const byName = (all: readonly { reference: string; lends: boolean }[]) =>
      Object.fromEntries(all.map(({ reference, lends }) => [reference, lends]));
    expect(byName(rows)).toEqual(byName(offered));
  });

  test('only while it lends for us, and credits in progress continue', async () => {
    const [before, after] = [await atAddi(), await makeUnpaidOrder(api, { method: 'addi' })];
    await phoneOf(after.buyer, newPhone());
    api.addi.config.isActiveAlly = false;
    await pass(6 * MINUTE);
    expect(await addi(after.buyer)).toMatchObject({
      available: false,
      reason: 'Addi no está disponible en este momento.',
      limits: null,
    });
    expect((await start(after)).json()).toMatchObject({ code: 'GATEWAY_UNAVAILABLE' });
    await decide(before, 'APPROVED');
    expect(await rowOf(before)).toMatchObject({ order: 'paid', payment: 'approved' });
    api.addi.config.isActiveAlly = true;
    await pass(6 * MINUTE);
    expect((await start(after)).json()).toMatchObject({ results: { status: 'pending' } });
  });

  test('for an order alone, within its limits, to a buyer with e-mail and phone', async () => {
    const code = async (order: UnpaidOrder, instrument?: object) =>
      (await start(order, instrument)).json<{ code?: string }>().code;
    const order = await makeUnpaidOrder(api, { method: 'addi' });
    await phoneOf(order.buyer, null);
    const missing = await start(order);
    expect(missing.json()).toMatchObject({ code: 'FIELD_REQUIRED', params: { field: 'phone' } });
    await phoneOf(order.buyer, newPhone());
    expect(await code(order, { ...borrower, lender: 'nequi' })).toBe('PAYMENT_METHOD_UNAVAILABLE');
    expect(await code(order, { ...borrower, lender: 'unknown' })).toBe('PAYMENT_METHOD_UNAVAILABLE');
    expect(await code(order, { type: 'nequi', phone: '3991111111' })).toBe('INVALID_REQUEST'); // nothing was accepted
    const small = await makeUnpaidOrder(api, { method: 'addi', creditLimit: 60_000, creditAmount: 60_000 });
    await phoneOf(small.buyer, newPhone());
    expect(await code(small)).toBe('PAYMENT_METHOD_UNAVAILABLE');
    const owing = await makeBuyer(api, { creditLimit: 300_000 });
    await phoneOf(owing, newPhone());
    await api.db.query('update auth.credit_account set used = 90000 where customer_id = $1', [owing.customerId]);
    const own = await owing.call('POST /payment/start', { creditPayment: 90_000, instrument: borrower });
    expect(own.json()).toMatchObject({ code: 'PAYMENT_METHOD_UNAVAILABLE' });
    const { rows } = await api.db.query('select 1 from purchase.payment where method = $1 and order_id = any($2)', [
      'addi',
      [order.orderId, small.orderId],
    ]);
    expect(rows).toEqual([]);
  });
});
