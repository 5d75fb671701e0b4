import { randomUUID } from 'node:crypto';
import type { DriverRoute } from '@tonalia/contract/dispatch-driver';
import type { LoadSheet } from '@tonalia/contract/load-office';
import { beforeAll, expect, test } from 'vitest';
import { rules } from '../../../../test/audit-rules.ts';
import { useApi } from '../../../../test/build-app.ts';
import {
  type AboardOrder,
  delivered,
  driverOf,
  makeLoad,
  partial,
  photo,
  refusalsOf,
  refused,
  sendDeliveries,
} from '../../../../test/make-loads.ts';
import { makeBuyer } from '../../../../test/make-buyer.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { type OfficeCaller, operatorOf } from '../../../../test/make-waves.ts';

const api = useApi({ hasGateway: true });
let office: OfficeCaller;
beforeAll(async () => {
  office = await operatorOf(api, 'operations');
});

interface Money {
  status: string;
  total: number;
  payments: [string, number][];
}

/** State and money of an order. */
async function moneyOf({ orderId }: Pick<AboardOrder, 'orderId'>): Promise<Money> {
  const { rows } = await api.db.query<Money>(
    `select o.status, o.total::float8 as total, (select jsonb_agg(jsonb_build_array(p.status, p.amount) order by p.id)
       from purchase.payment p where p.order_id = o.id) as payments from purchase.order o where o.id = $1`,
    [orderId],
  );
  if (!rows[0]) throw new Error('no order');
  return rows[0];
}

/** Every order adds up: lines, payments, shipments. */
async function expectSound(): Promise<void> {
  for (const [name, sql] of Object.entries(rules)) expect([name, (await api.db.query(sql)).rows]).toEqual([name, []]);
}

const one = async (wish: Parameters<typeof makeLoad>[1] = {}) => {
  const load = await makeLoad(api, wish);
  const [order] = load.orders;
  if (!order) throw new Error('no order');
  return { load, order, driver: await driverOf(api, load) };
};

const mailsTo = (order: AboardOrder) =>
  api.messages.filter((message) => JSON.stringify(message).includes(order.orderCode)).map((message) => message);

test('a delivery in cash ends the shipment at its time, pays the order and sends one message (OFC-206)', async () => {
  const { order, driver } = await one();
  await api.drain();
  const before = mailsTo(order).length;
  const at = new Date(Date.now() - 60_000).toISOString();
  const { rows: left } = await api.db.query<{ at: Date }>(
    `update purchase.shipment set dispatched_at = now() - interval '1 hour' where id = $1 returning dispatched_at as at`,
    [order.shipmentId],
  );
  expect(left).toHaveLength(1);
  expect(refusalsOf(await sendDeliveries(driver, [delivered(order.stopId, 80_000, { at })]))).toEqual([null]);
  expect(await moneyOf(order)).toEqual({ status: 'delivered', total: 80_000, payments: [['approved', 80_000]] });
  const { rows } = await api.db.query<{ at: Date }>('select delivered_at as at from purchase.shipment where id = $1', [
    order.shipmentId,
  ]);
  expect(rows[0]?.at.toISOString()).toBe(at);
  await api.drain();
  expect(mailsTo(order).length - before).toBe(1);
  expect(JSON.stringify(mailsTo(order).at(-1))).toContain('Entregamos tu pedido');
  await expectSound();
});

test('a delivery that arrives twice, also at once, counts once (OFC-206)', async () => {
  const { order, driver } = await one();
  const delivery = delivered(order.stopId);
  const sent = await Promise.all([sendDeliveries(driver, [delivery]), sendDeliveries(driver, [delivery, delivery])]);
  expect(sent.flatMap(refusalsOf)).toEqual([null, null, null]);
  expect(refusalsOf(await sendDeliveries(driver, [delivery]))).toEqual([null]);
  expect((await moneyOf(order)).payments).toEqual([['approved', 80_000]]);
});

test('of two phones with one link that end one stop one does, and the cash counts once (OFC-206)', async () => {
  for (let run = 0; run < 5; run += 1) {
    const { load, order, driver } = await one();
    const other = await driverOf(api, load);
    const outcomes = await Promise.all([
      sendDeliveries(driver, [delivered(order.stopId)]),
      sendDeliveries(other, [refused(order.stopId)]),
    ]);
    const codes = outcomes.flatMap(refusalsOf);
    expect(new Set(codes)).toEqual(new Set([null, 'STOP_DONE']));
    const { rows } = await api.db.query('select cash from dispatch.delivery where load_id = $1', [load.loadId]);
    expect(rows).toHaveLength(1);
  }
  await expectSound();
});

test('deliveries count in any order, and a refusal of one leaves the others (OFC-206)', async () => {
  const load = await makeLoad(api, { orders: 3 });
  const driver = await driverOf(api, load);
  const [first, second, third] = load.orders;
  const unknown = delivered(randomUUID());
  const sent = [third, unknown, first, second].map((stop) =>
    stop && 'orderId' in stop ? delivered(stop.stopId) : unknown,
  );
  expect(refusalsOf(await sendDeliveries(driver, sent))).toEqual([null, 'STOP_NOT_FOUND', null, null]);
});

test('while the driver refuses and the desk delivers one of both counts (OFC-206)', async () => {
  for (let run = 0; run < 5; run += 1) {
    const { order, driver } = await one();
    const [outcomes] = await Promise.all([
      sendDeliveries(driver, [refused(order.stopId)]),
      office('POST /api/purchase/office/orders/deliver', { codes: [order.orderCode] }),
    ]);
    expect([null, 'DELIVERY_ELSEWHERE']).toContain(refusalsOf(outcomes)[0]);
    expect((await moneyOf(order)).status).toBe('delivered');
  }
});

test('when the desk marked it delivered before, the driver’s cash still pays it, once (OFC-206)', async () => {
  const { order, driver } = await one();
  await office('POST /api/purchase/office/orders/deliver', { codes: [order.orderCode] });
  expect(refusalsOf(await sendDeliveries(driver, [delivered(order.stopId)]))).toEqual([null]);
  expect(await moneyOf(order)).toEqual({ status: 'delivered', total: 80_000, payments: [['approved', 80_000]] });
});

test('less cash than is owed leaves the rest owed, and a surplus goes back to the customer (OFC-206)', async () => {
  const less = await one();
  await sendDeliveries(less.driver, [delivered(less.order.stopId, 50_000)]);
  expect((await moneyOf(less.order)).payments).toEqual([
    ['on_delivery', 30_000],
    ['approved', 50_000],
  ]);
  const more = await one();
  await sendDeliveries(more.driver, [delivered(more.order.stopId, 90_000)]);
  expect((await moneyOf(more.order)).payments).toEqual([
    ['approved', 80_000],
    ['approved', 10_000],
  ]);
  const { rows } = await api.db.query(
    `select r.amount::int as amount, r.status from purchase.refund r join purchase.payment p on p.id = r.payment_id where p.order_id = $1`,
    [more.order.orderId],
  );
  expect(rows).toEqual([{ amount: 10_000, status: 'pending' }]);
  await expectSound();
});

test('units that come back lower the debt, and are on the road until the warehouse counts them (OFC-206)', async () => {
  const product = await makeProduct(api.db, { stock: 100, price: 40_000 });
  const stock = async () =>
    (
      await api.db.query<{ units: number }>(
        `select available as units from products.stock where version_id = $1 and warehouse_id = 'BOG'`,
        [product.versions[0]?.id],
      )
    ).rows[0]?.units ?? 0;
  const good = await one({ product });
  const before = await stock();
  expect(refusalsOf(await sendDeliveries(good.driver, [partial(good.order.stopId, 40_000)]))).toEqual([null]);
  expect(await moneyOf(good.order)).toEqual({ status: 'delivered', total: 40_000, payments: [['approved', 40_000]] });
  expect(await stock()).toBe(before);
  const broken = await one({ product });
  const clientId = randomUUID();
  const back = [{ line: 1, units: 1, reason: 'damaged', photoIds: [clientId] }];
  const delivery = partial(broken.order.stopId, 40_000, 1, { back });
  expect(refusalsOf(await sendDeliveries(broken.driver, [delivery]))).toEqual(['DELIVERY_PHOTO_MISSING']);
  const image = { clientId, stopId: broken.order.stopId, base64: photo() };
  expect((await broken.driver('POST /api/purchase/driver/photos', image)).statusCode).toBe(200);
  const held = await stock();
  expect(refusalsOf(await sendDeliveries(broken.driver, [delivery]))).toEqual([null]);
  expect(await stock()).toBe(held);
  await expectSound();
});

test('a partial delivery sends the customer one message (OFC-206)', async () => {
  const { order, driver } = await one();
  await api.drain();
  const before = mailsTo(order).length;
  await sendDeliveries(driver, [partial(order.stopId, 40_000)]);
  await api.drain();
  expect(mailsTo(order).length - before).toBe(1);
});

test.each([
  ['more than a line has', [{ line: 1, units: 3, reason: 'not_ordered', photoIds: [] }]],
  ['all of it', [{ line: 1, units: 2, reason: 'not_ordered', photoIds: [] }]],
  ['a line that is not aboard', [{ line: 9, units: 1, reason: 'not_ordered', photoIds: [] }]],
  ['one line twice', [1, 1].map((units) => ({ line: 1, units, reason: 'not_ordered', photoIds: [] }))],
])('a partial delivery of %s changes nothing (OFC-206)', async (_name, back) => {
  const { order, driver } = await one();
  const outcomes = await sendDeliveries(driver, [partial(order.stopId, 40_000, 1, { back })]);
  expect(refusalsOf(outcomes)).toEqual(['DELIVERY_TOO_MANY_BACK']);
  expect(await moneyOf(order)).toMatchObject({ status: 'dispatched', payments: [['on_delivery', 80_000]] });
});

test('a refused delivery stays on its way, owes what it did, and sends one message (OFC-206)', async () => {
  const { load, order, driver } = await one();
  await api.drain();
  const before = mailsTo(order).length;
  expect(refusalsOf(await sendDeliveries(driver, [refused(order.stopId)]))).toEqual([null]);
  expect(await moneyOf(order)).toMatchObject({ status: 'dispatched', payments: [['on_delivery', 80_000]] });
  await api.drain();
  expect(mailsTo(order).length - before).toBe(1);
  expect(JSON.stringify(mailsTo(order).at(-1))).toContain('No pudimos entregar');
  const sheet = await office(`GET /api/purchase/office/loads/${load.code}`);
  expect(sheet.json<{ results: LoadSheet }>().results.stops.map(({ result }) => result)).toEqual(['refused']);
});

test('a closed shop needs a photo of its door (OFC-206)', async () => {
  const { order, driver } = await one();
  const clientId = randomUUID();
  const delivery = refused(order.stopId, { reason: 'closed', photoIds: [clientId] });
  expect(refusalsOf(await sendDeliveries(driver, [delivery]))).toEqual(['DELIVERY_PHOTO_MISSING']);
  await driver('POST /api/purchase/driver/photos', { clientId, stopId: order.stopId, base64: photo() });
  expect(refusalsOf(await sendDeliveries(driver, [delivery]))).toEqual([null]);
});

test('a stored photo keeps nothing of its file but the picture (OFC-206)', async () => {
  const { order, driver } = await one();
  const clientId = randomUUID();
  const image = { clientId, stopId: order.stopId, base64: photo() };
  for (let sent = 0; sent < 2; sent += 1) await driver('POST /api/purchase/driver/photos', image);
  const { rows } = await api.db.query<{ file: Buffer }>('select file from dispatch.driver_photo where id = $1', [
    clientId,
  ]);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.file.subarray(8, 12).toString('latin1')).toBe('WEBP');
});

test('the code of the order ends a stop, and five wrong ones leave the signature only (OFC-206)', async () => {
  const { order, driver } = await one({ asksCode: true });
  const { rows } = await api.db.query<{ code: string }>(
    'select delivery_code as code from purchase.shipment where id = $1',
    [order.shipmentId],
  );
  const right = rows[0]?.code ?? '';
  expect(right).toMatch(/^\d{4}$/);
  const withCode = (code: string) => delivered(order.stopId, 80_000, { proof: { kind: 'code', code } });
  expect(refusalsOf(await sendDeliveries(driver, [delivered(order.stopId)]))).toEqual(['DELIVERY_PROOF_MISSING']);
  const wrong = right === '0000' ? '0001' : '0000';
  for (let tried = 0; tried < 5; tried += 1)
    expect(refusalsOf(await sendDeliveries(driver, [withCode(wrong)]))).toEqual(['DELIVERY_CODE_WRONG']);
  expect(refusalsOf(await sendDeliveries(driver, [withCode(right)]))).toEqual(['DELIVERY_CODE_WRONG']);
  const photoId = randomUUID();
  await driver('POST /api/purchase/driver/photos', { clientId: photoId, stopId: order.stopId, base64: photo() });
  const signed = delivered(order.stopId, 80_000, { proof: { kind: 'signature', photoId } });
  expect(refusalsOf(await sendDeliveries(driver, [signed]))).toEqual([null]);
  const next = await one({ asksCode: true });
  const { rows: codes } = await api.db.query<{ code: string }>(
    'select delivery_code as code from purchase.shipment where id = $1',
    [next.order.shipmentId],
  );
  const proof = { kind: 'code', code: codes[0]?.code };
  expect(refusalsOf(await sendDeliveries(next.driver, [delivered(next.order.stopId, 80_000, { proof })]))).toEqual([
    null,
  ]);
});

test('the customer reads the code of an order on its way; others and the office do not, nor once it arrived (OFC-206)', async () => {
  const { order, driver } = await one();
  const { rows } = await api.db.query<{ code: string }>(
    'select delivery_code as code from purchase.shipment where id = $1',
    [order.shipmentId],
  );
  const call = `GET /order/${order.orderCode}` as const;
  const partOf = async (by: typeof order.buyer) =>
    (await by.call(call)).json<{ results?: { shipments: object[] }; code?: string }>();
  expect((await partOf(order.buyer)).results?.shipments).toMatchObject([{ deliveryCode: rows[0]?.code }]);
  expect(await partOf(await makeBuyer(api))).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  const shown = await office(`GET /api/purchase/office/orders/${order.orderCode}`);
  expect([shown.statusCode, shown.body.includes('deliveryCode')]).toEqual([200, false]);
  await sendDeliveries(driver, [delivered(order.stopId)]);
  expect((await partOf(order.buyer)).results?.shipments[0]).not.toHaveProperty('deliveryCode');
});

test('a load that has not left takes no delivery (OFC-206)', async () => {
  const { order, driver } = await one({ state: 'draft' });
  expect(refusalsOf(await sendDeliveries(driver, [delivered(order.stopId)]))).toEqual(['LOAD_NOT_ON_ROAD']);
});

test('the route has the amount to collect, and no price where there is none (OFC-206)', async () => {
  const { order, driver } = await one();
  const route = async () => (await driver('GET /api/purchase/driver/route')).json<{ results: DriverRoute }>().results;
  expect(await route()).toMatchObject({
    route: 'Norte',
    driver: 'Jhon Mosquera',
    isOnRoad: true,
    stops: [{ code: order.orderCode, collect: 80_000, units: 2, lines: [{ units: 2, back: 40_000 }], delivery: null }],
  });
  await api.db.query(`update purchase.payment set status = 'approved' where order_id = $1`, [order.orderId]);
  const paid = await driver('GET /api/purchase/driver/route');
  expect(paid.json()).toMatchObject({ results: { stops: [{ collect: 0, lines: [{ back: 0 }] }] } });
  expect(paid.body).not.toContain('40000');
});

test('a phone whose clock is ahead delivers now, and not later (OFC-206)', async () => {
  const { order, driver } = await one();
  const at = new Date(Date.now() + 3_600_000).toISOString();
  expect(refusalsOf(await sendDeliveries(driver, [delivered(order.stopId, 80_000, { at })]))).toEqual([null]);
  const { rows } = await api.db.query(
    `select at between now() - interval '1 minute' and now() as "isNow" from dispatch.delivery where stop_id = $1`,
    [order.stopId],
  );
  expect(rows).toEqual([{ isNow: true }]);
});
