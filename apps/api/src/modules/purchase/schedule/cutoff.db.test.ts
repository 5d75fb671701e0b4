import type { CoverageAnswer, CoverageMap } from '@tonalia/contract/coverage-office';
import type { DeliveryGroup, Order } from '@tonalia/contract/purchase';
import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import type { OfficeSetting, SettingEvent } from '@tonalia/contract/settings-office';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, makeBuyer } from '../../../../test/make-buyer.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { cities } from '../../../../test/make.ts';
import { makeUnpaidOrder } from '../../../../test/payments.ts';
import { applyStoredPolicy } from '../../../platform/settings/apply-policy.ts';

const api = useApi();
const KEY = 'policy.cutoff_hour';
/** An instant of Thursday, in Bogotá. */
const thursday = (time: string) => new Date(`2026-11-19T${time}:00-05:00`);
/** Longer than a notification needs, shorter than any reading at an interval. */
const SOON = { interval: 10, timeout: 1_900 };

beforeEach(() => api.clock.set(new Date()));
afterEach(async () => {
  api.clock.set(new Date());
  await api.db.query(`delete from platform.setting where key = $1`, [KEY]);
  await api.db.query(`update tracking.zone set cutoff = null where id = 'medellin'`);
  await applyStoredPolicy(api.db);
});

async function office() {
  const at = officeCaller(api, (await makeOperator(api.db, { role: 'owner' })).cookie);
  const seen = async () =>
    (await at('GET /api/office/settings')).json<{ results: OfficeSetting[] }>().results.find(({ key }) => key === KEY);
  const coverage = async () =>
    (await at('GET /api/purchase/office/coverage')).json<{ results: CoverageMap }>().results.cutoff;
  const set = async (value: string | null) => {
    const sent = await at('PUT /api/office/settings', {
      changes: [{ key: KEY, value, seen: (await seen())?.value ?? null }],
    });
    if (sent.statusCode === 200) await expect.poll(coverage, SOON).toBe((await seen())?.value ?? '16:00');
    return sent;
  };
  const leavesOn = async (cityId: string, moment: Date) =>
    (await at(`GET /api/purchase/office/coverage/cities/${cityId}?at=${moment.toISOString()}`)).json<{
      results: CoverageAnswer;
    }>().results.leavesOn;
  return { at, set, leavesOn };
}

const orderOf = async (buyer: MadeBuyer, code: string) =>
  (await buyer.call(`GET /order/${code}`)).json<{ results: Order }>().results;
const firstDay = async (buyer: MadeBuyer) => {
  const { results } = (await buyer.call('GET /shipping-schedule/list')).json<{ results: DeliveryGroup[] }>();
  return results[0]?.windows[0]?.day;
};
/** Places an order; its time is that of the test's clock, not of the database. */
async function place(buyer: MadeBuyer) {
  const placed = await makeUnpaidOrder(api, { buyer, method: 'cash_on_delivery' });
  const time = [placed.orderCode, api.clock.now()];
  await api.db.query('update purchase.order set created_at = $2 where code = $1', time);
  return placed;
}

test('a new cutoff hour moves carts and new orders at once; orders that were placed keep their day (OFC-506)', async () => {
  const { set } = await office();
  const buyer = await makeBuyer(api);
  api.clock.set(thursday('13:00'));
  const placed = await place(buyer);
  const before = await orderOf(buyer, placed.orderCode);
  expect(before.shipments[0]?.leavesBy).toBe('2026-11-19');
  const product = await makeProduct(api.db, { stock: 9, price: 40_000 });
  await buyer.call('POST /cart/additem', { productId: product.id, code: product.code, quantity: 1 });
  const early = await firstDay(buyer);

  api.clock.set(new Date());
  expect((await set('12:00')).statusCode).toBe(200);
  api.clock.set(thursday('13:00'));
  expect(await orderOf(buyer, placed.orderCode)).toEqual(before);
  expect([early, await firstDay(buyer)]).toEqual(['2026-11-20', '2026-11-21']);
  const later = await place(await makeBuyer(api));
  const { rows } = await api.db.query(
    'select code, cutoff from purchase.order where code = any($1) order by cutoff desc',
    [[placed.orderCode, later.orderCode]],
  );
  expect(rows).toEqual([
    { code: placed.orderCode, cutoff: '16:00' },
    { code: later.orderCode, cutoff: '12:00' },
  ]);
});

test('a zone with a cutoff hour of its own keeps it, whatever the setting is (OFC-409, OFC-506)', async () => {
  const { set, leavesOn } = await office();
  await api.db.query(`update tracking.zone set cutoff = '14:00' where id = 'medellin'`);
  await set('12:00');
  await expect.poll(() => leavesOn(cities.medellin, thursday('13:59')), SOON).toBe('2026-11-19');
  expect(await leavesOn(cities.medellin, thursday('14:00'))).toBe('2026-11-20');
  expect(await leavesOn(cities.bogota, thursday('13:59'))).toBe('2026-11-20');
  expect(await leavesOn(cities.bogota, thursday('11:59'))).toBe('2026-11-19');
});

test.each([
  // in Greenwich all of them are on Friday
  ['23:59', ['2026-11-19', '2026-11-20', '2026-11-20']],
  ['00:00', ['2026-11-20', '2026-11-20', '2026-11-21']],
])('a cutoff at %s counts the day of Bogotá, up to midnight and from it on (OFC-506)', async (hour, days) => {
  const { set, leavesOn } = await office();
  await set(hour);
  const midnight = new Date('2026-11-20T00:00:00-05:00');
  const moments = [thursday('23:58'), thursday('23:59'), midnight];
  expect(await Promise.all(moments.map((moment) => leavesOn(cities.bogota, moment)))).toEqual(days);
});

test('another process that changes the hour changes what this one answers and what the shop says (OFC-506)', async () => {
  const { at, leavesOn } = await office();
  const shown = async () =>
    (await api.send({ url: '/api/settings/shop' })).json<{ results: { cutoff: string } }>().results.cutoff;
  expect(await shown()).toBe('16:00');
  await api.db.query(`insert into platform.setting (key, value, updated_by) values ($1, '"10:30"', 'otro proceso')`, [
    KEY,
  ]);
  await expect.poll(() => leavesOn(cities.bogota, thursday('10:30')), SOON).toBe('2026-11-20');
  expect(await shown()).toBe('10:30');
  await at('PUT /api/office/settings', { changes: [{ key: KEY, value: null, seen: '10:30' }] });
  await expect.poll(() => leavesOn(cities.bogota, thursday('10:30')), SOON).toBe('2026-11-19');
  expect(await shown()).toBe('16:00');
  const history = (await at(`GET /api/office/settings/${KEY}/history`)).json<{ results: SettingEvent[] }>().results;
  expect(history[0]).toMatchObject({ before: '10:30', after: null, by: 'Ana Ríos' });
});

test('an hour is typed without its zero, and what is no hour is refused with an example (OFC-506)', async () => {
  const { at, set } = await office();
  expect((await set('9:30')).statusCode).toBe(200);
  expect((await at('GET /api/office/settings')).json<{ results: OfficeSetting[] }>().results).toContainEqual(
    expect.objectContaining({ key: KEY, value: '09:30' }),
  );
  for (const wrong of ['24:00', '12', 'mediodía', '12:00-13:00', '16:60'])
    expect((await set(wrong)).json()).toMatchObject({
      code: 'SETTING_WRONG',
      message: 'Hora de corte debe ser como: 16:00.',
    });
});

test('an order that goes to another zone takes the hour of that zone, or that of the setting (OFC-409)', async () => {
  const { at, set } = await office();
  const buyer = await makeBuyer(api);
  api.clock.set(thursday('13:00'));
  const placed = await place(buyer);
  api.clock.set(new Date());
  await set('12:00');
  const url = `/api/purchase/office/orders/${placed.orderCode}`;
  const { version } = (await at(`GET ${url}`)).json<{ results: OfficeOrder }>().results;
  const moved = await at(`POST ${url}/address`, {
    address: 'Calle 3 # 4-5',
    cityid: cities.soacha,
    stateid: '25',
    version,
  });
  expect(moved.statusCode, moved.body).toBe(200);
  const after = await api.db.query('select cutoff from purchase.order where code = $1', [placed.orderCode]);
  expect(after.rows).toEqual([{ cutoff: '12:00' }]);
});
