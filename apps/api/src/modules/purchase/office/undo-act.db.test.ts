import type { BulkResult } from '@tonalia/contract/office-wire';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { APPROVED_NEQUI, makeUnpaidOrder, pay } from '../../../../test/payments.ts';

const api = useApi({ hasGateway: true });
const order = () => makeUnpaidOrder(api, { method: 'cash_on_delivery' });
const desk = async () => officeCaller(api, (await makeOperator(api.db, { role: 'operations' })).cookie);

async function move(act: 'pick' | 'dispatch' | 'deliver', codes: string[]): Promise<BulkResult> {
  const sent = await (await desk())(`POST /api/purchase/office/orders/${act}`, { codes });
  return sent.json<{ results: BulkResult }>().results;
}
const undo = async (result: BulkResult, body = {}) =>
  (await desk())(`POST /api/purchase/office/acts/${result.undo?._id}/undo`, body);
const undone = async (result: BulkResult) => (await undo(result)).json<{ results: BulkResult }>().results;

async function stateOf(orderId: string) {
  const { rows } = await api.db.query<{ status: string; part: string; left: Date | null }>(
    `select o.status, s.status as part, s.dispatched_at as left from purchase.order o join purchase.shipment s on s.order_id = o.id where o.id = $1`,
    [orderId],
  );
  return rows[0];
}

test('a bulk dispatch is undone in one step as the preview says, except for a part that has moved on (OFC-007)', async () => {
  const [one, two] = [await order(), await order()];
  const codes = [one.orderCode, two.orderCode];
  await move('pick', codes);
  const act = await move('dispatch', [...codes, 'TN-NADA']);
  expect(act).toMatchObject({ changed: codes, refused: [{ id: 'TN-NADA' }], undo: { until: expect.any(String) } });
  await move('deliver', [two.orderCode]);
  const dry = (await undo(act, { dryRun: true })).json<{ results: BulkResult }>().results;
  expect(dry).toMatchObject({ changed: [one.orderCode], refused: [{ id: two.orderCode, code: 'MOVED_ON' }] });
  expect(await stateOf(one.orderId)).toMatchObject({ status: 'dispatched', part: 'dispatched' });
  expect(await undone(act)).toMatchObject({
    changed: [one.orderCode],
    refused: [{ id: two.orderCode, code: 'MOVED_ON' }],
  });
  expect(await stateOf(one.orderId)).toEqual({ status: 'preparing', part: 'preparing', left: null });
  expect(await stateOf(two.orderId)).toMatchObject({ status: 'delivered', part: 'delivered' });
  expect((await undone(await move('dispatch', [one.orderCode]))).changed).toEqual([one.orderCode]);
});

test('undoing the picking of a paid order leads back to paid, without another mail about its payment', async () => {
  const paid = await makeUnpaidOrder(api);
  await pay(api, paid, APPROVED_NEQUI);
  for (let n = 0; n < 3; n += 1) {
    api.clock.advance(5_000);
    await api.drain();
  }
  const mails = () => api.messages.filter(({ text }) => text.includes(paid.orderCode)).length;
  const before = mails();
  expect(await stateOf(paid.orderId)).toMatchObject({ status: 'paid' });
  await undone(await move('pick', [paid.orderCode]));
  await api.drain();
  expect(await stateOf(paid.orderId)).toMatchObject({ status: 'paid', part: 'received' });
  expect(mails()).toBe(before);
});

test('the customer reads a correction when an order that left has not left after all', async () => {
  const { orderCode } = await order();
  await move('pick', [orderCode]);
  const act = await move('dispatch', [orderCode]);
  await api.drain();
  await undone(act);
  await api.drain();
  const subjects = api.messages.filter(({ text }) => text.includes(orderCode)).map(({ subject }) => subject);
  expect(subjects.at(-1)).toBe(`Tu pedido ${orderCode} todavía no ha salido`);
});

test('of two operators who undo one act, one does; afterwards and after a day nothing is left to undo (OFC-007)', async () => {
  const { orderCode, orderId } = await order();
  const act = await move('pick', [orderCode]);
  const both = await Promise.all([undo(act), undo(act)]);
  const outcomes = both.map((sent) => sent.json<{ results?: BulkResult; code?: string }>());
  expect(outcomes.flatMap(({ results }) => results?.changed ?? [])).toEqual([orderCode]);
  expect(await stateOf(orderId)).toMatchObject({ status: 'confirmed', part: 'received' });
  expect((await undo(act)).json()).toMatchObject({ code: 'UNDO_EXPIRED' });
  const old = await move('pick', [orderCode]);
  await api.db.query(`update purchase.bulk_act set at = at - interval '25 hours' where id = $1`, [old.undo?._id]);
  expect((await undo(old)).json()).toMatchObject({ code: 'UNDO_EXPIRED' });
  expect(await stateOf(orderId)).toMatchObject({ part: 'preparing' });
});

test('a bulk act is one audit event with its orders, and each order’s event names the act (OFC-006)', async () => {
  const [one, two] = [await order(), await order()];
  const act = await move('pick', [one.orderCode, two.orderCode, 'TN-NADA']);
  const { rows } = await api.db.query(
    `select action, detail from platform.audit where subject_id = $1 or detail ->> 'act' = $1 order by id`,
    [act.undo?._id],
  );
  expect(rows).toMatchObject([
    { action: 'purchase.shipment_preparing', detail: { by: 'Ana Ríos' } },
    { action: 'purchase.shipment_preparing' },
    {
      action: 'purchase.bulk_preparing',
      detail: { changed: `${one.orderCode} ${two.orderCode}`, refused: 'TN-NADA ORDER_NOT_FOUND' },
    },
  ]);
});

test('a customer’s cancellation and the undoing of a picking leave one of two whole states', async () => {
  for (let n = 0; n < 5; n += 1) {
    const placed = await order();
    const act = await move('pick', [placed.orderCode]);
    const cancel = placed.buyer.call(`POST /order/${placed.orderCode}/cancel`, {});
    await Promise.all([undo(act), cancel]);
    const state = await stateOf(placed.orderId);
    expect([
      ['confirmed', 'received'],
      ['cancelled', 'cancelled'],
    ]).toContainEqual([state?.status, state?.part]);
  }
});

test('the orders of an act move back together, and one that another transaction holds follows them (OFC-007)', async () => {
  // An undo goes by the codes.
  const orders = [await order(), await order(), await order()].toSorted((a, b) => (a.orderCode < b.orderCode ? -1 : 1));
  const act = await move(
    'pick',
    orders.map(({ orderCode }) => orderCode),
  );
  const held = await api.db.connect();
  await held.query('begin');
  await held.query('select from purchase.order where id = $1 for update', [orders[1]?.orderId]);
  const undoing = undone(act);
  await expect.poll(async () => (await stateOf(orders[0]?.orderId ?? ''))?.part, { timeout: 10_000 }).toBe('received');
  await held.query('commit');
  held.release();
  expect((await undoing).changed.toSorted()).toEqual(orders.map(({ orderCode }) => orderCode).toSorted());
  const { rows } = await api.db.query<{ part: string }>(
    `select max(s.status) as part from purchase.shipment s where s.order_id = any($1::uuid[])`,
    [orders.map(({ orderId }) => orderId)],
  );
  expect(rows[0]?.part).toBe('received');
  const whole = [await order(), await order(), await order()];
  await undone(
    await move(
      'pick',
      whole.map(({ orderCode }) => orderCode),
    ),
  );
  const one = await api.db.query<{ transactions: number }>(
    `select count(distinct s.xmin::text)::int as transactions from purchase.shipment s where s.order_id = any($1::uuid[])`,
    [whole.map(({ orderId }) => orderId)],
  );
  expect(one.rows[0]?.transactions).toBe(1);
});
