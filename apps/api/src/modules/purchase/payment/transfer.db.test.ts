import type { Order, Payment } from '@tonalia/contract/purchase';
import { afterEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeBuyer } from '../../../../test/make-buyer.ts';
import { type UnpaidOrder, makeUnpaidOrder, startBody, APPROVED_NEQUI } from '../../../../test/payments.ts';
import { publish } from '../../../platform/outbox.ts';
import { finishRefund } from './finish-refund.ts';
import { listWaitingRefunds } from './give-back.sql.ts';
import { findProof, listWaitingTransfers } from './proof.sql.ts';
import { reviewTransfer } from './review-transfer.ts';

const api = useApi({ hasGateway: true });
const HOUR = 3_600_000;
const PNG = '\x89PNG\r\n\x1A\n';

afterEach(() => api.clock.set(new Date()));

const base64 = (text: string, length = text.length) =>
  Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(length - text.length)]).toString('base64');
const send = ({ buyer, orderCode }: UnpaidOrder, file: string) =>
  buyer.call(`POST /payment/${orderCode}/proof`, { file });
const review = (orderCode: string, reason: string | null) =>
  reviewTransfer({ db: api.db, clock: api.clock, log: api.app.log }, { orderCode, reason });
const statusOf = async ({ orderId }: UnpaidOrder) => {
  const { rows } = await api.db.query<{ status: string }>('select status from purchase.order where id = $1', [orderId]);
  return rows[0]?.status;
};
const makeTransfer = () => makeUnpaidOrder(api, { method: 'bank_transfer' });

test('the proof of a transfer is kept until somebody finds the money: then the order is paid · D-45', async () => {
  const order = await makeTransfer();
  const sent = await send(order, base64(PNG, 200_000));
  expect(sent.json<{ results: Payment }>().results).toMatchObject({
    status: 'pending',
    reference: 'bank_transfer',
    amount: 80_000,
    hasProof: true,
  });
  const waiting = await listWaitingTransfers(api.db);
  expect(waiting).toContainEqual(
    expect.objectContaining({ orderCode: order.orderCode, amount: 80_000, kind: 'image/png' }),
  );
  expect((await findProof(api.db, order.orderCode))[0]?.file).toHaveLength(200_000);
  await review(order.orderCode.toLowerCase(), null);
  expect(await statusOf(order)).toBe('paid');
  expect((await listWaitingTransfers(api.db)).map(({ orderCode }) => orderCode)).not.toContain(order.orderCode);
  await expect(review(order.orderCode, null)).rejects.toMatchObject({ code: 'ORDER_NOT_PAYABLE' });
  const { results } = (await order.buyer.call(`GET /order/${order.orderCode}`)).json<{ results: Order }>();
  expect(results.payments).toMatchObject([{ status: 'approved', hasProof: true }]);
});

test('a proof that shows no payment goes, with the reason, and another can be sent', async () => {
  const order = await makeTransfer();
  await send(order, base64(PNG));
  await review(order.orderCode, 'El comprobante es de otro valor.');
  const now = await order.buyer.call(`GET /payment/${order.orderCode}`);
  expect(now.json()).toMatchObject({
    results: { status: 'pending', hasProof: false, reason: 'El comprobante es de otro valor.' },
  });
  expect((await send(order, base64('%PDF-1.7'))).json()).toMatchObject({ results: { hasProof: true, reason: null } });
  expect(await statusOf(order)).toBe('pending_payment');
});

test('what a proof is, its first bytes say; one of more than 4 MB is refused', async () => {
  const order = await makeTransfer();
  const refusal = async (file: string) => (await send(order, file)).json<{ code?: string; params: unknown }>();
  expect(await refusal(base64('<svg onload="x">'))).toMatchObject({ code: 'PROOF_REFUSED', params: { why: 'kind' } });
  expect(await refusal(base64(PNG, 4_194_305))).toMatchObject({ code: 'PROOF_REFUSED', params: { why: 'size' } });
  expect((await refusal(base64(PNG, 4_194_304))).code).toBeUndefined();
});

test('there is a proof of one’s own transfers alone, while they are waited for · Z3', async () => {
  const order = await makeTransfer();
  const stranger = await makeBuyer(api);
  const theirs = await stranger.call(`POST /payment/${order.orderCode}/proof`, { file: base64(PNG) });
  expect(theirs.json()).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  const card = await makeUnpaidOrder(api);
  expect((await send(card, base64(PNG))).json()).toMatchObject({ code: 'ORDER_NOT_PAYABLE' });
  const start = await order.buyer.call(
    'POST /payment/start',
    await startBody(api, APPROVED_NEQUI, { orderCode: order.orderCode }),
  );
  expect(start.json()).toMatchObject({ code: 'ORDER_NOT_PAYABLE' });
  await order.buyer.call(`POST /order/${order.orderCode}/cancel`, {});
  expect((await send(order, base64(PNG))).json()).toMatchObject({ code: 'ORDER_NOT_PAYABLE' });
  await expect(review(order.orderCode, null)).rejects.toMatchObject({ code: 'ORDER_NOT_PAYABLE' });
  await expect(review('TN-NADIE', null)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
});

test('an order ends after two days without a proof; with one it waits for whoever looks at it', async () => {
  const [without, withOne] = [await makeTransfer(), await makeTransfer()];
  await send(withOne, base64(PNG));
  api.clock.advance(47 * HOUR);
  await api.drain();
  expect(await statusOf(without)).toBe('pending_payment');
  api.clock.advance(2 * HOUR);
  await api.drain();
  expect([await statusOf(without), await statusOf(withOne)]).toEqual(['cancelled', 'pending_payment']);
  await review(withOne.orderCode, 'No llegó.');
  await api.drain();
  expect(await statusOf(withOne)).toBe('pending_payment');
  api.clock.advance(25 * HOUR);
  await api.drain();
  expect(await statusOf(withOne)).toBe('cancelled');
});

test('two who find the money at once pay the order once', async () => {
  const order = await makeTransfer();
  const results = await Promise.allSettled(Array.from({ length: 4 }, () => review(order.orderCode, null)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { rows } = await api.db.query(
    `select from platform.outbox where topic = 'order.changed' and payload->>'orderId' = $1`,
    [order.orderId],
  );
  expect(rows).toHaveLength(1);
});

test('what was transferred for an order that ended waits for somebody to return it, who says so once', async () => {
  const order = await makeTransfer();
  await review(order.orderCode, null);
  await order.buyer.call(`POST /order/${order.orderCode}/cancel`, {});
  await api.drain();
  const refund = (await listWaitingRefunds(api.db)).find(({ orderCode }) => orderCode === order.orderCode);
  expect(refund).toMatchObject({ amount: 80_000, method: 'Transferencia bancaria', isTried: false });
  const id = refund?.paymentId ?? '';
  expect(await finishRefund(api.db, api.clock, id)).toBe(80_000);
  expect(await finishRefund(api.db, api.clock, id)).toBeUndefined();
});

test('who closes the account leaves no card and no picture of a transfer behind, but of what is on its way', async () => {
  const [ended, open] = [await makeTransfer(), await makeTransfer()];
  for (const order of [ended, open]) await send(order, base64(PNG));
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
