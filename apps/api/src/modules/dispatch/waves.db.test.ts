import type { PickBoard } from '@tonalia/contract/dispatch-office';
import type { PlannedWaves } from '@tonalia/contract/dispatch-wave';
import type { BulkResult } from '@tonalia/contract/office-wire';
import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from '../../../test/build-app.ts';
import { makeProduct } from '../../../test/make-products.ts';
import {
  type OfficeCaller,
  askWaves,
  makePickable,
  makeWave,
  missing,
  operatorOf,
  readWave,
  sendPicks,
  unitsOf,
} from '../../../test/make-waves.ts';

const api = useApi({ hasGateway: true });
let call: OfficeCaller & { operatorId: string };
beforeAll(async () => {
  call = await operatorOf(api, 'operations');
});

const statusOf = async (orderId: string) =>
  (await api.db.query<{ status: string }>('select status from purchase.order where id = $1', [orderId])).rows[0]
    ?.status;
const dispatch = async (code: string, body = {}) =>
  (await call(`POST /api/purchase/office/waves/${code}/dispatch`, body)).json<{ results: BulkResult }>().results;

test('waves are made as their preview shows, and the preview moves no order (OFC-202)', async () => {
  const orders = [await makePickable(api), await makePickable(api), await makePickable(api)];
  const ids = orders.map(({ shipmentId }) => shipmentId);
  const wish = { dispatchDate: '2091-01-05', maxOrders: 2 };
  // another warehouse numbers its own
  await api.db.query(
    `insert into dispatch.wave (dispatch_date, warehouse_id, number, name, leaves_at) values ('2091-01-05', 'MDE', 7, 'Norte', '08:00')`,
  );
  const preview = (await askWaves(call, ids, { ...wish, dryRun: true })).json<{ results: PlannedWaves }>().results;
  expect(preview.waves.map(({ number, orders: count, units }) => [number, count, units])).toEqual([
    [1, 2, 4],
    [2, 1, 2],
  ]);
  const choices = [{ place: 2, leavesAt: '09:30', operatorId: call.operatorId }];
  const made = (await askWaves(call, ids, { ...wish, plan: preview.plan, choices })).json<{ results: PlannedWaves }>();
  expect(made.results.waves).toMatchObject([
    { ...preview.waves[0], code: 'OLA-910105-BOG-1' },
    { number: 2, code: 'OLA-910105-BOG-2', leavesAt: '09:30', operator: { name: 'Ana Ríos' } },
  ]);
  expect(await statusOf(orders[0]?.orderId ?? '')).toBe('confirmed');
  const board = await call('GET /api/purchase/office/waves?day=2091-01-05&warehouseId=BOG');
  expect(board.json<{ results: PickBoard }>().results).toMatchObject({
    orders: 3,
    units: 6,
    picked: 0,
    waves: [{ state: 'unassigned' }, { state: 'picking' }],
  });
});

test('the preview of waves names the orders that have one and those that left, and the rest gets its waves (OFC-007)', async () => {
  const [fits, inWave, gone] = [await makePickable(api), await makePickable(api), await makePickable(api)];
  await makeWave(call, [inWave.shipmentId]);
  for (const act of ['pick', 'dispatch'])
    await call(`POST /api/purchase/office/orders/${act}`, { codes: [gone.orderCode] });
  const ids = [fits, inWave, gone].map(({ shipmentId }) => shipmentId);
  const wish = { dispatchDate: '2091-01-06' };
  const sent = await askWaves(call, ids, { ...wish, dryRun: true });
  const preview = sent.json<{ results: PlannedWaves }>().results;
  expect(preview).toMatchObject({
    waves: [{ shipmentIds: [fits.shipmentId] }],
    unchanged: [inWave.orderCode],
    refused: [{ id: gone.orderCode, code: 'MOVED_ON' }],
  });
  expect((await askWaves(call, ids, wish)).json()).toMatchObject({ code: 'SHIPMENT_IN_WAVE' });
  const made = await askWaves(call, [fits.shipmentId], { ...wish, plan: preview.plan });
  expect(made.json()).toMatchObject({ results: { waves: [{ orders: 1 }], unchanged: [], refused: [] } });
});

test('waves by brand have the brand with the most units of each order, at most 40 letters of it, and waves by hour the hour (OFC-202)', async () => {
  const brand = 'Distribuidora de tintes y decolorantes del Caribe';
  const [zeta, caribe] = [
    await makeProduct(api.db, { brand: 'Zeta', stock: 9 }),
    await makeProduct(api.db, { brand, stock: 9 }),
  ];
  const [mostZeta, allCaribe] = [await makePickable(api, zeta, caribe), await makePickable(api, caribe)];
  const namesBy = async (groupBy: string) => {
    const sent = await askWaves(call, [mostZeta.shipmentId, allCaribe.shipmentId], { dryRun: true, groupBy });
    return sent.json<{ results: PlannedWaves }>().results.waves.map(({ name, orders }) => [name, orders]);
  };
  expect(await namesBy('brand')).toEqual([
    ['Distribuidora de tintes y decolorantes d', 1],
    ['Zeta', 1],
  ]);
  expect(await namesBy('hour')).toEqual([['17:00', 2]]);
});

test('waves that are no longer those of the preview are not made (OFC-202)', async () => {
  const [one, other] = [await makePickable(api), await makePickable(api)];
  const ids = [one.shipmentId, other.shipmentId];
  const { plan } = (await askWaves(call, ids, { dryRun: true })).json<{ results: PlannedWaves }>().results;
  expect((await askWaves(call, [one.shipmentId], { plan })).json()).toMatchObject({ code: 'VERSION_CONFLICT' });
});

test('a pick list names each version once with the orders that ask for it, and has no price (OFC-203)', async () => {
  const product = await makeProduct(api.db, { stock: 500, price: 40_000 });
  const orders = [await makePickable(api, product), await makePickable(api, product)];
  await api.db.query(`update products.stock set shelf = 'A-04-1', reserve_shelf = 'D-01-3' where version_id = $1`, [
    product.versions[0]?.id,
  ]);
  const code = await makeWave(
    call,
    orders.map(({ shipmentId }) => shipmentId),
  );
  const wave = await readWave(call, code);
  expect(wave.lines).toMatchObject([
    {
      code: product.code,
      shelf: 'A-04-1',
      reserveShelf: 'D-01-3',
      units: 4,
      orders: orders.map(({ orderCode }) => ({ orderCode, units: 2, picked: 0 })),
    },
  ]);
  expect(JSON.stringify(wave)).not.toContain('40000');
});

test('picking begins with the first pick, and a wave leaves when every unit is picked (OFC-203)', async () => {
  const product = await makeProduct(api.db, { stock: 500, price: 40_000 });
  const [one, other] = [await makePickable(api, product), await makePickable(api, product)];
  const version = product.versions[0]?.id;
  const code = await makeWave(call, [one.shipmentId, other.shipmentId]);
  expect(await sendPicks(call, code, [unitsOf(version, 3)])).toEqual([3]);
  expect([await statusOf(one.orderId), await statusOf(other.orderId)]).toEqual(['preparing', 'preparing']);
  expect((await readWave(call, code)).lines[0]?.orders.map(({ picked }) => picked)).toEqual([2, 1]);
  expect((await dispatch(code, { dryRun: true })).refused).toMatchObject([
    { id: other.orderCode, code: 'SHIPMENT_NOT_PICKED' },
  ]);
  expect(await sendPicks(call, code, [unitsOf(version, 5)])).toEqual([1]);
  expect(await readWave(call, code)).toMatchObject({ state: 'ready', picked: 4, units: 4 });
  expect(await dispatch(code)).toMatchObject({ changed: [one.orderCode, other.orderCode], refused: [] });
  expect(await readWave(call, code)).toMatchObject({ state: 'dispatched' });
});

test('missing units wait for the desk and name their order, and the wave does not leave (OFC-203)', async () => {
  const product = await makeProduct(api.db, { stock: 500, price: 40_000 });
  const [one, other] = [await makePickable(api, product), await makePickable(api, product)];
  const version = product.versions[0]?.id;
  const code = await makeWave(call, [one.shipmentId, other.shipmentId]);
  expect(await sendPicks(call, code, [unitsOf(version, 3), missing(version, { [one.shipmentId]: 1 })])).toEqual([3, 1]);
  const wave = await readWave(call, code);
  expect(wave.lines[0]?.orders.map(({ picked, short }) => [picked, short])).toEqual([
    [1, 1],
    [2, 0],
  ]);
  expect(wave).toMatchObject({ state: 'short', shortages: [{ orderCode: one.orderCode, units: 1, by: 'Ana Ríos' }] });
  expect(await dispatch(code)).toMatchObject({ changed: [other.orderCode], refused: [{ id: one.orderCode }] });
  await api.db.query(`update products.stock set shelf = 'A-04-2' where version_id = $1`, [version]);
  const picking = await call(`GET /api/purchase/office/orders/${one.orderCode}/picking`);
  expect(picking.json()).toMatchObject({ results: { lines: [{ units: 2, picked: 1, short: 1, shelf: 'A-04-2' }] } });
  const seen = await call(`GET /api/purchase/office/orders/${one.orderCode}`);
  expect(seen.json<{ results: OfficeOrder }>().results.history.filter(({ by }) => by === 'Ana Ríos')).toMatchObject([
    { kind: 'step', status: 'preparing', wave: { number: 1 } },
    { kind: 'act', action: 'dispatch.units_missing', missing: [{ line: 1, units: 1 }] },
  ]);
  // it lay behind another box
  expect(await sendPicks(call, code, [unitsOf(version, 1)])).toEqual([1]);
  expect(await readWave(call, code)).toMatchObject({ shortages: [], picked: 4 });
});

test('a shipment that leaves its wave keeps its counts, and an empty wave is removed (OFC-202)', async () => {
  const { shipmentId, product } = await makePickable(api);
  const code = await makeWave(call, [shipmentId]);
  await sendPicks(call, code, [unitsOf(product.versions[0]?.id, 1)]);
  await call(`POST /api/purchase/office/waves/${code}/leave`, { shipmentIds: [shipmentId] });
  expect((await call(`GET /api/purchase/office/waves/${code}`)).json()).toMatchObject({ code: 'WAVE_NOT_FOUND' });
  expect(await readWave(call, await makeWave(call, [shipmentId]))).toMatchObject({ picked: 1, units: 2 });
});

test('a part that was moved to a later date does not leave with its wave (OFC-202)', async () => {
  const product = await makeProduct(api.db, { stock: 500, price: 40_000 });
  const moved = await makePickable(api, product);
  const code = await makeWave(call, [moved.shipmentId]);
  await sendPicks(call, code, [unitsOf(product.versions[0]?.id, 2)]);
  await api.db.query(
    `update purchase.shipment set dispatch_date = (select dispatch_date + 7 from dispatch.wave where code = $2) where id = $1`,
    [moved.shipmentId, code],
  );
  expect((await dispatch(code)).refused).toMatchObject([{ id: moved.orderCode, code: 'SHIPMENT_LATER' }]);
  expect(await statusOf(moved.orderId)).toBe('preparing');
});

test('a pick of a version that no order of the wave asks for counts nothing and keeps the phone’s queue moving', async () => {
  const { shipmentId } = await makePickable(api);
  const code = await makeWave(call, [shipmentId]);
  const other = await makeProduct(api.db, { stock: 1 });
  expect(await sendPicks(call, code, [unitsOf('999999999999', 1), unitsOf(other.versions[0]?.id, 1)])).toEqual([0, 0]);
});
