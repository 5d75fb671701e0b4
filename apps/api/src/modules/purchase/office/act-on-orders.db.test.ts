import type { BulkResult } from '@tonalia/contract/office-wire';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { copyOrder } from '../../../../test/copy-order.ts';
import { lockOrder, untilWaiting } from '../../../../test/locks.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeUnpaidOrder, pay } from '../../../../test/payments.ts';
import { moveShipments } from './act-on-orders.ts';

const api = useApi({ hasGateway: true, timeout: 5_000 });
const order = () => makeUnpaidOrder(api, { method: 'cash_on_delivery' });
const operations = async () => officeCaller(api, (await makeOperator(api.db, { role: 'operations' })).cookie);

async function reject(codes: string[], more: object = {}): Promise<BulkResult> {
  const call = await operations();
  const sent = await call('POST /api/purchase/office/orders/reject', { codes, reason: 'No hay cobertura', ...more });
  expect(sent.statusCode, sent.body).toBe(200);
  return sent.json<{ results: BulkResult }>().results;
}

test('an act on the orders of a filter says before what it would do, acts on those alone, and refuses too many (OFC-007 OFC-102)', async () => {
  const [first, second, other] = [await order(), await order(), await order()];
  const { rows } = await api.db.query<{ id: string }>('select customer_id as id from purchase.order where id = $1', [
    first.orderId,
  ]);
  const ofOne = { customerId: rows[0]?.id };
  const call = await operations();
  const pick = async (body: object) => {
    const sent = await call('POST /api/purchase/office/orders/pick', body);
    return sent.statusCode === 200 ? sent.json<{ results: BulkResult }>().results : sent.json<{ code: string }>().code;
  };
  expect(await pick({ filter: ofOne, dryRun: true })).toMatchObject({ changed: [first.orderId], undo: null });
  expect(await pick({ filter: ofOne })).toMatchObject({ changed: [first.orderId], refused: [] });
  expect(await pick({ filter: ofOne })).toMatchObject({ changed: [], unchanged: [first.orderId] });
  expect(await pick({ filter: { q: other.orderCode, tab: 'dispatched' } })).toMatchObject({
    changed: [],
    unchanged: [],
  });
  expect(await pick({ filter: ofOne, codes: [second.orderCode] })).toBe('INVALID_REQUEST');
  expect(await pick({})).toBe('INVALID_REQUEST');
  await copyOrder(api.db, first.orderId, 200);
  expect(await pick({ filter: ofOne, dryRun: true })).toBe('JOB_TOO_LARGE');
});

const again = (id: string) => ({ id, code: 'UNAVAILABLE', message: expect.stringContaining('Inténtalo de nuevo') });

test('of two operators who reject one order one does, and it is recorded once', async () => {
  const { orderCode, orderId } = await order();
  const release = await lockOrder(api.db, orderId);
  const both = Promise.all([reject([orderCode]), reject([orderCode])]);
  await untilWaiting(api.db, 2);
  await release();
  expect((await both).flatMap(({ changed }) => changed)).toEqual([orderCode]);
  expect((await both).flatMap(({ unchanged }) => unchanged)).toEqual([orderCode]);
  const { rows } = await api.db.query(
    `select from platform.audit where action = 'purchase.order_rejected' and subject_id = $1`,
    [orderId],
  );
  expect(rows).toHaveLength(1);
});

test('an act that fails in the middle says what was done, and leaves the rest for another try', async () => {
  const [done, held, left] = [await order(), await order(), await order()];
  const release = await lockOrder(api.db, held.orderId);
  expect(await reject([done.orderCode, held.orderCode, left.orderCode])).toEqual({
    changed: [done.orderCode],
    unchanged: [],
    refused: [again(held.orderCode), again(left.orderCode)],
    undo: null,
  });
  await release();
  expect((await reject([held.orderCode, left.orderCode])).changed).toEqual([held.orderCode, left.orderCode]);
});

test('an act begins no order after its time', async () => {
  const [first, second] = [await order(), await order()];
  const time = new AbortController();
  const release = await lockOrder(api.db, first.orderId);
  const chosen = { codes: [first.orderCode, second.orderCode], dryRun: false };
  const bulk = { db: api.db, chosen, stop: time.signal, log: api.app.log };
  const move = { to: 'preparing', dispatchDate: undefined } as const;
  const moving = moveShipments(bulk, move, { why: '', actorId: null, by: 'bodega' });
  await untilWaiting(api.db, 1);
  time.abort();
  await release();
  expect(await moving).toMatchObject({ changed: [first.orderCode], refused: [again(second.orderCode)] });
});

test('orders that move in a set have the same events, messages and acts as one that moves alone', async () => {
  const [alone, first, unpaid, held, last] = [
    await order(),
    await order(),
    await makeUnpaidOrder(api, { method: 'nequi' }),
    await order(),
    await order(),
  ];
  const set = [first, unpaid, held, last];
  const bulkOf = (some: readonly { orderCode: string }[]) => ({
    db: api.db,
    chosen: { codes: some.map(({ orderCode }) => orderCode), dryRun: false },
    stop: new AbortController().signal,
    log: api.app.log,
  });
  const { operatorId } = await makeOperator(api.db, { role: 'operations' });
  const reason = { why: '', actorId: null, by: 'Ana Ríos', operator: { operatorId, network: '127.0.0.1' } };
  const move = { to: 'preparing', dispatchDate: undefined } as const;
  await moveShipments(bulkOf([alone]), move, reason);
  const release = await lockOrder(api.db, held.orderId);
  const moving = moveShipments(bulkOf(set), move, reason);
  await untilWaiting(api.db, 1);
  await release();
  const result = await moving;
  expect(result.changed).toEqual([first, held, last].map(({ orderCode }) => orderCode));
  expect(result.refused).toMatchObject([{ id: unpaid.orderCode, code: 'ORDER_UNPAID' }]);
  const expected = await traceOf(alone.orderId);
  expect(expected).toMatchObject({ events: ['confirmed', 'preparing'], items: 1 });
  for (const { orderId } of [first, held, last]) expect(await traceOf(orderId)).toEqual(expected);
});

/** What a move leaves of an order, without its ids and instants. */
async function traceOf(orderId: string): Promise<object | undefined> {
  const { rows } = await api.db.query<object>(
    `select (select array_agg(status order by id) from purchase.order_event where order_id = o.id) as events,
       (select jsonb_agg(jsonb_build_array(topic, payload ->> 'status', payload ->> 'from', jsonb_array_length(payload -> 'sold')) order by id)
        from platform.outbox where payload ->> 'orderId' = o.id::text and topic like 'order.%changed') as told,
       (select jsonb_agg(jsonb_build_array(action, network, detail - 'act' - 'shipmentId') order by id) from platform.audit where subject_id = o.id::text) as acts,
       (select count(*)::int from purchase.bulk_act_item i join purchase.shipment s on s.id = i.shipment_id where s.order_id = o.id) as items
     from purchase.order o where o.id = $1`,
    [orderId],
  );
  return rows[0];
}

test('the rejection of a paid order asks for the second factor again before it rejects any · OFC-005', async () => {
  const [unpaid, paid] = [await order(), await makeUnpaidOrder(api, { method: 'nequi' })];
  await pay(api, paid);
  await api.wompi.decide(`${paid.orderCode}-1`, 'APPROVED');
  await api.drain();
  const codes = [unpaid.orderCode, paid.orderCode];
  const body = { codes, reason: 'No hay cobertura' };
  const ask = async (isConfirmed: boolean, more: object = {}) => {
    const { cookie } = await makeOperator(api.db, { role: 'operations', isConfirmed });
    return (await officeCaller(api, cookie)('POST /api/purchase/office/orders/reject', { ...body, ...more })).json();
  };
  expect(await ask(false, { dryRun: true })).toMatchObject({ results: { changed: codes } });
  expect(await ask(false)).toMatchObject({ code: 'STEP_UP_REQUIRED' });
  expect((await reject([unpaid.orderCode])).changed).toEqual([unpaid.orderCode]);
  expect(await ask(true)).toMatchObject({ results: { changed: [paid.orderCode], unchanged: [unpaid.orderCode] } });
  expect(await ask(false)).toMatchObject({ results: { unchanged: codes } });
});

test('an order that is paid while its rejection waits is not refunded without the second factor', async () => {
  const { orderId, orderCode } = await makeUnpaidOrder(api, { method: 'nequi' });
  const other = await api.db.connect();
  await other.query('begin');
  await other.query('select from purchase.order where id = $1 for update', [orderId]);
  const rejecting = reject([orderCode]);
  await untilWaiting(api.db, 1);
  await other.query(
    `insert into purchase.payment (order_id, method, amount, status) values ($1, 'nequi', 80000, 'approved')`,
    [orderId],
  );
  await other.query('commit');
  other.release();
  expect((await rejecting).refused).toMatchObject([{ id: orderCode, code: 'STEP_UP_REQUIRED' }]);
});

test('a rejection without a message is in the customer’s list of notices all the same · OFC-107', async () => {
  const newsOf = async (more: object) => {
    const { orderCode } = await order();
    await api.drain();
    api.messages.splice(0);
    expect((await reject([orderCode], more)).changed).toEqual([orderCode]);
    await api.drain();
    const title = `No podemos entregar tu pedido ${orderCode}`;
    const { rows } = await api.db.query('select from notices.notice where title = $1', [title]);
    return { mails: api.messages.filter(({ subject }) => subject === title).length, listed: rows.length };
  };
  expect(await newsOf({})).toEqual({ mails: 1, listed: 1 });
  expect(await newsOf({ notify: false })).toEqual({ mails: 0, listed: 1 });
});
