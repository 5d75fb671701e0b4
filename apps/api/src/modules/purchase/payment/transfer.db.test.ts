import type { Payment, PaymentMethod } from '@tonalia/contract/payment';
import type { CartView, Order } from '@tonalia/contract/purchase';
import { afterEach, describe, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeBuyer } from '../../../../test/make-buyer.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { type UnpaidOrder, makeUnpaidOrder, startBody, APPROVED_NEQUI } from '../../../../test/payments.ts';
import { makePdf, makePng } from '../../../../test/proofs.ts';
import { publish } from '../../../platform/publish.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { cleanPayments } from './clean-payments.ts';
import { listUnpaidOrders, lockUnpaidOrder } from './expire.sql.ts';
import { finishRefund } from './finish-refund.ts';
import { listWaitingRefunds } from './refund.sql.ts';
import { findProof, listWaitingTransfers, setTransferAccount } from './proof.sql.ts';
import { reviewTransfer } from './review-transfer.ts';

const api = useApi({ hasGateway: true });
const HOUR = 3_600_000;

afterEach(() => api.clock.set(new Date()));

/** This many hours from now; sessions are valid only until now. */
const at = (hours: number) => api.clock.set(new Date(Date.now() + hours * HOUR));
const base64 = (file: Buffer) => file.toString('base64');
const PNG = base64(makePng());
const send = ({ buyer, orderCode }: UnpaidOrder, file: string) =>
  buyer.call(`POST /payment/${orderCode}/proof`, { file });
const review = (orderCode: string, reason: string | null) =>
  reviewTransfer({ db: api.db, clock: api.clock, log: api.app.log }, { orderCode, reason, by: 'caja' });
const statusOf = async ({ orderId }: UnpaidOrder) => {
  const { rows } = await api.db.query<{ status: string }>('select status from purchase.order where id = $1', [orderId]);
  return rows[0]?.status;
};
const makeTransfer = () => makeUnpaidOrder(api, { method: 'bank_transfer' });

test('the proof of a transfer is stored until an operator finds the money, and then the order is paid · D-45', async () => {
  const order = await makeTransfer();
  const sent = await send(order, base64(makePng({ length: 200_000 })));
  expect(sent.json<{ results: Payment }>().results).toMatchObject({
    status: 'pending',
    reference: 'bank_transfer',
    amount: 80_000,
    hasProof: true,
  });
  const waiting = await listWaitingTransfers(api.db);
  expect(waiting).toContainEqual(
    expect.objectContaining({
      orderCode: order.orderCode,
      amount: 80_000,
      proof: expect.objectContaining({ kind: 'image/png' }),
    }),
  );
  expect((await findProof(api.db, order.orderCode))[0]?.file).toHaveLength(200_000);
  await review(order.orderCode.toLowerCase(), null);
  expect(await statusOf(order)).toBe('paid');
  expect((await listWaitingTransfers(api.db)).map(({ orderCode }) => orderCode)).not.toContain(order.orderCode);
  await expect(review(order.orderCode, null)).rejects.toMatchObject({ code: 'ORDER_NOT_PAYABLE' });
  const { results } = (await order.buyer.call(`GET /order/${order.orderCode}`)).json<{ results: Order }>();
  expect(results.payments).toMatchObject([{ status: 'approved', hasProof: true }]);
});

test('a refused proof is removed with the reason, and another can be sent', async () => {
  const order = await makeTransfer();
  await send(order, PNG);
  await review(order.orderCode, 'El comprobante es de otro valor.');
  const now = await order.buyer.call(`GET /payment/${order.orderCode}`);
  expect(now.json()).toMatchObject({
    results: { status: 'pending', hasProof: false, reason: 'El comprobante es de otro valor.' },
  });
  expect((await send(order, base64(makePdf('recibo')))).json()).toMatchObject({
    results: { hasProof: true, reason: null },
  });
  expect(await statusOf(order)).toBe('pending_payment');
});

test('a proof is judged by its bytes: other files, incomplete, too small or above 4 MB are refused', async () => {
  const order = await makeTransfer();
  const refusal = async (file: string) => (await send(order, file)).json<{ code?: string; params: unknown }>();
  expect(await refusal(base64(Buffer.from('<svg onload="x">')))).toMatchObject({
    code: 'PROOF_REFUSED',
    params: { why: 'kind' },
  });
  expect(await refusal(base64(makePng().subarray(0, -8)))).toMatchObject({ params: { why: 'broken' } });
  expect(await refusal(base64(makePng({ width: 1, height: 1, length: 70 })))).toMatchObject({
    params: { why: 'small' },
  });
  expect(await refusal(base64(makePng({ length: 4_194_305 })))).toMatchObject({
    code: 'PROOF_REFUSED',
    params: { why: 'size' },
  });
  expect((await refusal(base64(makePng({ length: 4_194_304 })))).code).toBeUndefined();
});

test('a proof can be sent only for one’s own pending transfers · Z3', async () => {
  const order = await makeTransfer();
  const stranger = await makeBuyer(api);
  const theirs = await stranger.call(`POST /payment/${order.orderCode}/proof`, { file: PNG });
  expect(theirs.json()).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  const card = await makeUnpaidOrder(api);
  expect((await send(card, PNG)).json()).toMatchObject({ code: 'ORDER_NOT_PAYABLE' });
  const start = await order.buyer.call(
    'POST /payment/start',
    await startBody(api, APPROVED_NEQUI, { orderCode: order.orderCode }),
  );
  expect(start.json()).toMatchObject({ code: 'ORDER_NOT_PAYABLE' });
  await order.buyer.call(`POST /order/${order.orderCode}/cancel`, {});
  expect((await send(order, PNG)).json()).toMatchObject({ code: 'ORDER_NOT_PAYABLE' });
  await expect(review(order.orderCode, 'No llegó.')).rejects.toMatchObject({ code: 'ORDER_NOT_PAYABLE' });
  await expect(review(card.orderCode, null)).rejects.toMatchObject({ code: 'ORDER_NOT_PAYABLE' });
  await expect(review('TN-NADIE', null)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
});

test('an order expires after two days without a proof; with one it waits three days for the review, however often it is sent', async () => {
  at(-30);
  const [without, withOne] = [await makeTransfer(), await makeTransfer()];
  await send(withOne, PNG);
  at(0);
  await send(withOne, PNG);
  const states: unknown[] = [];
  for (const hours of [17.9, 18.1, 41.9, 42.1]) {
    at(hours);
    await api.drain();
    states.push([await statusOf(without), await statusOf(withOne)]);
  }
  expect(states).toEqual([
    ['pending_payment', 'pending_payment'],
    ['cancelled', 'pending_payment'],
    ['cancelled', 'pending_payment'],
    ['cancelled', 'cancelled'],
  ]);
});

test('an order expires at the instant of its deadline, and one with a proof at the end of its review', async () => {
  const [without, withOne] = [await makeTransfer(), await makeTransfer()];
  await send(withOne, PNG);
  const { rows } = await api.db.query<{ deadline: Date; held: Date | null }>(
    `select o.pay_by as deadline, f.held_until as held from purchase.order o join purchase.payment p on p.order_id = o.id
     left join purchase.payment_proof f on f.payment_id = p.id where o.id = any($1::uuid[]) order by f.held_until nulls first`,
    [[without.orderId, withOne.orderId]],
  );
  const isDue = async ({ orderId }: UnpaidOrder, instant: number) => {
    const now = new Date(instant);
    const listed = await listUnpaidOrders(api.db, { now, lookedAt: [], most: 1_000 });
    const locked = await inTransaction(api.db, (tx) => lockUnpaidOrder(tx, { orderId, now }));
    return [listed.some((one) => one.orderId === orderId), locked.length > 0];
  };
  for (const [order, end] of [
    [without, rows[0]?.deadline],
    [withOne, rows[1]?.held],
  ] as const) {
    const instant = end?.getTime() ?? 0;
    expect(await isDue(order, instant - 1)).toEqual([false, false]);
    expect(await isDue(order, instant)).toEqual([true, true]);
  }
});

test('after a refused proof the customer has a day for another', async () => {
  const order = await makeTransfer();
  await send(order, PNG);
  api.clock.advance(60 * HOUR);
  await review(order.orderCode, 'No llegó.');
  await api.drain();
  expect(await statusOf(order)).toBe('pending_payment');
  api.clock.advance(25 * HOUR);
  await api.drain();
  expect(await statusOf(order)).toBe('cancelled');
});

test('transfers that wait longest for review are listed first, with those of orders that ended before', async () => {
  at(-2);
  const [first, second, none] = [await makeTransfer(), await makeTransfer(), await makeTransfer()];
  await send(first, PNG);
  at(-1);
  await send(second, PNG);
  at(0);
  await send(first, PNG);
  const mine = async () =>
    (await listWaitingTransfers(api.db))
      .filter(({ orderCode }) => [first, second, none].some((one) => one.orderCode === orderCode))
      .map(({ orderCode, isOver }) => [orderCode, isOver]);
  expect(await mine()).toEqual([
    [first.orderCode, false],
    [second.orderCode, false],
    [none.orderCode, false],
  ]);
  at(70.5);
  await api.drain();
  expect(await mine()).toEqual([
    [first.orderCode, true],
    [second.orderCode, false],
  ]);
  await review(first.orderCode, 'No es un comprobante.');
  expect(await mine()).toEqual([[second.orderCode, false]]);
});

describe('money of a transfer found after its order ended', () => {
  async function ended(wish: Parameters<typeof makeUnpaidOrder>[1] = {}) {
    const order = await makeUnpaidOrder(api, { method: 'bank_transfer', ...wish });
    await send(order, PNG);
    api.clock.advance(73 * HOUR);
    await api.drain();
    expect(await statusOf(order)).toBe('cancelled');
    api.clock.set(new Date());
    return order;
  }
  const refundOf = async ({ orderCode }: UnpaidOrder) =>
    (await listWaitingRefunds(api.db)).find((one) => one.orderCode === orderCode);

  test('continues the order while everything is available', async () => {
    const order = await ended();
    expect(await review(order.orderCode, null)).toBe('kept');
    expect(await statusOf(order)).toBe('paid');
    expect(await refundOf(order)).toBeUndefined();
    await expect(review(order.orderCode, null)).rejects.toMatchObject({ code: 'ORDER_NOT_PAYABLE' });
  });

  test('is refunded once when its units are sold', async () => {
    const product = await makeProduct(api.db, { stock: 3, price: 40_000 });
    const order = await ended({ product });
    await makeUnpaidOrder(api, { product, method: 'cash_on_delivery' });
    expect(await review(order.orderCode, null)).toBe('goes back');
    expect(await statusOf(order)).toBe('cancelled');
    expect(await refundOf(order)).toMatchObject({ amount: 80_000, isTried: false });
    await expect(review(order.orderCode, null)).rejects.toMatchObject({ code: 'ORDER_NOT_PAYABLE' });
  });

  test('is refunded when its buyer had cancelled the order', async () => {
    const order = await makeTransfer();
    await order.buyer.call(`POST /order/${order.orderCode}/cancel`, {});
    expect(await review(order.orderCode, null)).toBe('goes back');
    expect(await refundOf(order)).toMatchObject({ amount: 80_000 });
  });
});

test('a transfer is offered, and can be ordered with, when there is an account to transfer to', async () => {
  const order = await makeTransfer();
  const { buyer, product } = order;
  await buyer.call('POST /cart/additem', { productId: product.id, code: product.code, quantity: 1 });
  const cartId = (await buyer.call('GET /cart/listcart')).json<CartView>().cart?._id;
  await buyer.call('PUT /cart/listcart', { cartId, paymentMethod: 'bank_transfer' });
  const offered = async () =>
    (await buyer.call('GET /payment-methods/list'))
      .json<{ results: PaymentMethod[] }>()
      .results.some(({ group }) => group === 'transfer');
  expect(await offered()).toBe(true);
  const without = `update purchase.payment_method set comments = ' ', active = $1 where method_group = 'transfer'`;
  await expect(api.db.query(without, [true])).rejects.toThrow('payment_method_has_account');
  await api.db.query(without, [false]);
  expect(await offered()).toBe(false);
  const choice = await buyer.call('PUT /cart/listcart', { cartId, paymentMethod: 'bank_transfer' });
  expect(choice.json()).toMatchObject({ code: 'PAYMENT_METHOD_UNAVAILABLE' });
  const placed = await buyer.call('POST /order/create', { cartId });
  expect(placed.json()).toMatchObject({ code: 'PAYMENT_METHOD_UNAVAILABLE' });
  await setTransferAccount(api.db, 'Bancolombia, ahorros 123-456789-01');
  expect(await offered()).toBe(true);
});

test('a proof is removed ninety days after the decision, and the payment stays', async () => {
  const [paid, ended, open] = [await makeTransfer(), await makeTransfer(), await makeTransfer()];
  for (const order of [paid, ended, open]) await send(order, PNG);
  await review(paid.orderCode, null);
  await ended.buyer.call(`POST /order/${ended.orderCode}/cancel`, {});
  const kept = async () => {
    await cleanPayments(api.db, api.clock);
    const files = [paid, ended, open].map(({ orderCode }) => findProof(api.db, orderCode));
    return (await Promise.all(files)).map(({ length }) => length);
  };
  api.clock.advance(89 * 24 * HOUR);
  expect(await kept()).toEqual([1, 1, 1]);
  api.clock.advance(2 * 24 * HOUR);
  expect(await kept()).toEqual([0, 0, 1]);
  api.clock.set(new Date());
  const { results } = (await paid.buyer.call(`GET /order/${paid.orderCode}`)).json<{ results: Order }>();
  expect(results.payments).toMatchObject([{ status: 'approved', amount: 80_000, hasProof: false }]);
});

test('two operators who approve a transfer at once pay the order once', async () => {
  const order = await makeTransfer();
  const results = await Promise.allSettled(Array.from({ length: 4 }, () => review(order.orderCode, null)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { rows } = await api.db.query(
    `select from platform.outbox where topic = 'order.changed' and payload->>'orderId' = $1`,
    [order.orderId],
  );
  expect(rows).toHaveLength(1);
});

test('the refund of a transfer of an ended order waits for an operator, who records it once', async () => {
  const order = await makeTransfer();
  await review(order.orderCode, null);
  await order.buyer.call(`POST /order/${order.orderCode}/cancel`, {});
  await api.drain();
  const refund = (await listWaitingRefunds(api.db)).find(({ orderCode }) => orderCode === order.orderCode);
  expect(refund).toMatchObject({ amount: 80_000, method: 'Transferencia bancaria', isTried: false });
  const made = { refundId: refund?.id ?? '', reference: 'M-7', by: 'caja' };
  expect(await finishRefund(api.db, api.clock, made)).toBe(80_000);
  expect(await finishRefund(api.db, api.clock, made)).toBeUndefined();
});

test('closing the account removes cards and proofs, except of orders on their way', async () => {
  const [ended, open] = [await makeTransfer(), await makeTransfer()];
  for (const order of [ended, open]) await send(order, PNG);
  await ended.buyer.call(`POST /order/${ended.orderCode}/cancel`, {});
  const left = async ({ orderCode, buyer: { customerId, identityId } }: UnpaidOrder) => {
    await api.db.query(
      `insert into purchase.saved_card (identity_id, customer_id, source_id, brand, last_four, holder, exp_month, exp_year)
       values ($1, $2, gen_random_uuid(), 'VISA', '1111', 'Rosa', '01', '30')`,
      [identityId, customerId],
    );
    await publish(api.db, 'auth.account_deleted', { customerId, identityId });
    await api.drain();
    const cards = await api.db.query('select from purchase.saved_card where customer_id = $1', [customerId]);
    return [cards.rows.length, (await findProof(api.db, orderCode)).length];
  };
  expect([await left(ended), await left(open)]).toEqual([
    [0, 0],
    [0, 1],
  ]);
});
