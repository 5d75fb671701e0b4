import type { Payment } from '@tonalia/contract/payment';
import type { CartView } from '@tonalia/contract/purchase';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeBuyer } from '../../../../test/make-buyer.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { GatewayDown } from '../gateway/gateway.ts';
import { APPROVED_NEQUI, type UnpaidOrder, makeUnpaidOrder, pay, startBody } from '../../../../test/payments.ts';

const api = useApi({ hasGateway: true });
const MINUTE = 60_000;

afterEach(async () => {
  await api.db.query('delete from purchase.payment_method_movement');
  api.clock.set(new Date());
});

/** Sets the discount or charge of a payment method. */
const moves = (reference: string, type: 'discount' | 'charge', kind: 'percentage' | 'value', amount: number) =>
  api.db.query(
    `insert into purchase.payment_method_movement (reference, type_movement, discount_type, discount_amount, during)
     values ($1, $2, $3, $4, tstzrange(now() - interval '1 minute', null))`,
    [reference, type, kind, amount],
  );
const seen = async ({ buyer, orderCode }: UnpaidOrder) =>
  (await buyer.call(`GET /payment/${orderCode}`)).json<{ results: Payment }>().results;
const chargesOf = ({ orderCode }: UnpaidOrder) =>
  api.wompi.transactions().filter(({ reference }) => reference.startsWith(orderCode));
async function decide(): Promise<void> {
  api.clock.advance(2_000);
  await api.wompi.run();
  await api.drain();
}

describe('a payment method’s discount or charge applies to the amount paid with it', () => {
  test.each([
    ['an order wholly on credit gets no discount of the method', 'discount', 'percentage', 10, 100_000, 0, 100_000],
    ['and no fixed discount', 'discount', 'value', 8_000, 100_000, 0, 100_000],
    ['one half on credit gets half the discount', 'discount', 'percentage', 10, 50_000, -5_000, 95_000],
    ['and half a fixed discount', 'discount', 'value', 8_000, 50_000, -4_000, 96_000],
    ['and half a charge', 'charge', 'percentage', 10, 50_000, 5_000, 105_000],
  ] as const)('%s', async (_, type, kind, amount, creditAmount, movement, total) => {
    await moves('nequi', type, kind, amount);
    const soap = await makeProduct(api.db, { stock: 9, price: 50_000 });
    const buyer = await makeBuyer(api, { creditLimit: 300_000 });
    await buyer.call('POST /cart/additem', { productId: soap.id, code: soap.code, quantity: 2 });
    const cartId = (await buyer.call('GET /cart/listcart')).json<CartView>().cart?._id ?? '';
    await buyer.call('PUT /cart/listcart', { cartId, paymentMethod: 'nequi' });
    const chosen = await buyer.call('PUT /cart/listcart', { cartId, creditAmount });
    expect(chosen.json<CartView>().cart).toMatchObject({ movement, total, creditAmount });
    expect((await buyer.call('POST /order/create', { cartId })).json()).toMatchObject({ results: { total } });
  });

  test('and own credit’s applies to the part on credit', async () => {
    await moves('own_credit', 'charge', 'percentage', 4);
    const soap = await makeProduct(api.db, { stock: 9, price: 50_000 });
    const buyer = await makeBuyer(api, { creditLimit: 300_000 });
    await buyer.call('POST /cart/additem', { productId: soap.id, code: soap.code, quantity: 2 });
    const cartId = (await buyer.call('GET /cart/listcart')).json<CartView>().cart?._id ?? '';
    const choose = async (choice: object) =>
      (await buyer.call('PUT /cart/listcart', { cartId, ...choice })).json<CartView>().cart;
    expect(await choose({ paymentMethod: 'own_credit' })).toMatchObject({ movement: 4_000 });
    expect(await choose({ paymentMethod: 'nequi' })).toMatchObject({ movement: 0 });
    expect(await choose({ creditAmount: 50_000 })).toMatchObject({ movement: 2_000, total: 102_000 });
    expect(await choose({ creditAmount: 100_000 })).toMatchObject({ movement: 4_000, total: 104_000 });
  });

  test('so an order of a method without one is not paid by a method with a charge', async () => {
    await moves('card', 'charge', 'percentage', 3);
    const order = await makeUnpaidOrder(api, { method: 'pse' });
    const card = { type: 'card', token: await api.wompi.makeToken(), installments: 1, save: false };
    const body = await startBody(api, card, { orderCode: order.orderCode });
    expect((await order.buyer.call('POST /payment/start', body)).json()).toMatchObject({
      code: 'PAYMENT_METHOD_UNAVAILABLE',
    });
    await pay(api, order);
    await decide();
    expect(await seen(order)).toMatchObject({ status: 'approved', amount: 80_000 });
  });
});

describe('a charge that never reached the gateway', () => {
  const cancel = ({ buyer, orderCode }: UnpaidOrder) => buyer.call(`POST /order/${orderCode}/cancel`, {});
  /** A started payment, when the process ends before the charge is sent. */
  const started = async (order: UnpaidOrder) => {
    await order.buyer.call('POST /payment/start', await startBody(api, APPROVED_NEQUI, { orderCode: order.orderCode }));
  };

  test('is not made once its order was cancelled', async () => {
    const order = await makeUnpaidOrder(api);
    await api.db.query(
      `insert into purchase.payment (order_id, identity_id, method, status, amount, gateway_reference, instrument, next_check_at)
       select $1, $2, 'nequi', 'pending', 80000, $3, $4, now() + interval '1 minute'`,
      [
        order.orderId,
        order.buyer.identityId,
        `${order.orderCode}-1`,
        JSON.stringify({ ...(await startBody(api, APPROVED_NEQUI, {})) }),
      ],
    );
    expect((await cancel(order)).json()).toMatchObject({ results: { status: 'cancelled' } });
    api.clock.advance(2 * MINUTE);
    await api.drain();
    expect(chargesOf(order)).toHaveLength(0);
    expect(await seen(order)).toMatchObject({ status: 'error', refund: null });
    const { rows } = await api.db.query('select instrument, next_check_at from purchase.payment where order_id = $1', [
      order.orderId,
    ]);
    expect(rows).toEqual([{ instrument: null, next_check_at: null }]);
  });

  test('is made while its order waits', async () => {
    const order = await makeUnpaidOrder(api);
    await started(order);
    await api.drain();
    await decide();
    expect(await seen(order)).toMatchObject({ status: 'approved' });
  });
});

test('a gateway that refunds only whole payments is never asked for a partial refund', async () => {
  const buyer = await makeBuyer(api, { creditLimit: 300_000 });
  const owe = (amount: number) =>
    api.db.query('update auth.credit_account set used = $2 where customer_id = $1', [buyer.customerId, amount]);
  await owe(50_000);
  const card = { type: 'card', token: await api.wompi.makeToken(), installments: 1, save: false };
  const body = await startBody(api, card, { creditPayment: 50_000 });
  const { _id } = (await buyer.call('POST /payment/start', body)).json<{ results: Payment }>().results;
  await owe(40_000);
  const cancelled = vi.spyOn(api.wompi.gateway, 'cancel');
  await api.drain();
  await decide();
  const { rows } = await api.db.query(
    'select amount::int, status, next_try_at, tries from purchase.refund where payment_id = $1',
    [_id],
  );
  expect(rows).toEqual([{ amount: 10_000, status: 'pending', next_try_at: null, tries: 1 }]);
  expect(cancelled).not.toHaveBeenCalled();
  cancelled.mockRestore();
});

test('text that the database cannot store is refused as invalid', async () => {
  const order = await makeUnpaidOrder(api);
  const body = await startBody(api, APPROVED_NEQUI, { orderCode: order.orderCode });
  const sent = await order.buyer.call('POST /payment/start', { ...body, acceptance: '\uD800' });
  expect(sent.json()).toMatchObject({ code: 'INVALID_REQUEST' });
  const why = '\u001B[2J\u202EMala\uD800';
  const cancelled = await order.buyer.call(`POST /order/${order.orderCode}/cancel`, { why });
  expect(cancelled.json()).toMatchObject({ results: { status: 'cancelled' } });
  const { rows } = await api.db.query(
    `select why from purchase.order_event where order_id = $1 and status = 'cancelled'`,
    [order.orderId],
  );
  expect(rows).toEqual([{ why: '[2JMala\uFFFD' }]);
});

test('a proof is not read without a session, nor after too many', async () => {
  const url = '/api/purchase/payment/TN-00000/proof';
  const headers = { 'content-type': 'application/json' };
  const send = (payload: string, token?: string) =>
    api.send({ method: 'POST', url, headers, payload, ...(token !== undefined && { token }) });
  // broken JSON would get another error, had the body been read
  expect((await send('{')).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  const { token } = await makeBuyer(api);
  const codes: unknown[] = [];
  for (let n = 0; n < 11; n++) codes.push((await send('{', token)).json<{ code: string }>().code);
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 'MALFORMED_BODY'), 'TOO_MANY_REQUESTS']);
});

test('requests for payment options are limited', async () => {
  const buyer = await makeBuyer(api);
  const codes = new Set<number>();
  for (let n = 0; n < 31; n++) codes.add((await buyer.call('GET /payment/options')).statusCode);
  expect([...codes]).toEqual([200, 429]);
});

test('the document and mail of a webhook are not stored', async () => {
  const order = await makeUnpaidOrder(api, { method: 'pse' });
  await api.db.query(`update auth.identity set phone_e164 = '+573105550199' where id = $1`, [order.buyer.identityId]);
  const payer = { personType: 'natural', documentType: 'CC', document: '79345612' };
  await pay(api, order, { type: 'pse', bankCode: '9000', ...payer });
  await api.wompi.decide(`${order.orderCode}-1`, 'APPROVED');
  await api.drain();
  expect(await seen(order)).toMatchObject({ status: 'approved' });
  const { rows } = await api.db.query(
    `select e.body from purchase.gateway_event e join purchase.payment p using (transaction_id) where p.order_id = $1`,
    [order.orderId],
  );
  expect(rows).toEqual([{ body: { reference: `${order.orderCode}-1` } }]);
});

test('expired orders wait only once for a gateway that does not answer', async () => {
  const orders = [await makeUnpaidOrder(api), await makeUnpaidOrder(api), await makeUnpaidOrder(api)];
  for (const order of orders) await pay(api, order);
  const find = vi.spyOn(api.wompi.gateway, 'find').mockRejectedValue(new GatewayDown('silent'));
  await api.db.query(
    `with due as (update purchase.order set pay_by = now() - interval '1 second' where id = any($1::uuid[]) returning id)
     update purchase.payment p set next_check_at = null from due where p.order_id = due.id`,
    [orders.map(({ orderId }) => orderId)],
  );
  await api.drain();
  expect(find).toHaveBeenCalledTimes(1);
  find.mockRestore();
  for (const { buyer, orderCode } of orders)
    expect((await buyer.call(`GET /order/${orderCode}`)).json()).toMatchObject({ results: { status: 'cancelled' } });
});
