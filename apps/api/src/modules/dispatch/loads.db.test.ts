import { randomUUID } from 'node:crypto';
import type { LoadBoard, LoadSheet } from '@tonalia/contract/load-office';
import type { BulkResult } from '@tonalia/contract/office-wire';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from '../../../test/build-app.ts';
import { type OfficeCaller, makePickable, operatorOf } from '../../../test/make-waves.ts';
import { closeBox, pack, putUnits } from '../../../test/pack-boxes.ts';
import { askLoad, loadAboard, makeLoad, makePacked, nextDraftDay, outboxOf } from '../../../test/fill-loads.ts';

const api = useApi({ hasGateway: true });
let call: OfficeCaller;
beforeAll(async () => {
  call = await operatorOf(api, 'operations');
});

const refusal = (code: string) => expect.objectContaining({ code });
const read = async (code: string, by = call) =>
  (await by(`GET /api/purchase/office/loads/${code}`)).json<{ results: LoadSheet }>().results;
const send = (code: string, body: object = {}) => call(`POST /api/purchase/office/loads/${code}/dispatch`, body);
const statusOf = async (shipmentId: string) =>
  (await api.db.query<{ status: string }>('select status from purchase.shipment where id = $1', [shipmentId])).rows[0]
    ?.status;

test('a load leaves when every box is aboard, moves all its shipments and tells each customer once (OFC-205)', async () => {
  const orders = [await makePacked(api, call), await makePacked(api, call)];
  const load = await makeLoad(call, orders);
  expect(load.code).toMatch(/^HR-\d{5}$/);
  expect(load).toMatchObject({ boxes: 2, aboard: 0, units: 4, weight: 23_600, collecting: 2 });
  const filled = `select detail from platform.audit where subject_id = $1 and action = 'dispatch.load_filled'`;
  expect((await api.db.query(filled, [load.code])).rows).toEqual([{ detail: { shipments: 2, by: 'Ana Ríos' } }]);
  expect((await send(load.code)).json()).toEqual(refusal('LOAD_INCOMPLETE'));
  const { aboard } = await loadAboard(call, load);
  expect(aboard).toBe(2);
  const sent = (await send(load.code)).json<{ results: BulkResult }>().results;
  expect(sent.changed.toSorted()).toEqual(orders.map(({ orderCode }) => orderCode).toSorted());
  for (const { shipmentId, orderCode } of orders) {
    expect(await statusOf(shipmentId)).toBe('dispatched');
    expect(await outboxOf(api, orderCode)).toBe(1);
  }
  expect(await read(load.code)).toMatchObject({ state: 'on_road', forcedReason: null });
  expect((await send(load.code)).json<{ results: BulkResult }>().results).toMatchObject({ changed: [], refused: [] });
  for (const { orderCode } of orders) expect(await outboxOf(api, orderCode)).toBe(1);
});

test('a quiet load leaves without a message to its customers, whose lists of notices have the step (OFC-205)', async () => {
  const newsOf = async (isLoud: boolean) => {
    const order = await makePacked(api, call);
    const load = await makeLoad(call, [order]);
    const { code, version, leavesAt } = await loadAboard(call, load);
    const fields = {
      driverName: null,
      driverPhone: null,
      driverDocument: null,
      vehicle: null,
      plate: null,
      capacityKg: null,
    };
    const set = { ...fields, changeAmount: 0, asksCode: false, leavesAt, version, notifiesCustomers: isLoud };
    expect((await call(`PUT /api/purchase/office/loads/${code}`, set)).json()).toMatchObject({
      results: { notifiesCustomers: isLoud },
    });
    await api.drain();
    api.messages.splice(0);
    expect((await send(code)).json()).toMatchObject({ results: { changed: [order.orderCode] } });
    await api.drain();
    const title = `Tu pedido ${order.orderCode} va en camino`;
    const { rows } = await api.db.query('select from notices.notice where title = $1', [title]);
    return { messages: api.messages.filter(({ subject }) => subject === title).length, listed: rows.length };
  };
  expect(await newsOf(true)).toEqual({ messages: 1, listed: 1 });
  expect(await newsOf(false)).toEqual({ messages: 0, listed: 1 });
});

test('leaving without a box asks for a reason, and unpacked units stay and are named (OFC-205)', async () => {
  const [packed, open] = [await makePacked(api, call), await makePickable(api)];
  const load = await makeLoad(call, [packed, open]);
  await loadAboard(call, load);
  expect((await send(load.code)).json()).toEqual(refusal('LOAD_INCOMPLETE'));
  const preview = (await send(load.code, { dryRun: true })).json<{ results: BulkResult }>().results;
  expect(preview).toMatchObject({
    changed: [packed.orderCode],
    refused: [{ id: open.orderCode, code: 'SHIPMENT_NOT_PACKED' }],
  });
  expect(await statusOf(packed.shipmentId)).toBe('preparing');
  await send(load.code, { reason: 'El cliente espera' });
  expect(await statusOf(packed.shipmentId)).toBe('dispatched');
  const after = await read(load.code);
  expect(after.stops.map(({ orderCode }) => orderCode)).toEqual([packed.orderCode]);
  expect(after.forcedReason).toBe('El cliente espera');
  const { rows } = await api.db.query(
    `select detail from platform.audit where subject_id = $1 and action = 'dispatch.load_dispatched'`,
    [load.code],
  );
  expect(rows).toMatchObject([{ detail: { forced: 'El cliente espera', stayed: [open.orderCode] } }]);
  // what stayed can go with another load
  expect((await makeLoad(call, [open])).stops).toHaveLength(1);
});

test('an order that ends before its load leaves stays, and the others go (OFC-205)', async () => {
  const orders = [await makePacked(api, call), await makePacked(api, call)];
  const load = await makeLoad(call, orders);
  await loadAboard(call, load);
  await call('POST /api/purchase/office/orders/reject', { codes: [orders[0]?.orderCode], reason: 'No hay cobertura' });
  const sent = (await send(load.code, { reason: 'Se canceló uno' })).json<{ results: BulkResult }>().results;
  expect(sent).toMatchObject({
    changed: [orders[1]?.orderCode],
    refused: [{ id: orders[0]?.orderCode, code: 'ORDER_ENDED' }],
  });
});

test('a packed part of an order that waits for its payment stays, and the others go (OFC-205)', async () => {
  const orders = [await makePacked(api, call), await makePacked(api, call)];
  const load = await makeLoad(call, orders);
  await loadAboard(call, load);
  const [unpaid, going] = orders;
  await api.db.query(`update purchase."order" set status = 'pending_payment' where code = $1`, [unpaid?.orderCode]);
  expect((await send(load.code)).json()).toMatchObject({
    results: { changed: [going?.orderCode], refused: [{ id: unpaid?.orderCode, code: 'ORDER_ENDED' }] },
  });
  expect(await statusOf(unpaid?.shipmentId ?? '')).toBe('preparing');
});

test('a packed part that was moved to a later date stays, and the others go (OFC-205)', async () => {
  const orders = [await makePacked(api, call), await makePacked(api, call)];
  const load = await makeLoad(call, orders);
  await loadAboard(call, load);
  const [moved, going] = orders;
  await api.db.query('update purchase.shipment set dispatch_date = $2::date where id = $1', [
    moved?.shipmentId,
    dayAfter(load.dispatchDate, 1),
  ]);
  const named = { changed: [going?.orderCode], refused: [{ id: moved?.orderCode, code: 'SHIPMENT_LATER' }] };
  expect((await send(load.code, { dryRun: true })).json()).toMatchObject({ results: named });
  expect((await send(load.code)).json()).toMatchObject({ results: named });
  expect(await statusOf(moved?.shipmentId ?? '')).toBe('preparing');
  expect((await read(load.code)).stops.map(({ orderCode }) => orderCode)).toEqual([going?.orderCode]);
  // on its own day it leaves
  const own = await loadAboard(call, await makeLoad(call, [{ shipmentId: moved?.shipmentId ?? '' }]));
  await api.db.query('update dispatch.load set dispatch_date = $2::date where code = $1', [
    own.code,
    dayAfter(load.dispatchDate, 1),
  ]);
  expect((await send(own.code)).json()).toMatchObject({ results: { changed: [moved?.orderCode], refused: [] } });
});

test('stops after midnight arrive the day after their load leaves (OFC-205)', async () => {
  const orders = [];
  for (let n = 0; n < 4; n += 1) orders.push(await makePacked(api, call));
  const load = await makeLoad(call, orders);
  await api.db.query(`update dispatch.load set leaves_at = '22:30' where code = $1`, [load.code]);
  const read = await call(`GET /api/purchase/office/loads/${load.code}`);
  const { stops } = read.json<{ results: LoadSheet }>().results;
  expect(stops.map((stop) => [stop.arrivesFrom, stop.arrivesUntil, stop.arrivesAfterDays])).toEqual([
    ['22:55', '23:20', 0],
    ['23:20', '23:45', 0],
    ['23:45', '00:10', 0],
    ['00:10', '00:35', 1],
  ]);
  await loadAboard(call, load);
  expect((await send(load.code)).statusCode).toBe(200);
  const promised = await api.db.query<{ hour: string }>(
    `select to_char(s.promised_at, 'HH24:MI') as hour from dispatch.load_stop s join dispatch.load l on l.id = s.load_id
     where l.code = $1 order by s.position`,
    [load.code],
  );
  // an hour after midnight is no hour of the day that the customer waits
  expect(promised.rows.map(({ hour }) => hour)).toEqual(['22:55', '23:20', '23:45', '23:59']);
});

test('stops keep the order they are given, and a second save of an old sheet is refused (OFC-205)', async () => {
  const load = await makeLoad(call, [
    await makePacked(api, call),
    await makePacked(api, call),
    await makePacked(api, call),
  ]);
  const stopIds = load.stops.map(({ _id }) => _id).toReversed();
  const url = `PUT /api/purchase/office/loads/${load.code}/stops` as const;
  const saved = (await call(url, { stopIds, version: load.version })).json<{ results: LoadSheet }>().results;
  expect(saved.stops.map(({ _id, position }) => [_id, position])).toEqual(stopIds.map((id, at) => [id, at + 1]));
  expect(saved.stops[0]?.arrivesFrom).toBe('12:25');
  expect((await call(url, { stopIds, version: load.version })).json()).toEqual(refusal('VERSION_CONFLICT'));
  expect((await call(url, { stopIds: stopIds.slice(1), version: saved.version })).json()).toEqual(
    refusal('STOP_NOT_FOUND'),
  );
  const driver = {
    driverName: 'Jhon Mosquera',
    driverPhone: '3205550462',
    driverDocument: null,
    vehicle: 'Van',
    plate: 'WGT482',
    capacityKg: 650,
  };
  const fields = { ...driver, changeAmount: 100_000, asksCode: true, leavesAt: '12:30' };
  const url2 = `PUT /api/purchase/office/loads/${load.code}` as const;
  expect((await call(url2, { ...fields, version: load.version })).json()).toEqual(refusal('VERSION_CONFLICT'));
  const changed = (await call(url2, { ...fields, version: saved.version })).json<{ results: LoadSheet }>().results;
  expect(changed).toMatchObject(fields);
  for (const capacityKg of [0, 50_001, 6.5])
    expect((await call(url2, { ...fields, capacityKg, version: changed.version })).statusCode).toBe(400);
  const { rows } = await api.db.query<{ detail: object }>(
    `select detail from platform.audit where subject_id = $1 and action = 'dispatch.load_changed'`,
    [load.code],
  );
  expect(rows).toEqual([
    {
      detail: {
        by: 'Ana Ríos',
        fields: ['driverName', 'driverPhone', 'vehicle', 'plate', 'capacityKg', 'changeAmount', 'asksCode', 'leavesAt'],
        vehicle: 'Van',
        leavesAt: '12:30',
        changeAmount: 100_000,
      },
    },
  ]);
});

test('the stops that stay in a draft are numbered from 1, so that as many as left find room (OFC-205)', async () => {
  const load = await makeLoad(call, [
    await makePacked(api, call),
    await makePacked(api, call),
    await makePacked(api, call),
  ]);
  const leave = (stopIds: string[]) =>
    call(`POST /api/purchase/office/loads/${load.code}/leave`, { stopIds, to: null });
  expect((await leave([load.stops[0]?._id ?? ''])).statusCode).toBe(200);
  expect((await read(load.code)).stops.map(({ position }) => position)).toEqual([1, 2]);
  await api.db.query(
    `update dispatch.load_stop set position = 500 where load_id = (select id from dispatch.load where code = $1) and position = 2`,
    [load.code],
  );
  expect((await leave([load.stops[1]?._id ?? ''])).statusCode).toBe(200);
  const more = await askLoad(call, [await makePacked(api, call)], load.dispatchDate);
  expect(more.json()).toMatchObject({ results: { stops: [{ position: 1 }, { position: 2 }] } });
});

test('a stop that moves to another route is in its load, with its boxes taken down (OFC-205)', async () => {
  const order = await makePacked(api, call);
  const load = await makeLoad(call, [order, await makePacked(api, call)]);
  await loadAboard(call, load);
  const route = await call('POST /api/purchase/office/routes', {
    warehouseId: 'BOG',
    name: 'Sabana norte',
    position: 9,
    leavesAt: '14:30',
    places: [],
  });
  const { _id: routeId } = route.json<{ results: { _id: string } }>().results;
  const stop = load.stops.find(({ shipmentId }) => shipmentId === order.shipmentId);
  await call(`POST /api/purchase/office/loads/${load.code}/leave`, { stopIds: [stop?._id], to: { routeId } });
  expect((await read(load.code)).stops).toHaveLength(1);
  const board = await call(`GET /api/purchase/office/loads?day=${load.dispatchDate}&warehouseId=BOG`);
  const { loads } = board.json<{ results: LoadBoard }>().results;
  const other = loads.find(({ routeName }) => routeName === 'Sabana norte');
  expect((await read(other?.code ?? '')).stops).toMatchObject([
    { orderCode: order.orderCode, boxes: [{ isAboard: false }] },
  ]);
});

test('a box of another route, an open box and an unknown label do not go aboard (OFC-205)', async () => {
  const [here, there] = [await makePacked(api, call), await makePacked(api, call)];
  const load = await makeLoad(call, [here]);
  const scan = (label: string) => call(`POST /api/purchase/office/loads/${load.code}/boxes`, { label });
  const labelOf = (orderCode: string) => `${orderCode.replace('-', '')}-1-1`;
  expect((await scan(labelOf(there.orderCode))).json()).toEqual(refusal('BOX_ELSEWHERE'));
  expect((await scan('7701234567890')).json()).toEqual(refusal('BOX_ELSEWHERE'));
  await call(`POST /api/purchase/office/shipments/${here.shipmentId}/boxes/1/open`);
  expect((await scan(labelOf(here.orderCode))).json()).toEqual(refusal('BOXES_OPEN'));
  await closeBox(call, here.shipmentId, 1);
  await pack(call, here.shipmentId);
  expect((await scan(labelOf(here.orderCode))).json()).toMatchObject({ results: { aboard: 1 } });
});

test('a driver’s link is stored as a hash, and a renewed one replaces it (OFC-205)', async () => {
  const load = await makeLoad(call, [await makePacked(api, call)]);
  const link = async () =>
    (await call(`POST /api/purchase/office/loads/${load.code}/link`)).json<{
      results: { token: string; load: LoadSheet };
    }>().results;
  const first = await link();
  expect(first.load.link).toMatchObject({ openedAt: null });
  const stored = async () =>
    (
      await api.db.query<{ hash: string }>(
        `select encode(link_token_hash, 'hex') as hash from dispatch.load where code = $1`,
        [load.code],
      )
    ).rows[0]?.hash;
  const before = await stored();
  expect(before).toHaveLength(64);
  expect(before).not.toContain(first.token);
  const second = await link();
  expect(second.token).not.toBe(first.token);
  expect(await stored()).not.toBe(before);
  const { code, version, leavesAt } = second.load;
  const driver = { driverName: 'Jhon Mosquera', driverPhone: '3001112233', driverDocument: null };
  const way = {
    vehicle: null,
    plate: null,
    capacityKg: null,
    changeAmount: 0,
    asksCode: false,
    notifiesCustomers: true,
  };
  await call(`PUT /api/purchase/office/loads/${code}`, { ...driver, ...way, leavesAt, version });
  // another driver needs a link of his own
  expect(await stored()).toBeNull();
  expect((await read(code)).link).toBeNull();
});

test('the warehouse loads without seeing the amounts to collect (OFC-205)', async () => {
  const load = await makeLoad(call, [await makePacked(api, call)]);
  const warehouse = await operatorOf(api, 'warehouse');
  const seen = await read(load.code, warehouse);
  expect(seen).toMatchObject({ toCollect: null, collecting: 1, stops: [{ toCollect: null, collects: true }] });
  expect((await read(load.code)).toCollect).toBeGreaterThan(0);
});

test('the board names due shipments without a load, by their route (OFC-205)', async () => {
  const { shipmentId, orderCode, product } = await makePickable(api);
  const found = async (due: string) => {
    const board = await call(`GET /api/purchase/office/loads?warehouseId=BOG&day=${due}`);
    const { free } = board.json<{ results: LoadBoard }>().results;
    return free.flatMap(({ shipments }) => shipments).find(({ _id }) => _id === shipmentId);
  };
  // After the cutoff, on a Sunday or a holiday it is due on a later day.
  const days = Array.from({ length: 8 }, (_, ahead) => dayAfter(dayIn(new Date()), ahead));
  const boards = await Promise.all(days.map(async (day) => ({ day, shipment: await found(day) })));
  const due = boards.filter(({ shipment }) => shipment !== undefined);
  expect(due).toMatchObject([{ shipment: { orderCode, isPacked: false } }]);
  await putUnits(call, shipmentId, { versionId: product.versions[0]?.id ?? '', units: 2 });
  await call('POST /api/purchase/office/loads', {
    dispatchDate: nextDraftDay(),
    warehouseId: 'BOG',
    routeId: null,
    shipmentIds: [shipmentId],
  });
  expect(await found(due[0]?.day ?? '')).toBeUndefined();
});

test('unknown routes and warehouses, and shipments of another warehouse, are refused by name (OFC-205)', async () => {
  const load = await makeLoad(call, [await makePacked(api, call)]);
  const gone = { stopIds: [load.stops[0]?._id], to: { routeId: randomUUID() } };
  const left = await call(`POST /api/purchase/office/loads/${load.code}/leave`, gone);
  expect([left.statusCode, left.json()]).toEqual([404, refusal('ROUTE_NOT_FOUND')]);
  expect((await read(load.code)).stops).toHaveLength(1);
  const { shipmentId } = await makePacked(api, call);
  const fill = (warehouseId: string) => {
    const place = { dispatchDate: load.dispatchDate, warehouseId, routeId: null };
    return call('POST /api/purchase/office/loads', { ...place, shipmentIds: [shipmentId] });
  };
  expect((await fill('ZZZ')).json()).toEqual(refusal('INVALID_REQUEST'));
  const board = (await call('GET /api/purchase/office/loads')).json<{ results: LoadBoard }>().results;
  const other = board.warehouses.find(({ _id }) => _id !== 'BOG');
  expect(other).toBeDefined();
  expect((await fill(other?._id ?? '')).json()).toEqual(refusal('SHIPMENT_NOT_FOUND'));
});

test('a sheet that gained a stop is another one, so that an older save of it is refused (OFC-205)', async () => {
  const load = await makeLoad(call, [await makePacked(api, call)]);
  const shipmentIds = [(await makePacked(api, call)).shipmentId];
  const place = { dispatchDate: load.dispatchDate, warehouseId: 'BOG', routeId: null };
  const added = await call('POST /api/purchase/office/loads', { ...place, shipmentIds });
  expect(added.statusCode, added.body).toBe(200);
  const stopIds = load.stops.map(({ _id }) => _id);
  expect(
    (await call(`PUT /api/purchase/office/loads/${load.code}/stops`, { stopIds, version: load.version })).json(),
  ).toEqual(refusal('VERSION_CONFLICT'));
});

test('a sheet takes 500 stops and refuses more with a sentence (OFC-205)', async () => {
  const order = await makePacked(api, call);
  const load = await makeLoad(call, [order]);
  await api.db.query(
    `insert into dispatch.load_stop (load_id, shipment_id, position, kind, reference)
     select l.id, $2, n, 'pickup', 'DV-' || n from dispatch.load l, generate_series(2, 500) n where l.code = $1`,
    [load.code, order.shipmentId],
  );
  const more = await makePacked(api, call);
  const place = { dispatchDate: load.dispatchDate, warehouseId: 'BOG', routeId: null };
  const refused = await call('POST /api/purchase/office/loads', { ...place, shipmentIds: [more.shipmentId] });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: 'LOAD_FULL', message: expect.stringContaining('500 paradas') });
  // the draft of another route has room, and nothing is due on it
  const route = { warehouseId: 'BOG', name: 'Sabana sur', position: 8, leavesAt: '14:30', places: [] };
  const made = await call('POST /api/purchase/office/routes', route);
  const routeId = made.json<{ results: { _id: string } }>().results._id;
  expect((await call('POST /api/purchase/office/loads', { ...place, routeId })).json()).toEqual(refusal('LOAD_EMPTY'));
});
