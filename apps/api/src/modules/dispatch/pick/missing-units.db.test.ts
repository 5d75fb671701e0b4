import type { BulkResult } from '@tonalia/contract/office-wire';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { workingDayFrom } from '@tonalia/rules/dispatch-day';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeProduct, makeProduct } from '../../../../test/make-products.ts';
import {
  type OfficeCaller,
  makePickable,
  makeWave,
  missing,
  operatorOf,
  sendPicks,
  unitsOf,
} from '../../../../test/make-waves.ts';

const api = useApi({ hasGateway: true });
let call: OfficeCaller;
beforeAll(async () => {
  call = await operatorOf(api, 'operations');
});

/** An order of two units, of which the picker did not find `units`. */
async function missOf(units: number, also?: MadeProduct) {
  const product = await makeProduct(api.db, { stock: 100, price: 40_000 });
  const order = await makePickable(api, product, also);
  const versionId = product.versions[0]?.id ?? '';
  const prepared = await call('POST /api/purchase/office/orders/pick', { codes: [order.orderCode] });
  const { undo } = prepared.json<{ results: BulkResult }>().results;
  const code = await makeWave(call, [order.shipmentId]);
  await sendPicks(call, code, [missing(versionId, { [order.shipmentId]: units })]);
  return { ...order, versionId, wave: code, act: undo?._id ?? '' };
}

async function stockOf(versionId: string) {
  const { rows } = await api.db.query<{ available: number; reserved: number }>(
    'select available, reserved from products.stock where version_id = $1',
    [versionId],
  );
  return rows[0];
}

async function lastMovement(versionId: string) {
  const { rows } = await api.db.query<{ cause: string; units: number; document: string; reason: string }>(
    'select cause, units, document, reason from products.stock_movement where version_id = $1 order by id desc limit 1',
    [versionId],
  );
  return rows[0];
}

async function versionOf(orderCode: string): Promise<number> {
  const order = await call(`GET /api/purchase/office/orders/${orderCode}`);
  return order.json<{ results: { version: number } }>().results.version;
}

async function adjustTo(orderCode: string, quantity: number) {
  const version = await versionOf(orderCode);
  const sent = await call(`POST /api/purchase/office/orders/${orderCode}/adjust`, {
    version,
    lines: [{ line: 1, quantity }],
    dryRun: false,
  });
  expect(sent.statusCode, sent.body).toBe(200);
}

async function reject(orderCode: string) {
  const rejected = await call('POST /api/purchase/office/orders/reject', {
    codes: [orderCode],
    reason: 'Sin unidades',
  });
  expect(rejected.json()).toMatchObject({ results: { changed: [orderCode] } });
}

test('units that were not found leave the stock when the desk shortens their line (OFC-203, OFC-405)', async () => {
  const { orderCode, versionId } = await missOf(1);
  expect(await stockOf(versionId)).toEqual({ available: 98, reserved: 2 });
  await adjustTo(orderCode, 1);
  expect(await stockOf(versionId)).toEqual({ available: 98, reserved: 1 });
  expect(await lastMovement(versionId)).toEqual({
    cause: 'adjustment',
    units: -1,
    document: orderCode,
    reason: 'No se encontró al alistar',
  });
});

test('missing units leave the stock once: an order rejected afterwards returns the others (OFC-203)', async () => {
  const { orderCode, versionId } = await missOf(1);
  await adjustTo(orderCode, 1);
  await reject(orderCode);
  expect(await stockOf(versionId)).toEqual({ available: 99, reserved: 0 });
});

test('units that are found after all return when their line is shortened (OFC-203)', async () => {
  const { orderCode, versionId, wave } = await missOf(1);
  expect(await sendPicks(call, wave, [unitsOf(versionId, 2)])).toEqual([2]);
  await adjustTo(orderCode, 1);
  expect(await stockOf(versionId)).toEqual({ available: 99, reserved: 1 });
});

test('a rejected order returns the units in the building, and the rest leaves the stock (OFC-203)', async () => {
  const { orderCode, versionId } = await missOf(2);
  await reject(orderCode);
  expect(await stockOf(versionId)).toEqual({ available: 98, reserved: 0 });
});

/** Takes a bulk act back: the order waits to be picked again. */
async function undo(act: string, orderCode: string) {
  const undone = await call(`POST /api/purchase/office/acts/${act}/undo`, {});
  expect(undone.json()).toMatchObject({ results: { changed: [orderCode] } });
}

/** Moves an order, or some of its lines, to a later day. */
async function moveTo(orderCode: string, move: { warehouseId?: string; lines?: number[] }) {
  const to = workingDayFrom(dayAfter(dayIn(api.clock.now()), 4));
  const body = { dispatchDate: null, to, ...move, version: await versionOf(orderCode) };
  const moved = await call(`POST /api/purchase/office/orders/${orderCode}/move`, body);
  expect(moved.statusCode, moved.body).toBe(200);
}

test('missing units leave the stock when their order moves to another warehouse (OFC-106, OFC-203)', async () => {
  const { orderCode, versionId, act } = await missOf(1);
  await api.db.query(`insert into products.stock (version_id, warehouse_id, available) values ($1, 'MDE', 9)`, [
    versionId,
  ]);
  await undo(act, orderCode);
  await moveTo(orderCode, { warehouseId: 'MDE' });
  const { rows } = await api.db.query<{ warehouse: string; available: number; reserved: number }>(
    `select warehouse_id as warehouse, available, reserved from products.stock where version_id = $1 order by 1`,
    [versionId],
  );
  expect(rows).toEqual([
    { warehouse: 'BOG', available: 99, reserved: 0 },
    { warehouse: 'MDE', available: 7, reserved: 2 },
  ]);
});

test('missing units follow their line to another day, and leave the stock when the order is rejected (OFC-106, OFC-203)', async () => {
  const other = await makeProduct(api.db, { stock: 100 });
  const { orderCode, versionId, act } = await missOf(1, other);
  await undo(act, orderCode);
  const { rows } = await api.db.query<{ line: number }>(
    `select p.line_no as line from purchase.order_line_part p join purchase.order o on o.id = p.order_id
     where o.code = $1 and p.version_id = $2`,
    [orderCode, versionId],
  );
  await moveTo(orderCode, { lines: rows.map(({ line }) => line) });
  await reject(orderCode);
  expect(await stockOf(versionId)).toEqual({ available: 99, reserved: 0 });
  expect(await stockOf(other.versions[0]?.id ?? '')).toEqual({ available: 100, reserved: 0 });
});
