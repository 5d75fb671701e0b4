import { randomUUID } from 'node:crypto';
import type { Payment, PaymentOptions } from '@tonalia/contract/payment';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { caller, makeBuyer } from '../../../../test/make-buyer.ts';
import { makeSeller, makeToken } from '../../../../test/make.ts';
import {
  APPROVED_NEQUI,
  DECLINED_NEQUI,
  type UnpaidOrder,
  makeUnpaidOrder,
  pay,
  startBody,
} from '../../../../test/payments.ts';

const api = useApi({ hasGateway: true });
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

type Sent = Awaited<ReturnType<UnpaidOrder['buyer']['call']>>;
const paymentOf = (sent: Sent) => sent.json<{ results: Payment }>().results;
const seen = async ({ buyer, orderCode }: UnpaidOrder) => paymentOf(await buyer.call(`GET /payment/${orderCode}`));
const codeOf = (sent: Sent) => sent.json<{ code?: string }>().code;

async function stateOf({ orderId }: { orderId: string }) {
  const { rows } = await api.db.query<{ status: string; changes: number }>(
    `select status, (select count(*)::int from platform.outbox
       where topic = 'order.changed' and payload->>'orderId' = $1) as changes from purchase.order where id = $1::uuid`,
    [orderId],
  );
  return rows[0];
}

/** Lets the gateway decide, and send its webhooks. */
async function decide(): Promise<void> {
  api.clock.advance(2 * SECOND);
  await api.wompi.run();
  await api.drain();
}

test('an order is charged with the chosen instrument, and paid when the gateway approves · D-45', async () => {
  const order = await makeUnpaidOrder(api);
  const started = await pay(api, order);
  expect(started).toMatchObject({ orderCode: order.orderCode, reference: 'nequi', amount: 80_000, status: 'pending' });
  expect(await stateOf(order)).toMatchObject({ status: 'pending_payment', changes: 0 });
  await decide();
  expect(await seen(order)).toMatchObject({ _id: started._id, status: 'approved', reason: null, redirectUrl: null });
  expect(await stateOf(order)).toMatchObject({ status: 'paid', changes: 1 });
});

test('while one charge is in progress no other starts, however many requests arrive at once', async () => {
  const order = await makeUnpaidOrder(api);
  const body = await startBody(api, APPROVED_NEQUI, { orderCode: order.orderCode });
  const sent = await Promise.all(Array.from({ length: 5 }, () => order.buyer.call('POST /payment/start', body)));
  expect(new Set(sent.map((one) => paymentOf(one)._id)).size).toBe(1);
  await api.drain();
  expect(api.wompi.transactions().filter(({ reference }) => reference.startsWith(order.orderCode))).toHaveLength(1);
});

test('a declined payment shows its reason, and another can be started until the deadline', async () => {
  const order = await makeUnpaidOrder(api);
  await pay(api, order, DECLINED_NEQUI);
  await decide();
  const declined = await seen(order);
  expect(declined.status).toBe('declined');
  expect(declined.reason).toContain('Nequi');
  expect(await stateOf(order)).toMatchObject({ status: 'pending_payment' });
  await pay(api, order, { type: 'card', token: await api.wompi.makeToken(), installments: 1, save: false });
  await decide();
  expect(await seen(order)).toMatchObject({ status: 'approved', reference: 'card' });
  expect(await stateOf(order)).toMatchObject({ status: 'paid' });
  const again = await order.buyer.call(
    'POST /payment/start',
    await startBody(api, APPROVED_NEQUI, { orderCode: order.orderCode }),
  );
  expect(codeOf(again)).toBe('ORDER_NOT_PAYABLE');
});

test('a charge the gateway refuses ends at once', async () => {
  const order = await makeUnpaidOrder(api);
  await pay(api, order, { type: 'card', token: 'tok_test_unknown', installments: 1, save: false });
  expect(await seen(order)).toMatchObject({
    status: 'error',
    reason: expect.stringContaining('Los datos de la') as string,
  });
  await pay(api, order);
  await decide();
  expect(await stateOf(order)).toMatchObject({ status: 'paid' });
});

test('a waiting shopper sees the bank’s page and the result without a webhook; the gateway is asked every two seconds at most', async () => {
  api.wompi.events.set('lose');
  const order = await makeUnpaidOrder(api);
  const bank = { type: 'pse', bankCode: '9000', personType: 'natural', documentType: 'CC', document: '52345678' };
  await api.db.query(
    `update auth.identity set phone_e164 = '+57310' || (1000000 + random() * 8999999)::int where id = $1`,
    [order.buyer.identityId],
  );
  await pay(api, order, bank);
  expect((await seen(order)).redirectUrl).toBeNull();
  api.clock.advance(2 * SECOND);
  expect((await seen(order)).redirectUrl).toMatch(/^http.*\/bank\//);
  await api.wompi.decide(`${order.orderCode}-1`, 'APPROVED');
  expect((await seen(order)).status).toBe('pending');
  api.clock.advance(2 * SECOND);
  const [first, second] = await Promise.all([seen(order), seen(order)]);
  expect([first.status, second.status]).toContain('approved');
  expect(await stateOf(order)).toMatchObject({ status: 'paid', changes: 1 });
  api.wompi.events.set('open');
});

test('another customer’s order can be neither paid nor seen; a seller pays for the portfolio · Z3', async () => {
  const order = await makeUnpaidOrder(api);
  const stranger = await makeBuyer(api);
  const body = await startBody(api, APPROVED_NEQUI, { orderCode: order.orderCode });
  expect(codeOf(await stranger.call('POST /payment/start', body))).toBe('ORDER_NOT_FOUND');
  const seller = await makeSeller(api.db, { customers: [order.buyer.customerId] });
  const call = caller(api, await makeToken(api.db, seller), { customerId: order.buyer.customerId });
  expect(paymentOf(await call('POST /payment/start', body)).status).toBe('pending');
  expect(codeOf(await stranger.call(`GET /payment/${order.orderCode}`))).toBe('ORDER_NOT_FOUND');
  expect((await seen(order)).orderCode).toBe(order.orderCode);
});

test('requests that cannot be paid are refused: cash, past the deadline, no target, two targets, no e-mail', async () => {
  const start = async ({ buyer }: Pick<UnpaidOrder, 'buyer'>, what: object, instrument: object = APPROVED_NEQUI) =>
    codeOf(await buyer.call('POST /payment/start', await startBody(api, instrument, what)));
  const cash = await makeUnpaidOrder(api, { method: 'cash_on_delivery' });
  expect(await start(cash, { orderCode: cash.orderCode })).toBe('ORDER_NOT_PAYABLE');
  const order = await makeUnpaidOrder(api);
  expect(await start(order, {})).toBe('INVALID_REQUEST');
  expect(await start(order, { orderCode: order.orderCode, creditPayment: 5_000 })).toBe('INVALID_REQUEST');
  await api.db.query('update purchase.order set movement = 1000, total = total + 1000 where id = $1', [order.orderId]);
  expect(await start(order, { orderCode: order.orderCode })).toBe('PAYMENT_METHOD_UNAVAILABLE');
  const late = await makeUnpaidOrder(api);
  await api.db.query(`update purchase.order set pay_by = now() - interval '1 second' where id = $1`, [late.orderId]);
  expect(await start(late, { orderCode: late.orderCode })).toBe('ORDER_NOT_PAYABLE');
  const withoutEmail = await makeUnpaidOrder(api);
  await api.db.query('update auth.identity set email = null where id = $1', [withoutEmail.buyer.identityId]);
  expect(await start(withoutEmail, { orderCode: withoutEmail.orderCode })).toBe('FIELD_REQUIRED');
});

test('a saved card is charged by its id, by its owner for the same customer only', async () => {
  const order = await makeUnpaidOrder(api);
  const { buyer } = order;
  await pay(api, order, { type: 'card', token: await api.wompi.makeToken(), installments: 3, save: true });
  await decide();
  expect((await seen(order)).status).toBe('approved');
  const options = async (who: typeof buyer) =>
    (await who.call('GET /payment/options')).json<{ results: PaymentOptions }>().results;
  const { cards, banks } = await options(buyer);
  expect(cards).toMatchObject([
    { brand: 'VISA', lastFour: '4242', holder: 'Marta Ríos', expMonth: '08', expYear: '39' },
  ]);
  expect(banks.length).toBeGreaterThan(0);
  const cardId = cards[0]?._id ?? '';

  const stranger = await makeUnpaidOrder(api);
  expect((await options(stranger.buyer)).cards).toEqual([]);
  const theirs = await startBody(
    api,
    { type: 'saved_card', cardId, installments: 1 },
    { orderCode: stranger.orderCode },
  );
  expect(codeOf(await stranger.buyer.call('POST /payment/start', theirs))).toBe('CARD_NOT_FOUND');
  expect(codeOf(await stranger.buyer.call(`DELETE /payment/cards/${cardId}`))).toBe('CARD_NOT_FOUND');

  const next = await makeUnpaidOrder(api, { buyer });
  await pay(api, next, { type: 'saved_card', cardId, installments: 6 });
  await decide();
  expect((await seen(next)).status).toBe('approved');
  const parts = [order, next].map(
    ({ orderCode }) => api.wompi.transactions().find((one) => one.reference.startsWith(orderCode))?.sent,
  );
  expect(parts).toMatchObject([{ installments: 3 }, { installments: 6 }]);
  expect((await buyer.call(`DELETE /payment/cards/${cardId}`)).json()).toEqual({ results: [] });
  expect(codeOf(await buyer.call(`DELETE /payment/cards/${cardId}`))).toBe('CARD_NOT_FOUND');
});

test('ten cards are saved, an eleventh is only charged', async () => {
  const order = await makeUnpaidOrder(api);
  const { identityId, customerId } = order.buyer;
  for (let n = 0; n < 10; n += 1) {
    await api.db.query(
      `insert into purchase.saved_card (identity_id, customer_id, source_id, brand, last_four, holder, exp_month, exp_year)
       values ($1, $2, $3, 'VISA', '1111', 'Rosa', '01', '30')`,
      [identityId, customerId, randomUUID()],
    );
  }
  await pay(api, order, { type: 'card', token: await api.wompi.makeToken(), installments: 1, save: true });
  await decide();
  expect((await seen(order)).status).toBe('approved');
  const { rows } = await api.db.query('select from purchase.saved_card where customer_id = $1', [customerId]);
  expect(rows).toHaveLength(10);
});

test('the instrument is erased once the gateway has it', async () => {
  const order = await makeUnpaidOrder(api);
  const token = await api.wompi.makeToken();
  await pay(api, order, { type: 'card', token, installments: 1, save: false });
  const { rows } = await api.db.query<{ instrument: unknown; all: string }>(
    'select instrument, p::text as all from purchase.payment p where order_id = $1',
    [order.orderId],
  );
  expect(rows[0]?.instrument).toBeNull();
  expect(rows[0]?.all).not.toContain(token);
});

test('own credit is paid like an order: the debt goes down, once', async () => {
  const { buyer } = await makeUnpaidOrder(api, { method: 'own_credit', creditLimit: 500_000 });
  const owed = async () => (await buyer.call('GET /credit')).json<{ results: { used: number } }>().results.used;
  expect(await owed()).toBe(80_000);
  const start = async (creditPayment: number) =>
    buyer.call('POST /payment/start', await startBody(api, APPROVED_NEQUI, { creditPayment }));
  expect(codeOf(await start(80_001))).toBe('CREDIT_EXCEEDED');
  const [one, other] = await Promise.all([start(30_000), start(30_000)]);
  expect(paymentOf(one)._id).toBe(paymentOf(other)._id);
  await api.drain();
  await decide();
  const paid = paymentOf(await buyer.call(`GET /payment/${paymentOf(one)._id}`));
  expect(paid).toMatchObject({ status: 'approved', orderCode: null, amount: 30_000 });
  expect(await owed()).toBe(50_000);
  const stranger = await makeBuyer(api);
  expect(codeOf(await stranger.call(`GET /payment/${paid._id}`))).toBe('ORDER_NOT_FOUND');
});

test('a payment beyond the debt is refunded', async () => {
  const order = await makeUnpaidOrder(api, { method: 'own_credit', creditLimit: 500_000 });
  const { buyer } = order;
  const body = await startBody(api, APPROVED_NEQUI, { creditPayment: 80_000 });
  const started = paymentOf(await buyer.call('POST /payment/start', body));
  await api.drain();
  await buyer.call(`POST /order/${order.orderCode}/cancel`, {});
  await decide();
  expect(paymentOf(await buyer.call(`GET /payment/${started._id}`))).toMatchObject({
    status: 'approved',
    refund: 'pending',
  });
  expect((await buyer.call('GET /credit')).json()).toMatchObject({ results: { used: 0, available: 500_000 } });
});

test('the rest of an order that is partly on credit is charged', async () => {
  const order = await makeUnpaidOrder(api, { creditLimit: 500_000, creditAmount: 30_000 });
  expect(await pay(api, order)).toMatchObject({ amount: 50_000 });
  await decide();
  expect(await stateOf(order)).toMatchObject({ status: 'paid' });
  api.clock.advance(MINUTE);
  expect(await seen(order)).toMatchObject({ status: 'approved', amount: 50_000 });
});
