import { randomUUID } from 'node:crypto';
import {
  type CoverageAnswer,
  type CoverageEffect,
  type CoverageMap,
  type ZoneSaveBody,
  coverageExport,
} from '@tonalia/contract/coverage-office';
import type { OfficeErrorBody } from '@tonalia/contract/office-errors';
import type { CartView, DeliveryGroup, Order } from '@tonalia/contract/purchase';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, makeBuyer } from '../../../../test/make-buyer.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { cities, makeAddress } from '../../../../test/make.ts';
import { makeUnpaidOrder } from '../../../../test/payments.ts';
import { setUpWarehouse } from '../../tracking/index.ts';

const api = useApi();
const COVERAGE = '/api/purchase/office/coverage';
/** Thursday, 9:00 in Bogotá. */
const THURSDAY = new Date('2026-11-19T14:00:00Z');
// sessions start by the machine's clock
beforeEach(() => api.clock.set(new Date()));
afterEach(() => api.clock.set(new Date()));

const desk = async () => officeCaller(api, (await makeOperator(api.db, { role: 'owner' })).cookie);
type Desk = Awaited<ReturnType<typeof desk>>;
const refusal = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json<OfficeErrorBody>().code];
function resultsOf<T>(answer: LightMyRequestResponse): T {
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ results: T }>().results;
}
const mapOf = async (at: Desk) => resultsOf<CoverageMap>(await at(`GET ${COVERAGE}`));
const zoneIn = async (at: Desk, id: string) => (await mapOf(at)).zones.find(({ _id }) => _id === id);
const save = (at: Desk, id: string, body: ZoneSaveBody) => at(`PUT ${COVERAGE}/zones/${id}`, body);

/** Municipalities that no zone and no other test has. */
async function holes(count: number): Promise<string[]> {
  const { rows } = await api.db.query<{ id: string }>(
    `select city.id from tracking.city left join tracking.coverage on coverage.city_id = city.id
     where zone_id is null and city.id <> $1 order by random() limit $2`,
    [cities.withoutCoverage, count],
  );
  return rows.map(({ id }) => id);
}

const terms = (cityIds: string[], more: Partial<ZoneSaveBody> = {}): ZoneSaveBody => ({
  name: `Zona ${randomUUID().slice(0, 8)}`,
  warehouseId: 'BOG',
  leadDays: 2,
  weekdays: [2, 4],
  shippingFee: 8_900,
  freeFrom: null,
  cutoff: null,
  isPaused: false,
  cityIds,
  version: null,
  ...more,
});

/** A zone of its own, with its operator. */
async function made(more: Partial<ZoneSaveBody> = {}, count = 2) {
  const at = await desk();
  const [id, cityIds] = [randomUUID(), more.cityIds ?? (await holes(count))];
  const body = terms(cityIds, more);
  resultsOf(await save(at, id, body));
  const current = async () => ({ ...body, version: (await zoneIn(at, id))?.version ?? 0 });
  return { at, id, cityId: cityIds[0] ?? '', cityIds, body, current };
}

const cartOf = async (buyer: MadeBuyer) => (await buyer.call('GET /cart/listcart')).json<CartView>().cart;
const daysOf = async (buyer: MadeBuyer) => {
  const { results } = (await buyer.call('GET /shipping-schedule/list')).json<{ results: DeliveryGroup[] }>();
  return [...new Set(results[0]?.windows.map(({ day }) => day))].slice(0, 2);
};
/** The days and the cutoff hour that the shop says. */
const scheduleOf = async ({ token }: MadeBuyer) =>
  (await api.send({ url: '/api/auth/auth/me', token })).json<{ schedule: unknown }>().schedule;
const orderOf = async (buyer: MadeBuyer, code: string) => resultsOf<Order>(await buyer.call(`GET /order/${code}`));

test('a new zone brings delivery to a hole: the shop takes orders there with its fee and dates (OFC-409)', async () => {
  const [cityId = ''] = await holes(1);
  const buyer = await makeBuyer(api, { cityId });
  const moved = await makeAddress(api.db, (await makeBuyer(api)).customerId, { cityId });
  await api.db.query('update auth.address set deleted_at = now() where id = $1', [moved]);
  const product = await makeProduct(api.db, { stock: 9, price: 40_000 });
  const add = () => buyer.call('POST /cart/additem', { productId: product.id, code: product.code, quantity: 1 });
  expect(refusal(await add())).toEqual([409, 'NO_COVERAGE']);

  const { at, id, body } = await made({ cityIds: [cityId] });
  const retried = resultsOf<CoverageEffect>(await save(at, id, { ...body, name: 'Otro nombre' }));
  expect(retried).toMatchObject({ added: 0, gained: { cities: 0 } });
  const map = await mapOf(at);
  expect(map.zones.find(({ _id }) => _id === id)).toMatchObject({ name: body.name, shippingFee: 8_900, cutoff: null });
  expect(map.cities.find(({ _id }) => _id === cityId)).toMatchObject({ zoneId: id, customers: 1 });
  expect(map.cities).toHaveLength(1_122);

  api.clock.set(THURSDAY);
  expect((await add()).statusCode).toBe(200);
  expect(await cartOf(buyer)).toMatchObject({ shipping: 8_900 });
  expect(await daysOf(buyer)).toEqual(['2026-11-24', '2026-11-26']);
});

test('new terms change open carts, and no order that was placed (OFC-409)', async () => {
  const { at, id, cityId, current } = await made({ weekdays: [1, 2, 3, 4, 5, 6], leadDays: 1, cutoff: '10:00' });
  const buyer = await makeBuyer(api, { cityId });
  api.clock.set(THURSDAY);
  const placed = await makeUnpaidOrder(api, { buyer, method: 'cash_on_delivery' });
  const before = await orderOf(buyer, placed.orderCode);
  expect(before.shipments[0]?.delivery?.day).toBe('2026-11-20');
  const product = await makeProduct(api.db, { stock: 9, price: 40_000 });
  await buyer.call('POST /cart/additem', { productId: product.id, code: product.code, quantity: 1 });
  expect([(await cartOf(buyer))?.shipping, await daysOf(buyer)]).toEqual([8_900, ['2026-11-20', '2026-11-21']]);

  const next = { ...(await current()), leadDays: 5, weekdays: [3], shippingFee: 21_900, cutoff: '08:30' };
  expect(resultsOf<CoverageEffect>(await save(at, id, { ...next, dryRun: true }))).toMatchObject({ openOrders: 1 });
  expect((await cartOf(buyer))?.shipping).toBe(8_900);
  expect(await scheduleOf(buyer)).toEqual({ weekdays: [1, 2, 3, 4, 5, 6], cutoff: '10:00' });
  expect(resultsOf<CoverageEffect>(await save(at, id, next))).toMatchObject({ added: 0, removed: 0, openOrders: 1 });
  expect([(await cartOf(buyer))?.shipping, await daysOf(buyer)]).toEqual([21_900, ['2026-11-25', '2026-12-02']]);
  expect(await scheduleOf(buyer)).toEqual({ weekdays: [3], cutoff: '08:30' });
  expect(await orderOf(buyer, placed.orderCode)).toEqual(before);
});

test('goods of the zone’s price are delivered free, in the cart, the order and the answers; orders that were placed keep theirs (OFC-409)', async () => {
  const { at, id, cityId, current } = await made({ freeFrom: 80_000, weekdays: [1, 2, 3, 4, 5, 6] });
  const buyer = await makeBuyer(api, { cityId });
  const product = await makeProduct(api.db, { stock: 9, price: 40_000 });
  const add = () => buyer.call('POST /cart/additem', { productId: product.id, code: product.code, quantity: 1 });
  await add();
  expect(await cartOf(buyer)).toMatchObject({ shipping: 8_900, total: 48_900 });
  await add();
  expect(await cartOf(buyer)).toMatchObject({ shipping: 0, total: 80_000 });
  const placed = await makeUnpaidOrder(api, { buyer, method: 'cash_on_delivery' });
  expect(await orderOf(buyer, placed.orderCode)).toMatchObject({ shipping: 0 });

  const answer = resultsOf<CoverageAnswer>(await at(`GET ${COVERAGE}/cities/${cityId}`));
  expect(answer).toMatchObject({ shippingFee: 8_900, freeFrom: 80_000 });
  expect(await zoneIn(at, id)).toMatchObject({ freeFrom: 80_000 });
  resultsOf(await save(at, id, { ...(await current()), freeFrom: null }));
  expect(await orderOf(buyer, placed.orderCode)).toMatchObject({ shipping: 0 });
  await add();
  await add();
  expect(await cartOf(buyer)).toMatchObject({ shipping: 8_900, total: 88_900 });
  const wrong = await save(at, id, { ...(await current()), freeFrom: 0 });
  expect(refusal(wrong)).toEqual([400, 'INVALID_REQUEST']);
});

test('a paused zone delivers to none of its places and keeps them; the preview counts who is touched (OFC-409)', async () => {
  const { at, id, cityId, cityIds, current } = await made();
  const buyer = await makeBuyer(api, { cityId });
  const placed = await makeUnpaidOrder(api, { buyer, method: 'cash_on_delivery' });
  const before = await orderOf(buyer, placed.orderCode);
  const paused = { ...(await current()), isPaused: true };
  const effect = { removed: 0, lost: { cities: 2, customers: 1 }, gained: { cities: 0 }, openOrders: 1 };
  expect(resultsOf<CoverageEffect>(await save(at, id, { ...paused, dryRun: true }))).toMatchObject(effect);
  expect(resultsOf<CoverageEffect>(await save(at, id, paused))).toMatchObject(effect);

  const product = await makeProduct(api.db, { stock: 9, price: 40_000 });
  const add = () => buyer.call('POST /cart/additem', { productId: product.id, code: product.code, quantity: 1 });
  expect(refusal(await add())).toEqual([409, 'NO_COVERAGE']);
  expect(await orderOf(buyer, placed.orderCode)).toEqual(before);
  const kept = (await mapOf(at)).cities.filter(({ zoneId }) => zoneId === id);
  expect(kept.map(({ _id }) => _id).toSorted()).toEqual(cityIds.toSorted());

  resultsOf(await save(at, id, await current()));
  expect((await add()).statusCode).toBe(200);
});

test('a place that another zone has leaves it, and the editor of that zone sees a conflict (OFC-008)', async () => {
  const first = await made({}, 3);
  const stale = await first.current();
  const second = await made();
  const wider = { ...(await second.current()), cityIds: [...second.cityIds, first.cityId] };
  const effect = resultsOf<CoverageEffect>(await save(second.at, second.id, { ...wider, dryRun: true }));
  expect(effect).toMatchObject({ added: 1, gained: { cities: 0 }, lost: { cities: 0 } });
  expect(effect.taken).toMatchObject([
    { zone: { _id: first.id, name: first.body.name }, cities: [expect.any(String)] },
  ]);
  expect(await first.current()).toEqual(stale);
  resultsOf(await save(second.at, second.id, wider));
  expect(refusal(await save(first.at, first.id, stale))).toEqual([409, 'VERSION_CONFLICT']);
  const { cities: after } = await mapOf(first.at);
  expect(after.find(({ _id }) => _id === first.cityId)?.zoneId).toBe(second.id);
});

test('of two editors of one zone at once, one wins and the other gets a conflict (OFC-008)', async () => {
  const { id, current } = await made();
  const [one, other] = [await desk(), await desk()];
  const seen = await current();
  const answers = await Promise.all([
    save(one, id, { ...seen, shippingFee: 1_000 }),
    save(other, id, { ...seen, shippingFee: 2_000 }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const won = answers[0].statusCode === 200 ? 1_000 : 2_000;
  expect(await zoneIn(one, id)).toMatchObject({ shippingFee: won });
});

test('a zone that is removed leaves its places without delivery; the last one of a warehouse stays (OFC-409)', async () => {
  const { at, id, cityIds, current } = await made();
  const { version } = await current();
  const remove = (body: object) => at(`POST ${COVERAGE}/zones/${id}/remove`, body);
  expect(resultsOf(await remove({ version, dryRun: true }))).toMatchObject({ removed: 2, lost: { cities: 2 } });
  expect(refusal(await remove({ version: version + 1 }))).toEqual([409, 'VERSION_CONFLICT']);
  resultsOf(await remove({ version }));
  expect(refusal(await remove({ version }))).toEqual([404, 'ZONE_NOT_FOUND']);
  const { cities: after } = await mapOf(at);
  expect(after.filter(({ _id }) => cityIds.includes(_id)).map(({ zoneId }) => zoneId)).toEqual([null, null]);
  const { version: only = 0 } = (await zoneIn(at, 'medellin')) ?? {};
  const last = await at(`POST ${COVERAGE}/zones/medellin/remove`, { version: only, dryRun: true });
  expect(refusal(last)).toEqual([409, 'LAST_ZONE']);
});

test('what cannot be is refused, and changes nothing (OFC-409)', async () => {
  const { at, id, body, current } = await made();
  const other = await made();
  const seen = await current();
  const refused = async (more: Partial<ZoneSaveBody>) => refusal(await save(at, id, { ...seen, ...more }));
  expect(await refused({ name: other.body.name.toUpperCase() })).toEqual([409, 'ZONE_NAME_TAKEN']);
  expect(await refused({ warehouseId: 'XXX' })).toEqual([404, 'WAREHOUSE_NOT_FOUND']);
  expect(await refused({ cityIds: ['99999'] })).toEqual([404, 'CITY_NOT_FOUND']);
  expect(await refused({ cutoff: '24:00' })).toEqual([400, 'INVALID_REQUEST']);
  expect(await refused({ weekdays: [] })).toEqual([400, 'INVALID_REQUEST']);
  expect(refusal(await save(at, randomUUID(), seen))).toEqual([404, 'ZONE_NOT_FOUND']);
  const medellin = await zoneIn(at, 'medellin');
  const moved = await save(at, 'medellin', {
    ...body,
    name: 'Medellín',
    cityIds: [cities.medellin],
    version: medellin?.version ?? 0,
  });
  expect(refusal(moved)).toEqual([409, 'LAST_ZONE']);
  expect(await current()).toEqual(seen);
});

test('the answer for a place is the one of the shop, before and from the cutoff hour on (OFC-409)', async () => {
  const { at, cityId } = await made({ cutoff: '10:00', leadDays: 1, weekdays: [1, 2, 3, 4, 5, 6] });
  const answer = async (city: string, moment: string) =>
    resultsOf<CoverageAnswer>(await at(`GET ${COVERAGE}/cities/${city}?at=${moment}`));
  expect(await answer(cityId, '2026-11-19T14:59:00Z')).toMatchObject({ leavesOn: '2026-11-19', shippingFee: 8_900 });
  const late = await answer(cityId, '2026-11-19T15:00:00Z');
  expect(late).toMatchObject({ leavesOn: '2026-11-20', isCovered: true, warehouse: { _id: 'BOG' } });
  expect(late.windows[0]?.day).toBe('2026-11-21');
  const none = await answer(cities.withoutCoverage, '2026-11-19T15:00:00Z');
  expect(none).toMatchObject({ city: 'Leticia', isCovered: false, zone: null, leavesOn: null, windows: [] });
  expect(refusal(await at(`GET ${COVERAGE}/cities/00000`))).toEqual([404, 'CITY_NOT_FOUND']);
});

test('the command keeps the name and the cutoff hour that the office gave a zone (OFC-001)', async () => {
  const at = await desk();
  const id = 'BOG';
  const body = terms(await holes(1), { name: `Bodega ${randomUUID()}`, cutoff: '11:30' });
  const known = await zoneIn(at, id);
  resultsOf(await save(at, id, { ...body, version: known?.version ?? null }));
  const authority = { by: 'prueba', isConfirmed: false };
  await setUpWarehouse(api.db, { id, shippingFee: 4_321 }, authority);
  const after = await zoneIn(at, id);
  expect(after).toMatchObject({ name: body.name, cutoff: '11:30', shippingFee: 4_321 });
  expect(refusal(await save(at, id, { ...body, version: (after?.version ?? 0) - 1 }))).toEqual([
    409,
    'VERSION_CONFLICT',
  ]);
});

test('each change is an act of its operator, a preview is none (OFC-006)', async () => {
  const { at, id, current } = await made();
  const seen = await current();
  await save(at, id, { ...seen, shippingFee: 5_000, dryRun: true });
  resultsOf(await save(at, id, { ...seen, shippingFee: 5_000 }));
  resultsOf(await at(`POST ${COVERAGE}/zones/${id}/remove`, { version: (await current()).version }));
  const { rows } = await api.db.query<{ action: string; operator: boolean; after: string | null }>(
    `select action, operator_id is not null as operator, detail ->> 'after' as after from platform.audit where subject_id = $1 order by id`,
    [id],
  );
  expect(rows.map(({ action, operator }) => [action, operator])).toEqual([
    ['tracking.zone_set', true],
    ['tracking.zone_set', true],
    ['tracking.zone_removed', true],
  ]);
  expect(rows[1]?.after).toContain('"shippingFee":5000');
});

test('each zone counts what arrived by its day, and its municipalities are downloaded with its terms (OFC-409)', async () => {
  const { at, id, cityId, cityIds } = await made({ freeFrom: 200_000, weekdays: [1, 2, 3, 4, 5, 6] });
  const buyer = await makeBuyer(api, { cityId });
  const arrive = async (days: number) => {
    const { orderId } = await makeUnpaidOrder(api, { buyer, method: 'cash_on_delivery' });
    await api.db.query(
      `update purchase.shipment set status = 'delivered', delivery_day = (now() at time zone 'America/Bogota')::date - $2::int,
         delivered_at = now() where order_id = $1`,
      [orderId, days],
    );
  };
  await arrive(0);
  await arrive(-1);
  await arrive(1);
  expect(await zoneIn(at, id)).toMatchObject({ received: { all: 3, inTime: 2 } });
  const file = await at(`GET ${coverageExport}?zone=${id}`);
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [titles, ...rows] = file.body.replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(titles).toMatch(/^Código DANE;Municipio;Departamento;Zona;/);
  expect(rows).toHaveLength(cityIds.length);
  expect(rows.find((row) => row.startsWith(cityId))).toContain(';sí;Bogotá;8900;200000;2;lunes a sábado;16:00;1;3');
  const all = (await at(`GET ${coverageExport}`)).body.trimEnd().split('\r\n');
  expect(all).toHaveLength(1_123);
  expect(all.filter((row) => row.includes(';sin zona;no;')).length).toBeGreaterThan(0);
});
