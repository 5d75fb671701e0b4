import type { BulkResult } from '@tonalia/contract/office-wire';
import { beforeAll, expect, test, vi } from 'vitest';
import { useApi } from '../../../test/build-app.ts';
import { howOften } from '../../../test/how-often.ts';
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

vi.setConfig({ testTimeout: howOften(120_000, 900_000) });

const api = useApi({ hasGateway: true });
let one: OfficeCaller;
let other: OfficeCaller;
beforeAll(async () => {
  one = await operatorOf(api, 'operations');
  other = await operatorOf(api, 'warehouse');
});

const tallies = async (shipmentId: string) =>
  (await api.db.query<{ picked: number }>('select picked from dispatch.tally where shipment_id = $1', [shipmentId]))
    .rows;

test('of two operators who put one shipment in two waves one does (OFC-202)', async () => {
  for (let run = 0; run < howOften(5, 50); run += 1) {
    const { shipmentId } = await makePickable(api);
    const answers = await Promise.all([askWaves(one, [shipmentId]), askWaves(other, [shipmentId])]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'SHIPMENT_IN_WAVE' });
  }
});

test('two operators who make waves of one day at once never share a number (OFC-202)', async () => {
  const dispatchDate = '2095-03-01';
  const orders = [];
  for (let made = 0; made < 4; made += 1) orders.push(await makePickable(api));
  const made = await Promise.all(
    orders.map(({ shipmentId }, at) => askWaves(at % 2 === 0 ? one : other, [shipmentId], { dispatchDate })),
  );
  expect(made.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
});

test('two pickers on one wave never count a unit twice (OFC-203)', async () => {
  const product = await makeProduct(api.db, { stock: 500, price: 40_000 });
  const orders = [await makePickable(api, product), await makePickable(api, product)];
  const version = product.versions[0]?.id;
  const code = await makeWave(
    one,
    orders.map(({ shipmentId }) => shipmentId),
  );
  const counted = await Promise.all(
    Array.from({ length: 6 }, (_, at) => sendPicks(at % 2 === 0 ? one : other, code, [unitsOf(version, 1)])),
  );
  expect(counted.flat().reduce((sum, units) => sum + units, 0)).toBe(4);
  expect(await readWave(one, code)).toMatchObject({ picked: 4, units: 4 });
});

test('a pick that arrives twice, also at once, counts once (OFC-203)', async () => {
  const { shipmentId, product } = await makePickable(api);
  const code = await makeWave(one, [shipmentId]);
  const pick = unitsOf(product.versions[0]?.id, 1);
  const sent = await Promise.all([sendPicks(one, code, [pick]), sendPicks(one, code, [pick])]);
  expect(sent).toEqual([[1], [1]]);
  expect(await sendPicks(other, code, [pick])).toEqual([1]);
  expect(await tallies(shipmentId)).toEqual([{ picked: 1 }]);
});

test('an order that is rejected while it is picked ends, and counts nothing after (OFC-203)', async () => {
  for (let run = 0; run < howOften(3, 100); run += 1) {
    const { shipmentId, product, orderCode } = await makePickable(api);
    const version = product.versions[0]?.id;
    const code = await makeWave(one, [shipmentId]);
    const body = { codes: [orderCode], reason: 'No hay cobertura' };
    const [counted, rejected] = await Promise.all([
      sendPicks(other, code, [unitsOf(version, 1)]),
      one('POST /api/purchase/office/orders/reject', body),
    ]);
    expect(rejected.json<{ results: BulkResult }>().results.changed).toEqual([orderCode]);
    expect(counted[0]).toBeLessThanOrEqual(1);
    expect(await sendPicks(other, code, [unitsOf(version, 1)])).toEqual([0]);
    expect(await readWave(one, code)).toMatchObject({ lines: [], units: 0 });
  }
});

test('a wave that leaves while its order is changed sends nothing that is not picked (OFC-203)', async () => {
  const { shipmentId, orderId, orderCode, product } = await makePickable(api);
  const code = await makeWave(one, [shipmentId]);
  await sendPicks(one, code, [unitsOf(product.versions[0]?.id, 2)]);
  // the desk's change of the order, under its lock
  const desk = await api.db.connect();
  await desk.query('begin');
  await desk.query('select from purchase.order where id = $1 for update', [orderId]);
  await desk.query(`update purchase.order_line_part set quantity = 3 where order_id = $1`, [orderId]);
  const leaving = one(`POST /api/purchase/office/waves/${code}/dispatch`, {});
  await expect
    .poll(async () => (await api.db.query(`select from pg_stat_activity where wait_event_type = 'Lock'`)).rows.length)
    .toBe(1);
  await desk.query('commit');
  desk.release();
  expect((await leaving).json<{ results: BulkResult }>().results).toMatchObject({
    changed: [],
    refused: [{ id: orderCode, code: 'SHIPMENT_NOT_PICKED' }],
  });
});

test('a count above what an order asks for is refused by the database (OFC-203)', async () => {
  const { shipmentId, product } = await makePickable(api);
  await expect(
    api.db.query('insert into dispatch.tally (shipment_id, version_id, asked, picked) values ($1, $2, 2, 3)', [
      shipmentId,
      product.versions[0]?.id,
    ]),
  ).rejects.toThrow('tally_within_asked');
});
