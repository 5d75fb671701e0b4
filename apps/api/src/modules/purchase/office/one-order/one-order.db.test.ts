import type { OfficeErrorBody } from '@tonalia/contract/office-errors';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import type { OfficeMove } from '@tonalia/contract/purchase-office-order';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { workingDayFrom } from '@tonalia/rules/dispatch-day';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from '../../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../../test/make-operator.ts';
import { makeProduct } from '../../../../../test/make-products.ts';
import { cities } from '../../../../../test/make.ts';
import { type UnpaidOrder, makeUnpaidOrder } from '../../../../../test/payments.ts';
import { forgetPlaces } from '../../../tracking/index.ts';

const api = useApi({ hasGateway: true });
const callers = new Map<OfficeRole, ReturnType<typeof officeCaller>>();

beforeAll(async () => {
  for (const role of ['owner', 'operations', 'warehouse'] as const)
    callers.set(role, officeCaller(api, (await makeOperator(api.db, { role })).cookie));
});

const order = (wish: Parameters<typeof makeUnpaidOrder>[1] = {}): Promise<UnpaidOrder> =>
  makeUnpaidOrder(api, { method: 'cash_on_delivery', ...wish });
const as = (role: OfficeRole) => callers.get(role) ?? officeCaller(api);
const read = async (code: string, role: OfficeRole = 'operations') =>
  (await as(role)(`GET /api/purchase/office/orders/${code}`)).json<{ results: OfficeOrder }>().results;
const post = (code: string, what: string, body: object, role: OfficeRole = 'operations') =>
  as(role)(`POST /api/purchase/office/orders/${code}/${what}`, body);
const refusalOf = async (sent: ReturnType<typeof post>) => {
  const answer = await sent;
  const { code, message } = answer.json<OfficeErrorBody>();
  return [answer.statusCode, code, message.length > 10];
};
const bulk = (what: string, code: string) =>
  as('operations')(`POST /api/purchase/office/orders/${what}`, { codes: [code] });
/** A working day so many days ahead. */
const later = (days: number) => workingDayFrom(dayAfter(dayIn(api.clock.now()), days));

test('a note has its author and time, and no call of the shop returns it (OFC-103)', async () => {
  const { orderCode, orderId, cartId, buyer } = await order();
  const text = 'Recibe solo hasta las 4 p. m.\nLlamar antes';
  expect((await post(orderCode, 'notes', { text }, 'warehouse')).statusCode).toBe(200);
  expect((await read(orderCode)).notes).toMatchObject([{ text, by: 'Ana Ríos', at: expect.any(String) }]);
  expect((await read((await order()).orderCode)).notes).toEqual([]);
  const { history } = await read(orderCode);
  expect(history.find(({ kind }) => kind === 'note')).toMatchObject({ text, by: 'Ana Ríos' });
  for (const call of [
    'GET /order/list',
    `GET /order/${orderCode}`,
    `GET /order/${orderId}`,
    'GET /cart/listcart',
    `GET /cart/${cartId}/buy-cart-again`,
    `GET /payment/${orderCode}`,
  ]) {
    const { body } = await buyer.call(call);
    expect([call, /Recibe solo|Llamar antes|Ana R/.test(body)]).toEqual([call, false]);
  }
  const { body } = await buyer.call(`POST /order/${orderCode}/cancel`, { why: 'ya no' });
  expect(body).not.toContain('Recibe solo');
  expect(await refusalOf(post(orderCode, 'notes', { text: '   ' }))).toEqual([400, 'INVALID_REQUEST', true]);
  expect(await refusalOf(post('TN-00000', 'notes', { text }))).toEqual([404, 'ORDER_NOT_FOUND', true]);
  const audit = await as('owner')(`GET /api/office/audit?subject=${orderId}`);
  expect(audit.json()).toMatchObject({ results: [{ action: 'purchase.order_noted', by: 'Ana Ríos' }] });
  expect(audit.body).not.toContain('Recibe solo');
});

test('the page lists the messages of an order with their state, and sends one again (OFC-103)', async () => {
  const { orderCode, orderId } = await order();
  await api.drain();
  const [mail] = (await read(orderCode)).messages;
  expect(mail).toMatchObject({ channel: 'email', recipient: 'customer', state: 'sent', sentAt: expect.any(String) });
  expect(mail?.title).toContain(orderCode);
  const sentBefore = api.messages.length;
  const again = await post(orderCode, 'message', { messageId: mail?._id });
  expect(again.json()).toMatchObject({ results: { sent: 1 } });
  expect((await read(orderCode)).messages.map(({ state }) => state)).toEqual(['pending', 'sent']);
  await api.drain();
  expect(api.messages.slice(sentBefore).map(({ subject }) => subject)).toEqual([mail?.title]);
  const { messages, history } = await read(orderCode);
  expect(messages.map(({ state }) => state)).toEqual(['sent', 'sent']);
  expect(history.filter(({ kind }) => kind === 'message').map(({ by }) => by)).toEqual([null, 'Ana Ríos']);
  await bulk('reject', orderCode);
  const absent = { messageId: '00000000-0000-4000-8000-000000000000' };
  expect(await refusalOf(post(orderCode, 'message', absent))).toEqual([404, 'MESSAGE_NOT_FOUND', true]);
  const audit = await as('owner')(`GET /api/office/audit?subject=${orderId}`);
  expect(audit.body).toContain('purchase.message_sent_again');
});

test('a message that no longer fits is refused, and an hour has five at most (OFC-107)', async () => {
  const { orderCode } = await order();
  await api.drain();
  const [mail] = (await read(orderCode)).messages;
  for (let n = 0; n < 5; n += 1) expect((await post(orderCode, 'message', {})).statusCode).toBe(200);
  expect(await refusalOf(post(orderCode, 'message', {}))).toEqual([429, 'TOO_MANY_REQUESTS', true]);
  await as('operations')('POST /api/purchase/office/orders/reject', { codes: [orderCode], reason: 'sin unidades' });
  expect(await refusalOf(post(orderCode, 'message', { messageId: mail?._id }))).toEqual([
    409,
    'MESSAGE_OUTDATED',
    true,
  ]);
  const other = await order();
  await api.db.query('update auth.identity set email = null where id = $1', [other.buyer.identityId]);
  expect(await refusalOf(post(other.orderCode, 'message', {}))).toEqual([409, 'NO_RECIPIENT', true]);
});

test('a mail that the provider refuses for good is shown as failed (OFC-103)', async () => {
  const { orderCode } = await order();
  await api.db.query(
    `update platform.outbox set payload = '{"id":"x"}' where topic = 'order.placed' and payload ->> 'orderCode' = $1`,
    ['none'],
  );
  await api.drain();
  await post(orderCode, 'message', {});
  const [queued] = (await read(orderCode)).messages;
  await api.db.query(
    `update platform.outbox set payload = jsonb_build_object('id', $1::text), attempts = 4 where topic = 'message.email' and payload ->> 'id' = $1`,
    [queued?._id],
  );
  await api.drain();
  expect((await read(orderCode)).messages[0]).toMatchObject({ _id: queued?._id, state: 'failed', sentAt: null });
});

test('the address changes until a part has left; the warehouse, the fee and the total stay (OFC-107)', async () => {
  const { orderCode, orderId, buyer } = await order();
  const before = await read(orderCode);
  const soacha = {
    address: 'Carrera 7 # 12-40, local 3',
    cityid: cities.soacha,
    stateid: '25',
    version: before.version,
  };
  expect((await post(orderCode, 'address', { ...soacha, dryRun: true })).json()).toMatchObject({
    results: { address: { city: 'Soacha' }, version: before.version },
  });
  expect((await read(orderCode)).address.address).toBe(before.address.address);
  expect((await post(orderCode, 'address', soacha)).json()).toMatchObject({
    results: {
      address: { address: soacha.address, city: 'Soacha', cityid: cities.soacha },
      version: before.version + 1,
    },
  });
  const after = await read(orderCode);
  expect([after.warehouseId, after.money?.total]).toEqual([before.warehouseId, before.money?.total]);
  expect((await buyer.call(`GET /order/${orderCode}`)).body).toContain(soacha.address);
  await api.drain();
  const mail = api.messages.findLast(({ subject }) => subject?.includes(orderCode));
  expect(mail).toMatchObject({ subject: `Cambió la dirección de tu pedido ${orderCode}` });
  expect(mail?.text).toContain(soacha.address);
  const audit = await as('owner')(`GET /api/office/audit?subject=${orderId}`);
  expect(audit.json()).toMatchObject({
    results: [{ action: 'purchase.order_address_changed', detail: { from: cities.bogota, into: cities.soacha } }],
  });
  expect(audit.body).not.toContain('Carrera 7');
});

test('an address without coverage, of another warehouse or with a higher fee is refused, and so is an old version (OFC-107)', async () => {
  const { orderCode } = await order();
  const { version, address } = await read(orderCode);
  const to = (cityid: string, stateid: string, more: object = {}) =>
    refusalOf(post(orderCode, 'address', { address: 'Calle 1 # 2-3', cityid, stateid, version, ...more }));
  expect(await to(cities.withoutCoverage, '91')).toEqual([409, 'NO_COVERAGE', true]);
  expect(await to(cities.soacha, '11')).toEqual([404, 'CITY_NOT_FOUND', true]);
  expect(await to(cities.medellin, '05')).toEqual([409, 'OTHER_WAREHOUSE', true]);
  await api.db.query(`insert into tracking.zone (id, name, warehouse_id, lead_days, weekdays, shipping_fee)
    values ('lejos', 'Lejos', 'BOG', 3, '{2}', 12000) on conflict do nothing`);
  await api.db.query(`insert into tracking.coverage (city_id, zone_id) values ('25175', 'lejos')`);
  forgetPlaces(api.db);
  expect(await to('25175', '25')).toEqual([409, 'SHIPPING_COSTS_MORE', true]);
  expect(await to(cities.soacha, '25', { version: version + 1 })).toEqual([409, 'VERSION_CONFLICT', true]);
  expect((await read(orderCode)).address).toEqual(address);
  await bulk('pick', orderCode);
  await bulk('dispatch', orderCode);
  expect(await to(cities.soacha, '25')).toEqual([409, 'SHIPMENT_LEFT', true]);
  expect(
    await refusalOf(post('TN-00000', 'address', { address: 'Calle 1', cityid: '11001', stateid: '11', version })),
  ).toEqual([404, 'ORDER_NOT_FOUND', true]);
});

test('of two desks that change one address, and of an address and a dispatch, one wins and nothing is overwritten (OFC-008)', async () => {
  const { orderCode } = await order();
  const { version } = await read(orderCode);
  const edit = (address: string, role: OfficeRole) =>
    post(orderCode, 'address', { address, cityid: cities.bogota, stateid: '11', version }, role);
  const both = await Promise.all([edit('Calle 10 # 1-1', 'operations'), edit('Calle 20 # 2-2', 'owner')]);
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const won = both[0]?.statusCode === 200 ? 'Calle 10 # 1-1' : 'Calle 20 # 2-2';
  expect((await read(orderCode)).address.address).toBe(won);
  await bulk('pick', orderCode);
  const { version: picked } = await read(orderCode);
  const [edited] = await Promise.all([
    post(orderCode, 'address', {
      address: 'Calle 30 # 3-3',
      cityid: cities.bogota,
      stateid: '11',
      version: picked,
    }),
    bulk('dispatch', orderCode),
  ]);
  const { address, status } = await read(orderCode);
  expect(status).toBe('dispatched');
  expect(address.address).toBe(edited.statusCode === 200 ? 'Calle 30 # 3-3' : won);
  expect([200, 409]).toContain(edited.statusCode);
});

test('a part moves to another dispatch date with its window, and the customer gets a message (OFC-106)', async () => {
  const { orderCode, orderId, buyer } = await order();
  const before = await read(orderCode);
  const to = later(10);
  const body = { dispatchDate: null, to, version: before.version };
  const dry = (await post(orderCode, 'move', { ...body, dryRun: true })).json<{ results: OfficeMove }>().results;
  expect(dry).toMatchObject({ units: 2, joins: false, version: before.version });
  expect((await read(orderCode)).shipments).toEqual(before.shipments);
  const { results } = (await post(orderCode, 'move', body)).json<{ results: OfficeMove }>();
  expect(results).toEqual({
    ...dry,
    version: before.version + 1,
    undo: { _id: expect.any(String), until: expect.any(String) },
  });
  const after = await read(orderCode);
  expect(after.shipments).toMatchObject([
    { dispatchDate: to, leavesBy: to, isPreSales: false, delivery: dry.delivery },
  ]);
  expect((dry.delivery?.day ?? '') > to).toBe(true);
  expect(after.money?.total).toBe(before.money?.total);
  expect((await buyer.call(`GET /order/${orderCode}`)).json()).toMatchObject({
    results: { shipments: [{ dispatchDate: to, isPreSales: false }] },
  });
  await api.drain();
  expect(api.messages.findLast(({ subject }) => subject?.includes(orderCode))?.subject).toBe(
    `Cambió la fecha de tu pedido ${orderCode}`,
  );
  expect(after.history.find(({ kind }) => kind === 'act')).toMatchObject({
    action: 'purchase.shipment_moved',
    to,
    by: 'Ana Ríos',
  });
  await as('operations')('POST /api/purchase/office/orders/reject', { codes: [orderCode], reason: 'sin unidades' });
  const { rows } = await api.db.query<{ n: number }>(
    `select sum(s.available)::int as n from products.stock s join purchase.order_line l on l.version_id = s.version_id
     where l.order_id = $1`,
    [orderId],
  );
  expect(rows).toEqual([{ n: 5 }]);
});

/** An order of two products, both in stock. */
async function orderOfTwo(presaleDate?: string) {
  const first = await makeProduct(api.db, { stock: 5, price: 40_000 });
  const supply = presaleDate === undefined ? { stock: 5 } : { presale: { dispatchDate: presaleDate, capacity: 9 } };
  const second = await makeProduct(api.db, { price: 10_000, ...supply });
  const { buyer } = await order();
  await buyer.call('POST /cart/additem', { productId: second.id, code: second.code, quantity: 3 });
  return order({ buyer, product: first });
}

test('chosen lines leave apart on another date, and can come back together (OFC-106)', async () => {
  const { orderCode } = await orderOfTwo();
  const { version, shipments, units } = await read(orderCode);
  const [one, other] = shipments[0]?.lines ?? [];
  const to = later(7);
  await post(orderCode, 'move', { dispatchDate: null, to, lines: [other?.line], version });
  const split = await read(orderCode);
  expect(split.shipments.map(({ dispatchDate, lines }) => [dispatchDate, lines.map(({ line }) => line)])).toEqual([
    [null, [one?.line]],
    [to, [other?.line]],
  ]);
  expect(split.units).toBe(units);
  const joined = await post(orderCode, 'move', { dispatchDate: null, to, version: split.version });
  expect(joined.json()).toMatchObject({ results: { joins: true } });
  expect((await read(orderCode)).shipments).toMatchObject([{ dispatchDate: to, lines: [{}, {}] }]);
});

test('a move is refused to a day without dispatch, before its presale, of a foreign line and after the part left (OFC-106)', async () => {
  const presaleDate = later(30);
  const { orderCode } = await orderOfTwo(presaleDate);
  const { version, shipments } = await read(orderCode);
  const move = (dispatchDate: string | null, to: string, more: object = {}) =>
    refusalOf(post(orderCode, 'move', { dispatchDate, to, version, ...more }));
  expect(shipments.map(({ dispatchDate }) => dispatchDate)).toEqual([null, presaleDate]);
  const sunday = Array.from({ length: 7 }, (_, n) => dayAfter(later(9), n)).find((day) => workingDayFrom(day) !== day);
  expect(await move(null, sunday ?? '')).toEqual([409, 'DISPATCH_DAY_WRONG', true]);
  expect(await move(null, later(200))).toEqual([409, 'DISPATCH_DAY_WRONG', true]);
  expect(await move(null, dayAfter(dayIn(api.clock.now()), -1))).toEqual([409, 'DISPATCH_DAY_WRONG', true]);
  expect(await move(presaleDate, later(5))).toEqual([409, 'PRESALE_LATER', true]);
  expect(await move(later(3), later(5))).toEqual([404, 'SHIPMENT_NOT_FOUND', true]);
  expect(await move(null, later(5), { lines: [99] })).toEqual([404, 'LINE_NOT_FOUND', true]);
  expect(await move(null, later(5), { version: version + 1 })).toEqual([409, 'VERSION_CONFLICT', true]);
  await bulk('pick', orderCode);
  const { version: picked } = await read(orderCode);
  expect(await move(null, presaleDate, { version: picked })).toEqual([409, 'SHIPMENT_IN_WORK', true]);
  await bulk('dispatch', orderCode);
  expect(await move(null, later(5))).toEqual([409, 'SHIPMENT_LEFT', true]);
  expect((await read(orderCode)).shipments.map(({ dispatchDate }) => dispatchDate)).toEqual([null, presaleDate]);
});

test('of two desks that move one part one does, and a move against a dispatch loses no unit (OFC-106)', async () => {
  const { orderCode } = await order();
  const { version } = await read(orderCode);
  const both = await Promise.all([
    post(orderCode, 'move', { dispatchDate: null, to: later(5), version }),
    post(orderCode, 'move', { dispatchDate: null, to: later(8), version }, 'owner'),
  ]);
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const [part] = (await read(orderCode)).shipments;
  await bulk('pick', orderCode);
  const { version: picked } = await read(orderCode);
  const body = { dispatchDate: part?.dispatchDate, to: later(12), version: picked };
  const [moved] = await Promise.all([post(orderCode, 'move', body), bulk('dispatch', orderCode)]);
  const { shipments, units } = await read(orderCode);
  expect(shipments).toHaveLength(1);
  expect(shipments[0]?.lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(units);
  expect(shipments[0]?.status).toBe('dispatched');
  expect(shipments[0]?.dispatchDate).toBe(moved.statusCode === 200 ? later(12) : part?.dispatchDate);
});
