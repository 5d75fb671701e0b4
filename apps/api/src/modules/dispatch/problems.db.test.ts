import type { OrderProblems } from '@tonalia/contract/dispatch-problems';
import type { OfficeOrderPage } from '@tonalia/contract/purchase-office';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { useApi } from '../../../test/build-app.ts';
import { driverOf, makeLoad, partial, refused, sendDeliveries } from '../../../test/make-loads.ts';
import { makeProduct } from '../../../test/make-products.ts';
import {
  type OfficeCaller,
  makePickable,
  makeWave,
  missing,
  operatorOf,
  sendPicks,
  unitsOf,
} from '../../../test/make-waves.ts';

const api = useApi();
let call: OfficeCaller;
beforeAll(async () => {
  call = await operatorOf(api, 'operations');
});
const problems = async (query = '') =>
  (await call(`GET /api/purchase/office/problems${query}`)).json<{ results: OrderProblems }>().results;

test('an order with missing units has a problem until they are found, or it ends (OFC-101)', async () => {
  expect(await problems()).toEqual({ waiting: 0, oldestAt: null, board: null, load: null });
  const product = await makeProduct(api.db, { stock: 500, price: 40_000 });
  const [one, other] = [await makePickable(api, product), await makePickable(api, product)];
  const version = product.versions[0]?.id;
  const code = await makeWave(call, [one.shipmentId, other.shipmentId]);
  await sendPicks(call, code, [missing(version, { [one.shipmentId]: 1, [other.shipmentId]: 2 })]);
  expect(await problems()).toMatchObject({ waiting: 2, oldestAt: expect.any(String), board: { warehouseId: 'BOG' } });
  expect((await problems('?warehouseId=MDE')).waiting).toBe(0);
  await sendPicks(call, code, [unitsOf(version, 3)]);
  expect((await problems()).waiting).toBe(1);
  await call('POST /api/purchase/office/orders/reject', {
    codes: [one.orderCode, other.orderCode],
    reason: 'Sin existencias',
  });
  expect(await problems()).toMatchObject({ waiting: 0, board: null });
});

test('a new report counts, however many are in the books of parts that left (OFC-101)', async () => {
  const before = (await problems()).waiting;
  const product = await makeProduct(api.db, { stock: 500, price: 40_000 });
  const one = await makePickable(api, product);
  const version = product.versions[0]?.id;
  const old = await makePickable(api, product);
  onTestFinished(async () => void (await api.db.query('delete from purchase.shipment where id < 0')));
  await api.db.query(
    `with gone as (
       insert into purchase.shipment (id, order_id, dispatch_date, status) overriding system value
       select -n, (select order_id from purchase.shipment where id = $2), date '1990-01-01' + n, 'delivered' from generate_series(1, 2500) n returning id)
     insert into dispatch.tally (shipment_id, version_id, asked, picked, short, short_by_name, short_at)
     select id, $1, 1, 0, 1, 'Bodega', now() from gone`,
    [version, old.shipmentId],
  );
  const code = await makeWave(call, [one.shipmentId]);
  await sendPicks(call, code, [missing(version, { [one.shipmentId]: 1 })]);
  expect((await problems()).waiting).toBe(before + 1);
  await call('POST /api/purchase/office/orders/reject', { codes: [one.orderCode], reason: 'Sin existencias' });
  expect((await problems()).waiting).toBe(before);
});

test('an order that a driver brings back has a problem until its load is settled (OFC-101)', async () => {
  const before = (await problems()).waiting;
  const load = await makeLoad(api, { orders: 2 });
  const [one, other] = load.orders;
  if (!one || !other) throw new Error('no orders');
  await sendDeliveries(await driverOf(api, load), [partial(one.stopId, 40_000), refused(other.stopId)]);
  expect(await problems()).toMatchObject({ waiting: before + 2, load: load.code, board: null });
  expect((await problems('?warehouseId=MDE')).waiting).toBe(before);
  const desk = await operatorOf(api, 'receivables');
  const settlement = `/api/purchase/office/settlements/${load.code}`;
  const version = async () =>
    (await desk(`GET ${settlement}`)).json<{ results: { version: number } }>().results.version;
  const counted = { count: { notes: [], coins: 40_000 }, isChangeReturned: true };
  await desk(`PUT ${settlement}/count`, { version: await version(), ...counted });
  expect((await desk(`POST ${settlement}/close`, { version: await version() })).json()).toMatchObject({ results: {} });
  expect((await problems()).waiting).toBe(before);
});

test('orders with a problem are a tab of the list, in which each keeps its state, and its parts name their route (OFC-102)', async () => {
  const product = await makeProduct(api.db, { stock: 500, price: 41_300 });
  const one = await makePickable(api, product);
  const other = await makePickable(api, product);
  const name = `Norte ${one.orderCode}`;
  const route = { name, warehouseId: 'BOG', position: 1, leavesAt: '12:30', places: [] };
  const added = await call('POST /api/purchase/office/routes', route);
  await call(`PUT /api/purchase/office/shipments/${one.shipmentId}/route`, {
    routeId: added.json<{ results: { _id: string } }>().results._id,
  });
  const list = async (query: string) =>
    (await call(`GET /api/purchase/office/orders?limit=100&${query}`)).json<OfficeOrderPage>();
  const countOf = ({ tabs }: OfficeOrderPage) => tabs.find(({ tab }) => tab === 'problem')?.total ?? 0;
  const before = countOf(await list('tab=all'));
  const code = await makeWave(call, [one.shipmentId, other.shipmentId]);
  await sendPicks(call, code, [missing(product.versions[0]?.id, { [one.shipmentId]: 1 })]);
  const all = await list('tab=all');
  expect(countOf(all)).toBe(before + 1);
  const rowOf = (page: OfficeOrderPage, { orderCode }: { orderCode: string }) =>
    page.results.find((row) => row.code === orderCode);
  expect(rowOf(all, one)).toMatchObject({ problem: 'missing', routes: [name], status: 'preparing' });
  expect(rowOf(all, other)).toMatchObject({ problem: null });
  const shown = await list('tab=problem');
  expect([rowOf(shown, one)?.code, rowOf(shown, other)]).toEqual([one.orderCode, undefined]);
  expect([shown.total, countOf(shown)]).toEqual([before + 1, before + 1]);
  // the other tabs count as before
  expect(shown.tabs.find(({ tab }) => tab === 'all')).toEqual(all.tabs.find(({ tab }) => tab === 'all'));
  expect((await list(`tab=problem&q=${other.orderCode}`)).total).toBe(0);
  const file = await call('GET /api/purchase/office/orders/export?format=csv&tab=problem');
  expect([file.body.includes(one.orderCode), file.body.includes(other.orderCode)]).toEqual([true, false]);
  expect(file.body).toContain(`;${name};`);
});
