import type { AssignedWave, PlannedWaves } from '@tonalia/contract/dispatch-wave';
import type { BulkResult } from '@tonalia/contract/office-wire';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from '../../../test/build-app.ts';
import { makeProduct } from '../../../test/make-products.ts';
import {
  type OfficeCaller,
  askWaves,
  makePickable,
  makeWave,
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

type Undo = PlannedWaves['undo'];

const undo = (act: Undo, body = {}) => call(`POST /api/purchase/office/wave-acts/${act?._id}/undo`, body);
const undone = async (act: Undo, body = {}) => (await undo(act, body)).json<{ results: BulkResult }>().results;

/** Puts these shipments into one new wave. */
async function make(ids: readonly string[]): Promise<{ code: string; act: Undo }> {
  const made = await askWaves(call, ids, { maxOrders: 500, maxUnits: 100_000 });
  const { waves, undo: act } = made.json<{ results: PlannedWaves }>().results;
  return { code: waves[0]?.code ?? '', act };
}

async function assign(code: string, operatorId: string | null): Promise<AssignedWave> {
  const { version } = await readWave(call, code);
  const body = { operatorId, leavesAt: '09:15', version };
  return (await call(`PUT /api/purchase/office/waves/${code}`, body)).json<{ results: AssignedWave }>().results;
}

test('orders leave the waves they were put into in one step, except one whose picking began (OFC-007)', async () => {
  const [begun, other] = [await makePickable(api, await makeProduct(api.db, { stock: 9 })), await makePickable(api)];
  const { code, act } = await make([begun.shipmentId]);
  expect(await undone(act, { dryRun: true })).toMatchObject({ changed: [begun.orderCode], refused: [] });
  const both = await make([other.shipmentId]);
  await sendPicks(call, code, [unitsOf(begun.product.versions[0]?.id, 1)]);
  expect(await undone(act)).toMatchObject({
    changed: [],
    refused: [{ id: begun.orderCode, code: 'MOVED_ON' }],
  });
  expect((await readWave(call, code)).picked).toBe(1);
  expect(await undone(both.act)).toMatchObject({ changed: [other.orderCode], refused: [] });
  expect((await call(`GET /api/purchase/office/waves/${both.code}`)).json()).toMatchObject({ code: 'WAVE_NOT_FOUND' });
  expect((await undo(both.act)).json()).toMatchObject({ code: 'UNDO_EXPIRED' });
});

test('an order that is in another wave by now stays there when its first wave is undone (OFC-007)', async () => {
  const [one, other] = [await makePickable(api), await makePickable(api)];
  const { code, act } = await make([one.shipmentId, other.shipmentId]);
  await call(`POST /api/purchase/office/waves/${code}/leave`, { shipmentIds: [one.shipmentId] });
  const second = await makeWave(call, [one.shipmentId]);
  expect(await undone(act)).toMatchObject({
    changed: [other.orderCode],
    refused: [{ id: one.orderCode, code: 'SHIPMENT_IN_WAVE' }],
  });
  expect((await readWave(call, second)).orders).toBe(1);
  // the refused one is still of the act
  expect(await undone(act)).toMatchObject({ changed: [], refused: [{ id: one.orderCode, code: 'SHIPMENT_IN_WAVE' }] });
});

test('a wave goes back to the picker and hour it had, until one of its orders is picked (OFC-007)', async () => {
  const picked = await makePickable(api);
  const code = await makeWave(call, [picked.shipmentId]);
  const before = await readWave(call, code);
  const first = await assign(code, call.operatorId);
  expect(first).toMatchObject({ operator: { _id: call.operatorId }, undo: { until: expect.any(String) } });
  expect(await undone(first.undo, { dryRun: true })).toMatchObject({ changed: [picked.orderCode] });
  expect(await readWave(call, code)).toMatchObject({ operator: { _id: call.operatorId }, leavesAt: '09:15' });
  expect(await undone(first.undo)).toMatchObject({ changed: [picked.orderCode] });
  expect(await readWave(call, code)).toMatchObject({ operator: null, leavesAt: before.leavesAt });
  const again = await assign(code, call.operatorId);
  await sendPicks(call, code, [unitsOf(picked.product.versions[0]?.id, 1)]);
  expect(await undone(again.undo)).toMatchObject({
    changed: [],
    refused: [{ id: picked.orderCode, code: 'MOVED_ON' }],
  });
  expect(await readWave(call, code)).toMatchObject({ operator: { _id: call.operatorId } });
});

test('an assignment that another one followed is not undone, and nothing is after a day (OFC-007)', async () => {
  const { shipmentId, orderCode } = await makePickable(api);
  const code = await makeWave(call, [shipmentId]);
  const first = await assign(code, call.operatorId);
  await assign(code, null);
  expect(await undone(first.undo)).toMatchObject({ refused: [{ id: orderCode, code: 'VERSION_CONFLICT' }] });
  const last = await assign(code, call.operatorId);
  await api.db.query(`update dispatch.act set at = at - interval '25 hours' where id = $1`, [last.undo?._id]);
  expect((await undo(last.undo)).json()).toMatchObject({ code: 'UNDO_EXPIRED' });
  expect(await readWave(call, code)).toMatchObject({ operator: { _id: call.operatorId } });
});

test('two operators undo one making of waves once, and a pick at the same time wins or finds no wave (OFC-007)', async () => {
  for (let n = 0; n < 4; n += 1) {
    const one = await makePickable(api);
    const { code, act } = await make([one.shipmentId]);
    const pick = { picks: [unitsOf(one.product.versions[0]?.id, 1)] };
    const [first, second] = await Promise.all([
      undo(act),
      undo(act),
      call(`POST /api/purchase/office/waves/${code}/picks`, pick),
    ]);
    const changed = [first, second].flatMap((sent) => sent.json<{ results?: BulkResult }>().results?.changed ?? []);
    const { rows } = await api.db.query<{ waves: number; picked: number }>(
      `select (select count(*) from dispatch.wave_shipment where shipment_id = $1)::int as waves,
         (select coalesce(sum(picked), 0) from dispatch.tally where shipment_id = $1)::int as picked`,
      [one.shipmentId],
    );
    expect([
      [1, 0, 0],
      [0, 1, 1],
      [0, 1, 0],
    ]).toContainEqual([changed.length, rows[0]?.waves, rows[0]?.picked]);
  }
});
