import type { OrderPicking } from '@tonalia/contract/dispatch-office';
import type { PackLabels, Packing } from '@tonalia/contract/packing-office';
import { beforeAll, expect, test } from 'vitest';
import { makeDesk, placeItems } from '../../../test/adjusting.ts';
import { useApi } from '../../../test/build-app.ts';
import { makeProduct } from '../../../test/make-products.ts';
import {
  type OfficeCaller,
  makePickable,
  makeWave,
  missing,
  operatorOf,
  readWave,
  sendPicks,
} from '../../../test/make-waves.ts';
import { closeBox, pack, putUnits } from '../../../test/pack-boxes.ts';

const api = useApi({ hasGateway: true });
let one: OfficeCaller;
let other: OfficeCaller;
beforeAll(async () => {
  one = await operatorOf(api, 'warehouse');
  other = await operatorOf(api, 'operations');
});

const refusal = (code: string) => expect.objectContaining({ code });
const packingOf = async (orderCode: string) =>
  (await one(`GET /api/purchase/office/orders/${orderCode}/packing`)).json<{ results: Packing }>().results;

test('a shipment is packed when every unit is in a closed box, and its delivery note gets a number once (OFC-204)', async () => {
  const { shipmentId, orderCode, product } = await makePickable(api);
  const versionId = product.versions[0]?.id ?? '';
  await putUnits(one, shipmentId, { versionId, units: 1 });
  expect((await one(`POST /api/purchase/office/shipments/${shipmentId}/pack`)).json()).toEqual(
    refusal('PACKING_INCOMPLETE'),
  );
  expect((await packingOf(orderCode)).missing).toMatchObject([{ versionId, units: 1 }]);
  await putUnits(one, shipmentId, { versionId, units: 1, number: 2 });
  expect((await one(`POST /api/purchase/office/shipments/${shipmentId}/pack`)).json()).toEqual(refusal('BOXES_OPEN'));
  await closeBox(one, shipmentId, 1);
  await closeBox(one, shipmentId, 2, { size: 'small', weight: 900 });
  const packed = await pack(one, shipmentId);
  expect(packed).toMatchObject({ state: 'packed', packed: 2, units: 2, missing: [], packedBy: 'Ana Ríos' });
  expect(packed.boxes).toMatchObject([
    { number: 1, weight: 11_800, code: `${orderCode.replace('-', '')}-1-2` },
    { number: 2, weight: 900, code: `${orderCode.replace('-', '')}-2-2` },
  ]);
  expect(packed.remission).toMatch(/^RM-\d{5}$/);
  await one(`POST /api/purchase/office/shipments/${shipmentId}/boxes/2/open`);
  expect((await packingOf(orderCode)).state).toBe('open');
  await closeBox(one, shipmentId, 2);
  expect((await pack(other, shipmentId)).remission).toBe(packed.remission);
  expect(JSON.stringify(packed)).not.toContain('40000');
});

test('the lines of a packing come in the order of the order, with what was asked (OFC-204)', async () => {
  const [second, first] = [await makeProduct(api.db, { stock: 9 }), await makeProduct(api.db, { stock: 9 })];
  const { orderCode } = await makePickable(api, second, first);
  expect((await packingOf(orderCode)).lines).toMatchObject([
    { _id: first.versions[0]?.id, asked: 1, units: 1 },
    { _id: second.versions[0]?.id, asked: 2, units: 2 },
  ]);
});

test('a shortened line says what was asked, and a substitute which shade it replaces (OFC-204)', async () => {
  const shade = (code: string) => ({ shade: [code, 'Rubio'] as [string, string], hex: '#B08D57', stock: 9 });
  const product = await makeProduct(api.db, { versions: [shade('8.3'), shade('7.3')] });
  const [asked, instead] = product.versions;
  const order = await placeItems(api, [{ product, version: 0, quantity: 3 }]);
  const substitute = { code: product.code, versionCode: instead?.code ?? '', quantity: 1 };
  const sent = await (await makeDesk(api)).adjust(order, [{ line: 1, quantity: 1, substitute }]);
  expect(sent.status).toBe(200);
  expect((await packingOf(order.orderCode)).lines).toMatchObject([
    { _id: asked?.id, asked: 3, units: 1, replaces: null },
    { _id: instead?.id, asked: 1, units: 1, replaces: '8.3' },
  ]);
});

test('more units in boxes than a shipment needs are refused by the database (OFC-204)', async () => {
  const { shipmentId, product } = await makePickable(api);
  const versionId = product.versions[0]?.id ?? '';
  await putUnits(one, shipmentId, { versionId, units: 2 });
  const raise = `update dispatch.box_unit set units = 3 where shipment_id = $1 and version_id = $2`;
  await expect(api.db.query(raise, [shipmentId, versionId])).rejects.toThrow('packed_within_room');
});

test('missing units stay out of the boxes, and the wave and the order show the packed ones (OFC-204)', async () => {
  const product = await makeProduct(api.db, { stock: 500, price: 40_000 });
  const { shipmentId, orderCode } = await makePickable(api, product);
  const versionId = product.versions[0]?.id ?? '';
  const wave = await makeWave(other, [shipmentId]);
  await sendPicks(other, wave, [missing(versionId, { [shipmentId]: 1 })]);
  const put = { versionId, units: 2, was: 0 };
  const refused = await one(`PUT /api/purchase/office/shipments/${shipmentId}/boxes/1/units`, put);
  expect(refused.json()).toEqual(refusal('UNITS_PACKED'));
  await putUnits(one, shipmentId, { versionId, units: 1 });
  await closeBox(one, shipmentId, 1);
  expect((await pack(one, shipmentId)).lines).toMatchObject([{ asked: 2, units: 1, short: 1, packed: 1 }]);
  expect((await readWave(one, wave)).shipments).toMatchObject([{ isPacked: true }]);
  const picking = await one(`GET /api/purchase/office/orders/${orderCode}/picking`);
  expect(picking.json()).toMatchObject({ results: { packings: [{ isPacked: true, boxes: 1, weight: 11_800 }] } });
});

test('an order whose units were all taken out of its boxes again shows no packing (OFC-204)', async () => {
  const { shipmentId, orderCode, product } = await makePickable(api);
  const put = { versionId: product.versions[0]?.id ?? '', units: 2 };
  await putUnits(one, shipmentId, put);
  const packings = async () =>
    (await one(`GET /api/purchase/office/orders/${orderCode}/picking`)).json<{ results: OrderPicking }>().results
      .packings;
  expect(await packings()).toMatchObject([{ shipmentId, isPacked: false, boxes: 1 }]);
  await one(`PUT /api/purchase/office/shipments/${shipmentId}/boxes/1/units`, { ...put, units: 0, was: 2 });
  expect(await packings()).toEqual([]);
});

test('an order that changes after its packing is to be packed again (OFC-204)', async () => {
  const { shipmentId, orderId, orderCode, product } = await makePickable(api);
  const versionId = product.versions[0]?.id ?? '';
  await putUnits(one, shipmentId, { versionId, units: 2 });
  await closeBox(one, shipmentId, 1);
  await pack(one, shipmentId);
  await api.db.query('update purchase.order_line_part set quantity = 1 where order_id = $1', [orderId]);
  const changed = await packingOf(orderCode);
  expect(changed).toMatchObject({ state: 'changed', missing: [{ versionId, units: -1 }] });
  expect((await one(`POST /api/purchase/office/shipments/${shipmentId}/pack`)).json()).toEqual(
    refusal('PACKING_INCOMPLETE'),
  );
});

test('nothing of an order that has ended or left goes into a box (OFC-204)', async () => {
  const ended = await makePickable(api);
  await other('POST /api/purchase/office/orders/reject', { codes: [ended.orderCode], reason: 'No hay cobertura' });
  const put = { versionId: ended.product.versions[0]?.id, units: 1, was: 0 };
  const url = (id: string) => `PUT /api/purchase/office/shipments/${id}/boxes/1/units` as const;
  expect((await one(url(ended.shipmentId), put)).json()).toEqual(refusal('ORDER_ENDED'));
  const left = await makePickable(api);
  await api.db.query(`update purchase.shipment set status = 'dispatched' where id = $1`, [left.shipmentId]);
  const late = { ...put, versionId: left.product.versions[0]?.id };
  expect((await one(url(left.shipmentId), late)).json()).toEqual(refusal('SHIPMENT_LEFT'));
});

test('a label says where its box goes and whether something is paid at the door, without a price (OFC-204)', async () => {
  const { shipmentId, orderCode, product } = await makePickable(api);
  await putUnits(one, shipmentId, { versionId: product.versions[0]?.id ?? '', units: 2 });
  await closeBox(one, shipmentId, 1);
  const labels = (await one(`GET /api/purchase/office/shipments/${shipmentId}/labels`)).json<{ results: PackLabels }>();
  expect(labels.results).toMatchObject({
    orderCode,
    collects: true,
    boxes: [{ number: 1, weight: 11_800, code: `${orderCode.replace('-', '')}-1-1` }],
  });
  expect(JSON.stringify(labels)).not.toContain('80000');
});

test('labels of several orders come in the order of the codes, and an order without a box is named (OFC-102)', async () => {
  const [first, second, bare] = [await makePickable(api), await makePickable(api), await makePickable(api)];
  for (const { shipmentId, product } of [first, second]) {
    await putUnits(one, shipmentId, { versionId: product.versions[0]?.id ?? '', units: 2 });
    await closeBox(one, shipmentId, 1);
  }
  const asked = [second, bare, first].map(({ orderCode }) => orderCode);
  const answer = await one(`GET /api/purchase/office/labels?orders=${[...asked, 'NO-0000'].join(',')}`);
  const { labels, without } = answer.json<{ results: { labels: PackLabels[]; without: string[] } }>().results;
  expect(labels.map(({ orderCode, boxes }) => [orderCode, boxes.length])).toEqual([
    [second.orderCode, 1],
    [first.orderCode, 1],
  ]);
  expect(without).toEqual([bare.orderCode, 'NO-0000']);
  expect((await one('GET /api/purchase/office/labels?orders=')).statusCode).toBe(400);
});
