import { randomUUID } from 'node:crypto';
import type { GatewayPayment, GatewayPaymentPage } from '@tonalia/contract/purchase-gateway';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import { afterEach, describe, expect, test } from 'vitest';
import { audit } from '../../../../test/audit.ts';
import { useApi } from '../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { type UnpaidOrder, APPROVED_NEQUI, DECLINED_NEQUI, makeUnpaidOrder, pay } from '../../../../test/payments.ts';

const api = useApi({ hasGateway: true });
afterEach(() => {
  api.clock.set(new Date());
  api.wompi.events.set('open');
});

const office = async (role: OfficeRole = 'receivables') =>
  officeCaller(api, (await makeOperator(api.db, { role, isConfirmed: true })).cookie);
type Call = Awaited<ReturnType<typeof office>>;

type PaidOrder = UnpaidOrder & { paymentId: string };
const paymentOf = async (orderId: string) => {
  const { rows } = await api.db.query<{ id: string }>(
    'select id::text as id from purchase.payment where order_id = $1 order by id desc limit 1',
    [orderId],
  );
  return rows[0]?.id ?? '';
};
async function makePaid(instrument: object = APPROVED_NEQUI): Promise<PaidOrder> {
  const order = await makeUnpaidOrder(api);
  await pay(api, order, instrument);
  api.clock.advance(2_000);
  await api.wompi.run();
  await api.drain();
  return { ...order, paymentId: await paymentOf(order.orderId) };
}
const card = async () => ({ type: 'card', token: await api.wompi.makeToken(), installments: 1, save: false });
const atGateway = ({ orderCode }: UnpaidOrder) =>
  api.wompi.transactions().find(({ reference }) => reference.startsWith(orderCode));

const listed = async (query: string) =>
  (await (await office('read-only'))(`GET /api/purchase/office/gateway-payments?${query}`)).json<GatewayPaymentPage>();
async function ask(paymentId: string, call?: Call) {
  const sent = await (call ?? (await office()))(`POST /api/purchase/office/gateway-payments/${paymentId}/ask`);
  return { status: sent.statusCode, ...sent.json<{ code?: string; results?: GatewayPayment }>() };
}
async function startWhole({ orderCode, paymentId }: PaidOrder): Promise<string> {
  const sent = await (
    await office()
  )(`POST /api/purchase/office/orders/${orderCode}/refund`, {
    parts: [{ paymentId, amount: 80_000, holds: 80_000 }],
    reason: 'Faltó en bodega',
  });
  return sent.json<{ results: { ids: string[] } }>().results.ids[0] ?? '';
}
async function step(refundId: string, what: 'retry' | 'by-hand' | 'done', call?: Call) {
  const body = what === 'done' ? { reference: 'M-7712' } : undefined;
  const sent = await (call ?? (await office()))(`POST /api/purchase/office/refunds/${refundId}/${what}`, body);
  return { status: sent.statusCode, ...sent.json<{ code?: string }>() };
}

describe('the payments at the gateway', () => {
  test('are listed with what the gateway last said, and found by order and by its reference (OFC-108)', async () => {
    const order = await makePaid();
    const [payment] = (await listed(`q=${order.orderCode}`)).results;
    expect(payment).toMatchObject({
      orderCode: order.orderCode,
      amount: 80_000,
      result: 'approved',
      answer: { status: 'approved', amount: 80_000 },
      difference: null,
      canBeAsked: true,
    });
    expect((await listed(`q=${payment?.transactionId}`)).results).toMatchObject([{ _id: order.paymentId }]);
    expect((await listed(`q=${order.orderCode}&result=declined`)).results).toEqual([]);
    expect((await listed(`q=${order.orderCode}&method=pse`)).results).toEqual([]);
  });

  test('that hang are asked now, and a lost result pays the order (OFC-108)', async () => {
    api.wompi.events.set('lose');
    const order = await makeUnpaidOrder(api);
    await pay(api, order);
    const paymentId = await paymentOf(order.orderId);
    expect((await listed(`open=true&q=${order.orderCode}`)).results).toMatchObject([
      { _id: paymentId, result: 'pending' },
    ]);
    api.clock.advance(2_000);
    await api.wompi.run();
    const call = await office();
    const both = await Promise.all([ask(paymentId, call), ask(paymentId, call)]);
    expect(both.map(({ results }) => results?.result)).toEqual(['approved', 'approved']);
    expect((await listed(`open=true&q=${order.orderCode}`)).results).toEqual([]);
    const { rows } = await api.db.query('select status from purchase.order_event where order_id = $1 and status = $2', [
      order.orderId,
      'paid',
    ]);
    expect(rows).toHaveLength(1);
    expect(await audit(api.db)).toEqual([]);
  });

  test('that differ at the gateway say how, and change nothing here (OFC-108)', async () => {
    const [amount, status] = [await makePaid(), await makePaid()];
    Object.assign(atGateway(amount) ?? {}, { amountInCents: 100 });
    Object.assign(atGateway(status) ?? {}, { status: 'DECLINED' });
    expect(await ask(amount.paymentId)).toMatchObject({
      results: { result: 'approved', difference: 'amount', answer: { amount: 1 } },
    });
    expect(await ask(status.paymentId)).toMatchObject({
      results: { result: 'approved', difference: 'status', answer: { status: 'declined' } },
    });
    const open = (await listed('open=true')).results.map(({ _id }) => _id);
    expect(open).toEqual(expect.arrayContaining([amount.paymentId, status.paymentId]));
    Object.assign(atGateway(amount) ?? {}, { amountInCents: 8_000_000 });
    expect(await ask(amount.paymentId)).toMatchObject({ results: { difference: null } });
  });

  test('are asked by a person that may review, of a gateway that answers (OFC-108 OFC-004)', async () => {
    const order = await makePaid();
    expect(await ask(order.paymentId, await office('read-only'))).toMatchObject({ status: 403 });
    expect(await ask('99999999')).toMatchObject({ status: 404, code: 'GATEWAY_PAYMENT_NOT_FOUND' });
    api.wompi.fault({ on: 'GET /transactions/:id', kind: 'break' });
    expect(await ask(order.paymentId)).toMatchObject({ status: 503, code: 'GATEWAY_UNAVAILABLE' });
  });
});

describe('a refund that fails at the gateway', () => {
  /** A whole refund of a card payment; its first attempt had no answer. */
  async function failed(): Promise<PaidOrder & { refundId: string }> {
    const order = await makePaid(await card());
    api.wompi.fault({ on: 'GET /transactions/:id', kind: 'break' });
    const refundId = await startWhole(order);
    await api.drain();
    return { ...order, refundId };
  }

  test('is tried again at once when an operator says so, and once for two of them (OFC-108)', async () => {
    const { refundId, orderCode } = await failed();
    expect(await step(refundId, 'retry')).toMatchObject({ code: 'REFUND_AT_GATEWAY' });
    api.clock.advance(61_000);
    const [one, two] = [await office(), await office()];
    await Promise.all([step(refundId, 'retry', one), step(refundId, 'retry', two)]);
    await api.drain();
    expect(await step(refundId, 'retry')).toMatchObject({ status: 409, code: 'REFUND_DONE' });
    expect((await listed(`q=${orderCode}`)).results).toMatchObject([{ result: 'returned', returned: 80_000 }]);
    expect(await audit(api.db)).toEqual([]);
  });

  test('is left to an operator once no attempt runs and the gateway still holds the money (OFC-108)', async () => {
    const { refundId } = await failed();
    expect(await step(refundId, 'by-hand')).toMatchObject({ code: 'REFUND_AT_GATEWAY' });
    // while the gateway is asked for it, no worker runs
    await api.db.query(`update purchase.refund set sent_at = sent_at - interval '2 minutes' where id = $1`, [refundId]);
    expect(await step(refundId, 'by-hand')).toMatchObject({ status: 200 });
    await api.drain();
    expect(await step(refundId, 'done')).toMatchObject({ status: 200, results: { isNew: true } });
  });

  test('is not returned by hand when the gateway says that it returned the money (OFC-108)', async () => {
    for (const what of ['by-hand', 'done'] as const) {
      const order = await failed();
      await api.db.query(
        `update purchase.refund set sent_at = sent_at - interval '2 minutes', next_try_at = null, manual_at = now() where id = $1`,
        [order.refundId],
      );
      Object.assign(atGateway(order) ?? {}, { status: 'VOIDED' });
      expect(await step(order.refundId, what)).toMatchObject({ status: 409, code: 'REFUND_MADE_BY_GATEWAY' });
      expect((await listed(`q=${order.orderCode}`)).results).toMatchObject([{ result: 'returned', difference: null }]);
    }
    expect(await audit(api.db)).toEqual([]);
  });

  test('and then went back by hand stays marked when the gateway returns it too (OFC-108)', async () => {
    const order = await failed();
    await api.db.query(
      `update purchase.refund set sent_at = sent_at - interval '2 minutes', next_try_at = null, manual_at = now() where id = $1`,
      [order.refundId],
    );
    expect(await step(order.refundId, 'done')).toMatchObject({ status: 200 });
    Object.assign(atGateway(order) ?? {}, { status: 'VOIDED' });
    expect(await ask(order.paymentId)).toMatchObject({ results: { difference: 'twice' } });
    expect(await ask(order.paymentId)).toMatchObject({ results: { difference: 'twice' } });
  });
});

describe('another payment of an order after a failed payment', () => {
  const makeDeclined = () => makePaid(DECLINED_NEQUI);
  async function request(paymentId: string, requestId: string = randomUUID(), call?: Call) {
    const sent = await (call ?? (await office()))(`POST /api/purchase/office/gateway-payments/${paymentId}/request`, {
      requestId,
    });
    return { status: sent.statusCode, ...sent.json<{ code?: string; results?: { amount: number } }>() };
  }
  const asksOf = (orderCode: string) =>
    api.messages.filter(({ subject }) => subject === `Falta el pago de tu pedido ${orderCode}`);

  test('is asked for by message once a press, also when the press is sent twice at once (OFC-108)', async () => {
    const order = await makeDeclined();
    expect((await listed(`q=${order.orderCode}`)).results[0]).toMatchObject({
      result: 'declined',
      canBeRepeated: true,
    });
    const id = randomUUID();
    const sent = await Promise.all([request(order.paymentId, id), request(order.paymentId, id)]);
    expect(sent).toMatchObject([
      { status: 200, results: { amount: order.total } },
      { status: 200, results: { amount: order.total } },
    ]);
    await api.drain();
    expect(asksOf(order.orderCode)).toHaveLength(1);
    expect(await request(order.paymentId)).toMatchObject({ status: 200 });
    await api.drain();
    expect(asksOf(order.orderCode)).toHaveLength(2);
    const { rows } = await api.db.query(
      `select 1 from platform.audit where action = 'purchase.payment_asked' and subject_id = $1`,
      [order.orderId],
    );
    expect(rows).toHaveLength(2);
  });

  test('is not asked for once it is at the bank, was paid or is too late (OFC-108)', async () => {
    const order = await makeDeclined();
    await pay(api, order, APPROVED_NEQUI);
    expect(await request(order.paymentId)).toMatchObject({ status: 409, code: 'PAYMENT_WAITS' });
    api.clock.advance(2_000);
    await api.wompi.run();
    await api.drain();
    expect(await request(order.paymentId)).toMatchObject({ status: 409, code: 'NOTHING_TO_PAY' });
    expect((await listed(`q=${order.orderCode}&result=declined`)).results[0]).toMatchObject({ canBeRepeated: false });
    expect(await request('999999999')).toMatchObject({ status: 404, code: 'GATEWAY_PAYMENT_NOT_FOUND' });
    const late = await makeDeclined();
    await api.db.query(`update purchase.order set pay_by = now() - interval '1 minute' where id = $1`, [late.orderId]);
    expect(await request(late.paymentId)).toMatchObject({ status: 409, code: 'NOTHING_TO_PAY' });
    expect(asksOf(late.orderCode)).toEqual([]);
  });

  test('is asked for by roles that review payments only (OFC-004)', async () => {
    const order = await makeDeclined();
    expect(await request(order.paymentId, randomUUID(), await office('read-only'))).toMatchObject({ status: 403 });
  });
});
