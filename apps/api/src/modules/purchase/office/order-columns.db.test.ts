import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import type { OfficeOrderFilters, OfficeOrderPage } from '@tonalia/contract/purchase-office';
import { dayAfter } from '@tonalia/rules/calendar';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeBuyer } from '../../../../test/make-buyer.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { cities } from '../../../../test/make.ts';
import { makeUnpaidOrder } from '../../../../test/payments.ts';

const api = useApi({ hasGateway: true });
const order = (wish: Parameters<typeof makeUnpaidOrder>[1] = {}) =>
  makeUnpaidOrder(api, { method: 'cash_on_delivery', ...wish });
const call = async (role: OfficeRole) => officeCaller(api, (await makeOperator(api.db, { role })).cookie);
const list = async (query: string, role: OfficeRole = 'owner') =>
  (await (await call(role))(`GET /api/purchase/office/orders?${query}`)).json<OfficeOrderPage>();

test('the list has the labels of the boxes, the document of the customer, and what is earned where every cost is known (OFC-102 OFC-004)', async () => {
  const { orderId, orderCode, buyer } = await order();
  const document = `90${String(Date.now()).slice(-8)}`;
  await api.db.query(`update auth.customer set document_type = 'NIT', document_number = $2 where id = $1`, [
    buyer.customerId,
    document,
  ]);
  const seen = async (role?: OfficeRole) => (await list(`q=${orderCode}`, role)).results[0];
  expect(await seen()).toMatchObject({ labels: [], profit: null });
  await api.db.query('update purchase.order_line set cost = 10000 where order_id = $1', [orderId]);
  await api.db.query(
    'insert into dispatch.packing (shipment_id) select id from purchase.shipment where order_id = $1',
    [orderId],
  );
  await api.db.query(
    'insert into dispatch.box (shipment_id, number) select s.id, n from purchase.shipment s, generate_series(1, 2) n where s.order_id = $1',
    [orderId],
  );
  const { rows } = await api.db.query<{ rate: number; net: number }>(
    `select l.tax_rate::int as rate, (o.subtotal - o.savings - o.coupon_savings + o.movement)::int as net
     from purchase.order o join purchase.order_line l on l.order_id = o.id where o.id = $1`,
    [orderId],
  );
  const { rate = 0, net = 0 } = rows[0] ?? {};
  const base = Math.round((net * 100) / (100 + rate));
  const code = orderCode.replace('-', '');
  const whole = { labels: [`${code}-1-2`, `${code}-2-2`], document: `NIT ${document}`, profit: base - 20_000 };
  expect(await seen()).toMatchObject(whole);
  for (const role of ['operations', 'warehouse', 'marketing'] as const)
    expect(await seen(role)).toMatchObject({
      labels: whole.labels,
      document: operatorCan(role, 'customers.read') ? whole.document : null,
      profit: operatorCan(role, 'costs.read') ? whole.profit : null,
    });
});

test('a route finds the orders whose parts go by it: open ones by address, those that left by their load (OFC-102 OFC-201)', async () => {
  const name = `Ruta ${Date.now()}`;
  const [soacha, bogota] = [await order({ buyer: await makeBuyer(api, { cityId: cities.soacha }) }), await order()];
  const { rows } = await api.db.query<{ id: string }>(
    `insert into dispatch.route (warehouse_id, name, position, leaves_at) values ('BOG', $1, 1, '12:00') returning id`,
    [name],
  );
  await api.db.query('insert into dispatch.route_place (route_id, city_id) values ($1, $2)', [
    rows[0]?.id,
    cities.soacha,
  ]);
  const found = async (query = '') =>
    (await list(`route=${encodeURIComponent(name)}${query}`)).results.map(({ code }) => code);
  expect(await found()).toContain(soacha.orderCode);
  expect(await found()).not.toContain(bogota.orderCode);
  expect(await found('&warehouseId=MDE')).toEqual([]);
  const codes = [soacha.orderCode, bogota.orderCode];
  const csv = await (await call('owner'))(`GET /api/purchase/office/orders/export?format=csv&codes=${codes.join(',')}`);
  const exported = csv.body.split('\r\n').filter((line) => codes.some((code) => line.includes(code)));
  expect(exported).toHaveLength(2);
  expect(exported.filter((line) => line.includes(name))).toEqual([expect.stringContaining(soacha.orderCode)]);
  const load = await api.db.query<{ id: string }>(
    `insert into dispatch.load (warehouse_id, route_id, route_name, dispatch_date, leaves_at, state, dispatched_at)
     select 'BOG', $1, $2, current_date, '14:30', 'on_road', now() returning id`,
    [rows[0]?.id, name],
  );
  await api.db.query(
    `insert into dispatch.load_stop (load_id, shipment_id, position) select $1, id, 1 from purchase.shipment where order_id = $2`,
    [load.rows[0]?.id, bogota.orderId],
  );
  expect(await found()).toEqual(expect.arrayContaining([soacha.orderCode, bogota.orderCode]));
  const filters = (await (await call('owner'))('GET /api/purchase/office/orders/filters')).json<{
    results: OfficeOrderFilters;
  }>().results;
  expect(filters.routes).toContain(name);
});

test('orders of today are counted by the hour at which their route leaves, until it has left (OFC-101 OFC-201)', async () => {
  const { orderCode } = await order({ buyer: await makeBuyer(api, { cityId: cities.soacha }) });
  await api.db.query('delete from dispatch.route_place where city_id = $1', [cities.soacha]);
  const { rows } = await api.db.query<{ id: string }>(
    `insert into dispatch.route (warehouse_id, name, position, leaves_at) values ('BOG', $1, 1, '11:37') returning id`,
    [`Ruta ${Date.now()}`],
  );
  await api.db.query('insert into dispatch.route_place (route_id, city_id) values ($1, $2)', [
    rows[0]?.id,
    cities.soacha,
  ]);
  const day = (await list(`q=${orderCode}`)).results[0]?.shipments[0]?.leavesBy ?? '';
  const leaving = async (now: string) => {
    const instant = new Date(`${now}:00-05:00`);
    api.clock.set(instant);
    const ask = await call('owner');
    await api.db.query(
      `update office.session set last_seen_at = $1, expires_at = $1::timestamptz + interval '1 day' where ended_at is null`,
      [instant],
    );
    const sent = await ask('GET /api/purchase/office/orders/filters');
    const { results } = sent.json<{ results: OfficeOrderFilters }>();
    return results.leaving.filter(({ at }) => at === '11:37');
  };
  const [first] = await leaving(`${day}T08:00`);
  expect(first).toMatchObject({ warehouseId: 'BOG', at: '11:37' });
  await makeUnpaidOrder(api, { method: 'cash_on_delivery' });
  expect(await leaving(`${day}T11:36`)).toEqual([first]);
  expect(await leaving(`${day}T11:37`)).toEqual([]);
  expect(await leaving(`${dayAfter(day, 1)}T08:00`)).toEqual([]);
});
