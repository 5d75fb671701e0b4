import type { BackStop } from '@tonalia/contract/load-back';
import type { SettlementClosing } from '@tonalia/contract/dispatch-settlement';
import { beforeAll, expect, test } from 'vitest';
import { audit, countUnits } from '../../../../test/audit.ts';
import { useApi } from '../../../../test/build-app.ts';
import { askLoad } from '../../../../test/fill-loads.ts';
import { howOften } from '../../../../test/how-often.ts';
import { type BackLoad, backAt, comesBack, countBack, placesOf } from '../../../../test/make-backs.ts';
import { driverOf, makeLoad, partial, refused, sendDeliveries } from '../../../../test/make-loads.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { type OfficeCaller, operatorOf } from '../../../../test/make-waves.ts';

const api = useApi({ hasGateway: true });
let warehouse: OfficeCaller;
let other: OfficeCaller;
let cash: OfficeCaller;
beforeAll(async () => {
  warehouse = await operatorOf(api, 'warehouse');
  other = await operatorOf(api, 'operations');
  cash = await operatorOf(api, 'receivables');
});

const count = (back: BackLoad, toStock: number, damaged = 0, by = warehouse) => countBack(by, back, toStock, damaged);
const read = async ({ load }: BackLoad) =>
  (await warehouse(`GET /api/purchase/office/loads/${load.code}/back`)).json<{ results: BackStop[] }>().results;
const codeOf = (sent: { json<T>(): T }) => sent.json<{ code?: string }>().code;

const orderOf = async ({ order }: BackLoad) =>
  (
    await api.db.query<{ status: string; total: number; shipment: string }>(
      `select o.status, o.total::int as total, s.status as shipment from purchase.order o join purchase.shipment s on s.order_id = o.id
       where o.id = $1`,
      [order.orderId],
    )
  ).rows[0];

test('what comes back in part is on the road until the warehouse counts it, and goes to stock or to a loss then (OFC-206)', async () => {
  const back = await comesBack(api, (stopId) => partial(stopId, 40_000));
  const units = await countUnits(api.db);
  expect(await placesOf(api, back)).toEqual({ available: 48, lost: 0 });
  expect(await read(back)).toMatchObject([
    {
      code: back.order.orderCode,
      result: 'partial',
      counted: null,
      lines: [{ line: 1, units: 1, reason: 'not_ordered', toStock: null }],
    },
  ]);
  expect(await orderOf(back)).toEqual({ status: 'delivered', total: 40_000, shipment: 'delivered' });
  const sent = await count(back, 1);
  expect(sent.json()).toMatchObject({
    results: [{ counted: { by: 'Ana Ríos' }, lines: [{ units: 1, toStock: 1, damaged: 0 }] }],
  });
  expect(await placesOf(api, back)).toEqual({ available: 49, lost: 0 });
  expect(await orderOf(back)).toEqual({ status: 'delivered', total: 40_000, shipment: 'delivered' });
  expect(await audit(api.db, { units })).toEqual([]);
});

test('goods of a stop that the desk delivered after the refusal are not counted, and nothing says that they were (OFC-206)', async () => {
  const back = await comesBack(api, refused);
  const units = await countUnits(api.db);
  const delivered = await other('POST /api/purchase/office/orders/deliver', { codes: [back.order.orderCode] });
  expect(delivered.statusCode).toBe(200);
  const places = await placesOf(api, back);
  for (const sent of [await count(back, 2), await count(back, 0, 2)]) expect(codeOf(sent)).toBe('BACK_ELSEWHERE');
  expect(await placesOf(api, back)).toEqual(places);
  expect(await read(back)).toMatchObject([{ counted: null }]);
  expect(await audit(api.db, { units })).toEqual([]);
});

test('damaged units and those that the driver named but did not bring are lost, and the difference stays (OFC-206)', async () => {
  const broken = await comesBack(api, (stopId) => partial(stopId, 40_000));
  await count(broken, 0, 1);
  expect(await placesOf(api, broken)).toEqual({ available: 48, lost: 1 });
  const missing = await comesBack(api, (stopId) => partial(stopId, 40_000));
  await count(missing, 0, 0);
  expect(await placesOf(api, missing)).toEqual({ available: 48, lost: 1 });
  expect((await read(missing))[0]?.lines).toMatchObject([{ units: 1, toStock: 0, damaged: 0 }]);
  expect(await audit(api.db)).toEqual([]);
});

test('the count of one order leaves what waits of another (OFC-206)', async () => {
  const counted = await comesBack(api, (stopId) => partial(stopId, 40_000));
  const waiting = await comesBack(api, (stopId) => partial(stopId, 40_000));
  expect((await count(counted, 1)).statusCode).toBe(200);
  expect(await read(waiting)).toMatchObject([{ counted: null, lines: [{ line: 1, units: 1, toStock: null }] }]);
  expect((await count(waiting, 1)).statusCode).toBe(200);
  expect(await placesOf(api, waiting)).toEqual({ available: 49, lost: 0 });
  expect(await audit(api.db)).toEqual([]);
});

test('the units of a combo come back as its parts (OFC-206)', async () => {
  const part = await makeProduct(api.db, { stock: 50 });
  const kit = await makeProduct(api.db, { kind: 'combo', price: 40_000, parts: [{ productId: part.id, quantity: 3 }] });
  const load = await makeLoad(api, { product: kit });
  const [order] = load.orders;
  if (!order) throw new Error('no order');
  await sendDeliveries(await driverOf(api, load), [partial(order.stopId, 40_000)]);
  const back = { load, order, product: part };
  expect(await placesOf(api, back)).toEqual({ available: 44, lost: 0 });
  expect((await count(back, 1)).statusCode).toBe(200);
  expect(await placesOf(api, back)).toEqual({ available: 47, lost: 0 });
  expect(await audit(api.db)).toEqual([]);
});

test('of two desks that count one stop at once one does, and the units go to stock once (OFC-206)', async () => {
  for (let run = 0; run < howOften(5, 50); run += 1) {
    const back = await comesBack(api, (stopId) => partial(stopId, 40_000));
    const sent = await Promise.all([count(back, 1), count(back, 0, 1, other)]);
    expect(sent.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(sent.map(codeOf)).toContain('BACK_COUNTED');
    const { available, lost } = await placesOf(api, back);
    expect(available + lost).toBe(49);
  }
  expect(await audit(api.db)).toEqual([]);
});

test('a refused shipment is prepared in the warehouse once all of it is counted; its units stay reserved (OFC-206)', async () => {
  const back = await comesBack(api, (stopId) => refused(stopId));
  expect(await orderOf(back)).toMatchObject({ shipment: 'dispatched' });
  expect((await count(back, 2)).statusCode).toBe(200);
  expect(await orderOf(back)).toEqual({ status: 'preparing', total: 80_000, shipment: 'preparing' });
  expect(await placesOf(api, back)).toEqual({ available: 48, lost: 0 });
  expect(await audit(api.db)).toEqual([]);
});

test('a refused shipment that was counted goes with another load while its first one is on the road (OFC-206)', async () => {
  const back = await comesBack(api, (stopId) => refused(stopId));
  const ask = () => askLoad(other, [back.order]);
  expect(codeOf(await ask())).toBe('SHIPMENT_NOT_FOUND');
  expect((await count(back, 2)).statusCode).toBe(200);
  const again = await ask();
  expect(again.json()).toMatchObject({ results: { stops: [{ orderCode: back.order.orderCode }] } });
  // it is in one load only
  expect(codeOf(await ask())).toBe('SHIPMENT_IN_LOAD');
});

test('units of a refused shipment that are damaged leave its order as a loss, and the others can go again (OFC-206)', async () => {
  const back = await comesBack(api, (stopId) => refused(stopId));
  expect(codeOf(await count(back, 0, 2))).toBe('BACK_ALL_LOST');
  expect((await count(back, 1, 1)).statusCode).toBe(200);
  expect(await orderOf(back)).toEqual({ status: 'preparing', total: 40_000, shipment: 'preparing' });
  expect(await placesOf(api, back)).toEqual({ available: 48, lost: 1 });
  expect((await read(back))[0]?.lines).toMatchObject([{ units: 2, toStock: 1, damaged: 1 }]);
  expect(await audit(api.db)).toEqual([]);
});

test('a count names every line once, with no more than the driver brings (OFC-206)', async () => {
  const back = await comesBack(api, (stopId) => partial(stopId, 40_000));
  const lines = [{ line: 1, toStock: 1, damaged: 0 }];
  expect(codeOf(await count(back, 1, 1))).toBe('BACK_MISCOUNTED');
  expect(codeOf(await warehouse(`POST ${backAt(back)}`, { lines: [{ line: 2, toStock: 1, damaged: 0 }] }))).toBe(
    'BACK_MISCOUNTED',
  );
  expect(codeOf(await warehouse(`POST ${backAt(back)}`, { lines: [...lines, ...lines] }))).toBe('BACK_MISCOUNTED');
  expect(await placesOf(api, back)).toEqual({ available: 48, lost: 0 });
  expect(codeOf(await cash(`POST ${backAt(back)}`, { lines }))).toBe('ROLE_NOT_ALLOWED');
  expect((await count(back, 1)).statusCode).toBe(200);
});

test('a settlement names uncounted goods, and leaves a refused shipment on the road (OFC-206)', async () => {
  const back = await comesBack(api, (stopId) => refused(stopId));
  const settlement = `/api/purchase/office/settlements/${back.load.code}`;
  await cash(`PUT ${settlement}/count`, { version: 0, count: { notes: [], coins: 0 }, isChangeReturned: true });
  const close = (dryRun: boolean) => cash(`POST ${settlement}/close`, { version: 1, dryRun });
  expect((await close(true)).json<{ results: SettlementClosing }>().results).toMatchObject({
    unitsBack: 2,
    uncounted: 1,
  });
  expect((await close(false)).statusCode).toBe(200);
  expect(await orderOf(back)).toMatchObject({ shipment: 'dispatched' });
  expect((await count(back, 2)).statusCode).toBe(200);
  expect(await orderOf(back)).toMatchObject({ shipment: 'preparing' });
});
