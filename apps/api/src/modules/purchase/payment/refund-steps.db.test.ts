import type { Order, OrderSummary } from '@tonalia/contract/purchase';
import { afterEach, describe, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, caller } from '../../../../test/make-buyer.ts';
import { makeSeller, makeToken } from '../../../../test/make.ts';
import { APPROVED_NEQUI, type UnpaidOrder, makeUnpaidOrder, pay } from '../../../../test/payments.ts';
import { GatewayDown } from '../gateway/gateway.ts';
import { finishRefund } from './finish-refund.ts';
import { reviewTransfer } from './review-transfer.ts';

const api = useApi({ hasGateway: true });
const log = { warn() {}, error() {} };
afterEach(() => api.clock.set(new Date()));

async function makePaid(instrument: object): Promise<UnpaidOrder> {
  const order = await makeUnpaidOrder(api);
  await pay(api, order, instrument);
  api.clock.advance(2_000);
  await api.wompi.run();
  await api.drain();
  return order;
}
const card = async () => ({ type: 'card', token: await api.wompi.makeToken(), installments: 1, save: false });

const cancel = ({ buyer, orderCode }: UnpaidOrder) => buyer.call(`POST /order/${orderCode}/cancel`, {});
async function read({ orderCode, buyer }: UnpaidOrder, who: Pick<MadeBuyer, 'call'> = buyer): Promise<Order> {
  return (await who.call(`GET /order/${orderCode}`)).json<{ results: Order }>().results;
}
async function refundOf(order: UnpaidOrder) {
  const { refunds } = await read(order);
  expect(refunds).toHaveLength(1);
  const [refund] = refunds;
  return { ...refund, steps: refund?.steps.map(({ step }) => step) };
}
/** The next attempt is due now. */
const makeDue = ({ orderId }: UnpaidOrder) =>
  api.db.query(
    `update purchase.refund r set next_try_at = now() - interval '1 minute' from purchase.payment p
     where p.id = r.payment_id and p.order_id = $1`,
    [orderId],
  );
const paymentIdOf = async ({ orderId }: UnpaidOrder) =>
  (await api.db.query<{ id: string }>('select id from purchase.payment where order_id = $1', [orderId])).rows[0]?.id ??
  '';
const refundIdOf = async (order: UnpaidOrder) =>
  (
    await api.db.query<{ id: string }>('select id from purchase.refund where payment_id = $1', [
      await paymentIdOf(order),
    ])
  ).rows[0]?.id ?? '';

describe('the refund of a cancelled order', () => {
  test('goes to the card that paid, step by step; the payment stays in the history · D-45', async () => {
    const order = await makePaid(await card());
    const cancelled = (await cancel(order)).json<{ results: Order }>().results;
    expect(cancelled.refunds).toMatchObject([
      {
        amount: 80_000,
        method: 'card',
        card: { brand: 'VISA', lastFour: '4242' },
        state: 'requested',
        steps: [{ step: 'requested' }],
      },
    ]);
    expect(cancelled.history.map(({ status }) => status)).toEqual(['pending_payment', 'paid', 'cancelled']);
    expect(cancelled.payments).toMatchObject([{ card: { brand: 'VISA', lastFour: '4242' } }]);
    await api.drain();
    expect(await refundOf(order)).toMatchObject({ state: 'done', steps: ['requested', 'sent', 'done'] });
  });

  test('is sent once the gateway was asked, and retried when it did not answer', async () => {
    const order = await makePaid(await card());
    const { find } = api.wompi.gateway;
    api.wompi.gateway.find = () => Promise.reject(new GatewayDown('away'));
    await cancel(order);
    await api.drain();
    expect(await refundOf(order)).toMatchObject({ state: 'sent', steps: ['requested', 'sent'] });
    await makeDue(order);
    await api.drain();
    expect(await refundOf(order)).toMatchObject({ state: 'sent', steps: ['requested', 'sent', 'retried'] });
    api.wompi.gateway.find = find;
    await makeDue(order);
    await api.drain();
    expect(await refundOf(order)).toMatchObject({ state: 'done', steps: ['requested', 'sent', 'retried', 'done'] });
  });

  test('that the gateway cannot make is made by an operator, with the bank’s reference', async () => {
    const order = await makePaid(APPROVED_NEQUI);
    await cancel(order);
    await api.drain();
    expect(await refundOf(order)).toMatchObject({
      state: 'manual',
      steps: ['requested', 'sent', 'manual'],
      card: null,
    });
    await finishRefund(api.db, api.clock, { refundId: await refundIdOf(order), reference: 'M-7', by: 'caja' });
    expect(await refundOf(order)).toMatchObject({ state: 'done', reference: 'M-7', method: 'nequi' });
  });

  test('of a transfer is manual from the start', async () => {
    const order = await makeUnpaidOrder(api, { method: 'bank_transfer' });
    await reviewTransfer(
      { db: api.db, clock: api.clock, log },
      { orderCode: order.orderCode, reason: null, by: 'caja' },
    );
    await cancel(order);
    await api.drain();
    expect(await refundOf(order)).toMatchObject({ state: 'manual', steps: ['requested', 'manual'] });
  });

  test('to own credit is done at once', async () => {
    const order = await makeUnpaidOrder(api, { method: 'own_credit', creditLimit: 500_000 });
    await cancel(order);
    expect(await refundOf(order)).toMatchObject({
      amount: 80_000,
      method: 'own_credit',
      state: 'done',
      steps: ['done'],
    });
  });

  test('does not exist for an order that was never paid', async () => {
    const order = await makeUnpaidOrder(api);
    await cancel(order);
    expect((await read(order)).refunds).toEqual([]);
  });

  test('is shown to the customer and the serving seller; of a partial refund only that part', async () => {
    const order = await makePaid(APPROVED_NEQUI);
    await cancel(order);
    await api.db.query('update purchase.refund set amount = 30000 where payment_id = $1', [await paymentIdOf(order)]);
    const { customerId } = order.buyer;
    const seller = await makeSeller(api.db, { customers: [customerId] });
    const sellers = { call: caller(api, await makeToken(api.db, seller), { customerId }) };
    for (const who of [order.buyer, sellers]) {
      const list = (await who.call('GET /order/list')).json<{ results: OrderSummary[] }>().results;
      expect(list).toMatchObject([{ orderCode: order.orderCode, refunds: [{ amount: 30_000, method: 'nequi' }] }]);
      expect((await read(order, who)).refunds).toEqual(list[0]?.refunds);
    }
  });

  test('is described in the mail with the same words', async () => {
    const order = await makePaid(await card());
    await cancel(order);
    api.messages.length = 0;
    await api.drain();
    const [mail] = api.messages.filter(({ subject }) => subject === `Tu pedido ${order.orderCode} quedó cancelado`);
    expect(mail?.text).toMatch(/80\.000 a Visa ···· 4242/);
  });
});

test('the card that paid is erased with its owner’s account', async () => {
  const order = await makePaid(await card());
  await cancel(order);
  await api.drain();
  await api.db.query(
    `insert into platform.outbox (topic, payload) values ('auth.account_deleted', jsonb_build_object('identityId', $1::text, 'customerId', $2::text))`,
    [order.buyer.identityId, order.buyer.customerId],
  );
  await api.drain();
  expect(await refundOf(order)).toMatchObject({ amount: 80_000, card: null });
});
