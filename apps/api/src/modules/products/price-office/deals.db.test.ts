import type { CartView } from '@tonalia/contract/purchase';
import type { OfficeRole } from '@tonalia/contract/office-rights';
import type { DealChanged, OfficeDeal, PriceExplanation } from '@tonalia/contract/prices-office';
import { dayAfter, startOfDay, weekdayOf } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { beforeEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeToken } from '../../../../test/make.ts';
import { caller, makeBuyer } from '../../../../test/make-buyer.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { type MadeProduct, makeProduct } from '../../../../test/make-products.ts';

const api = useApi();
const DEALS = '/api/products/office/deals';
/** Pages follow a change within moments; a busy machine takes longer. */
const WAIT = { interval: 5, timeout: 15_000 };
const hour = 3_600_000;

const desk = async (role: OfficeRole = 'owner', isConfirmed = false) =>
  officeCaller(api, (await makeOperator(api.db, { role, isConfirmed })).cookie);
type Desk = Awaited<ReturnType<typeof desk>>;

beforeEach(() => api.clock.set(new Date()));

/** Versions in as many shades. */
const shades = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({ shade: [`${nth}`, `Tono ${nth}`] as [string, string] }));
const later = (ms: number) => new Date(api.clock.now().getTime() + ms).toISOString();
const draftFor = (product: MadeProduct, more: object = {}) => ({
  name: 'Semana del color',
  discountType: 'percentage',
  amount: 20,
  productId: product.id,
  brandId: null,
  categoryId: null,
  tradeTypeId: null,
  minQuantity: 1,
  from: later(0),
  until: later(5 * hour),
  ...more,
});
async function saved(at: Desk, draft: object): Promise<DealChanged & { deal: OfficeDeal }> {
  const answer = await at(`POST ${DEALS}`, draft);
  expect(answer.statusCode, answer.body).toBe(200);
  const { results } = answer.json<{ results: DealChanged }>();
  if (!results.deal) throw new Error('a saved deal');
  return { ...results, deal: results.deal };
}
async function shopPrice(productId: string): Promise<number | undefined> {
  const page = await api.send({ url: '/api/products/product/query', query: { _id: productId } });
  return page.json<{ results?: { price: number } }>().results?.price;
}
/** The next midnight of Bogotá. */
const tomorrow = () => startOfDay(dayAfter(dayIn(new Date()), 1));
const daysAfter = (instant: Date, days: number) => new Date(instant.getTime() + days * 24 * hour).toISOString();
const undo = (at: Desk, changed: { undo: { _id: string } | null }) =>
  at(`POST /api/products/office/prices/changes/${changed.undo?._id}/undo`, {});

test('an offer that the office makes lowers the price in the shop as its example said, until it is stopped or undone (OFC-407)', async () => {
  const at = await desk();
  const dye = await makeProduct(api.db, { price: 16_100, stock: 9, versions: shades(2) });
  const draft = draftFor(dye);
  const preview = (await at(`POST ${DEALS}`, { ...draft, dryRun: true })).json<{ results: DealChanged }>().results;
  expect(preview).toMatchObject({
    deal: null,
    effect: { versions: 2, examples: [{ before: 16_100, after: 12_880 }, {}] },
  });
  const made = await saved(at, draft);
  expect(made.deal).toMatchObject({
    state: 'running',
    version: 1,
    versions: 2,
    about: { kind: 'product', _id: dye.id },
  });
  await expect.poll(() => shopPrice(dye.id), WAIT).toBe(12_880);

  const stopped = await at(`POST ${DEALS}/${made.deal._id}/stop`, { version: 1 });
  await expect.poll(() => shopPrice(dye.id), WAIT).toBe(16_100);
  expect((await at(`POST ${DEALS}/${made.deal._id}/stop`, { version: 2 })).json()).toMatchObject({
    code: 'DEAL_ENDED',
  });
  expect((await undo(at, made)).json()).toMatchObject({ code: 'VERSION_CONFLICT' });
  expect((await undo(at, stopped.json<{ results: { undo: { _id: string } } }>().results)).statusCode).toBe(200);
  await expect.poll(() => shopPrice(dye.id), WAIT).toBe(12_880);
});

test('an offer is edited at its version, keeps its start while it runs, and one that has not begun is removed and put back (OFC-407)', async () => {
  const at = await desk();
  const dye = await makeProduct(api.db, { price: 10_000, stock: 9 });
  const made = await saved(at, draftFor(dye, { from: later(2 * hour), minQuantity: 6 }));
  expect(made).toMatchObject({ deal: { state: 'coming' }, effect: { examples: [{ before: 10_000, after: 8_000 }] } });
  const url = `${DEALS}/${made.deal._id}`;
  const edit = { ...draftFor(dye, { discountType: 'value', amount: 1_500, from: later(2 * hour) }), version: 1 };
  const edited = (await at(`PUT ${url}`, edit)).json<{ results: DealChanged }>().results;
  expect(edited).toMatchObject({ deal: { version: 2, minQuantity: 1 }, effect: { examples: [{ after: 8_500 }] } });
  expect((await at(`PUT ${url}`, edit)).json()).toMatchObject({ code: 'VERSION_CONFLICT' });
  const stopped = (await at(`POST ${url}/stop`, { version: 2 })).json<{ results: { undo: { _id: string } } }>().results;
  expect((await at(`PUT ${url}`, { ...edit, version: 2 })).json()).toMatchObject({ code: 'DEAL_NOT_FOUND' });
  expect((await undo(at, stopped)).statusCode).toBe(200);
  api.clock.advance(3 * hour);
  await expect.poll(() => shopPrice(dye.id), WAIT).toBe(8_500);
  const moved = (await at(`PUT ${url}`, { ...edit, version: 2, from: later(hour), until: later(4 * hour) })).json<{
    results: DealChanged;
  }>();
  expect(moved.results.deal).toMatchObject({ state: 'running', version: 3 });
});

test('of two desks that edit one offer at once, one saves and the other one is refused (OFC-407)', async () => {
  const [one, other] = [await desk(), await desk()];
  const dye = await makeProduct(api.db);
  const made = await saved(one, draftFor(dye));
  const edits = await Promise.all([
    one(`PUT ${DEALS}/${made.deal._id}`, { ...draftFor(dye, { amount: 10 }), version: 1 }),
    other(`PUT ${DEALS}/${made.deal._id}`, { ...draftFor(dye, { amount: 30 }), version: 1 }),
  ]);
  expect(new Set(edits.map((answer) => answer.json<{ code?: string }>().code))).toEqual(
    new Set([undefined, 'VERSION_CONFLICT']),
  );
});

test('a large offer asks for the second factor, wrong terms are refused, and roles keep to their rights (OFC-407)', async () => {
  const [at, confirmed, reader] = [await desk(), await desk('owner', true), await desk('read-only')];
  const many = await makeProduct(api.db, { versions: shades(51) });
  const draft = draftFor(many, { name: `Liquidación ${Date.now()}`, amount: 30 });
  expect((await at(`POST ${DEALS}`, draft)).json()).toMatchObject({ code: 'STEP_UP_REQUIRED' });
  await saved(confirmed, draft);
  const codeOf = async (more: object) =>
    (await at(`POST ${DEALS}`, { ...draft, ...more })).json<{ code: string }>().code;
  expect(await codeOf({ amount: 91 })).toBe('INVALID_REQUEST');
  expect(await codeOf({ brandId: '1' })).toBe('INVALID_REQUEST');
  expect(await codeOf({ until: draft.from })).toBe('SPAN_WRONG');
  expect(await codeOf({ productId: null, categoryId: '999999999' })).toBe('PRICES_EMPTY');
  expect((await reader(`POST ${DEALS}`, draft)).json()).toMatchObject({ code: 'ROLE_NOT_ALLOWED' });
  const list = await reader(`GET ${DEALS}?state=running&q=${encodeURIComponent(draft.name.toUpperCase())}`);
  expect(list.json()).toMatchObject({ total: 1, results: [{ name: draft.name, versions: 51 }] });
});

test('a weekly offer holds on its weekdays: a cart changes its price at midnight in Bogotá, and the explanation says when (OFC-407)', async () => {
  const midnight = tomorrow();
  const [at, buyer] = [await desk(), await makeBuyer(api)];
  const dye = await makeProduct(api.db, { price: 10_000, stock: 9 });
  const weekday = weekdayOf(dayIn(midnight));
  const weekly = draftFor(dye, { until: null, weekdays: [weekday, weekday] });
  const { deal } = await saved(at, weekly);
  expect(deal).toMatchObject({ weekdays: [weekday], state: 'running', until: null });
  const versionId = dye.versions[0]?.id ?? '';
  const lastMinute = new Date(midnight.getTime() - hour / 60);
  const explained = await at(
    `GET /api/products/office/prices/explain?versionId=${versionId}&at=${lastMinute.toISOString()}`,
  );
  expect(explained.json<{ results: PriceExplanation }>().results).toMatchObject({
    price: 10_000,
    next: [
      {
        at: daysAfter(midnight, 0),
        price: 8_000,
        by: { kind: 'deal', window: { until: null, weekdays: [weekday] } },
      },
      { at: daysAfter(midnight, 1), price: 10_000 },
      { at: daysAfter(midnight, 7), price: 8_000 },
      { at: daysAfter(midnight, 8), price: 10_000 },
    ],
  });
  api.clock.set(lastMinute);
  // access tokens end before the days that follow
  const call = async (key: string, payload?: object) =>
    (await caller(api, await makeToken(api.db, buyer, { clock: api.clock }))(key, payload)).json<CartView>();
  await call('POST /cart/add-list', { items: [{ versionId, quantity: 2 }] });
  const price = async () => (await call('GET /cart/listcart')).cart?.products[0]?.price;
  expect(await price()).toBe(10_000);
  api.clock.advance(hour / 60);
  expect(await price()).toBe(8_000);
  api.clock.advance(24 * hour);
  expect(await price()).toBe(10_000);
});

test('an offer without one of its weekdays in its time is refused, and a price by quantity has none (OFC-407)', async () => {
  const at = await desk();
  const dye = await makeProduct(api.db);
  const span = { from: daysAfter(tomorrow(), 0), until: daysAfter(tomorrow(), 1) };
  const day = weekdayOf(dayIn(tomorrow()));
  const codeOf = async (more: object) =>
    (await at(`POST ${DEALS}`, draftFor(dye, { ...span, ...more }))).json<{ code?: string }>().code;
  expect(await codeOf({ weekdays: [(day % 7) + 1] })).toBe('SPAN_WRONG');
  expect(await codeOf({ weekdays: [8] })).toBe('INVALID_REQUEST');
  expect(await codeOf({ weekdays: [day], kind: 'break', minQuantity: 6 })).toBe('INVALID_REQUEST');
  expect((await saved(at, draftFor(dye, { ...span, weekdays: [day] }))).deal.weekdays).toEqual([day]);
  expect((await saved(at, draftFor(dye, { weekdays: [1, 2, 3, 4, 5, 6, 7] }))).deal.weekdays).toEqual([]);
});

test('the undo of a changed or removed weekly offer gives it its weekdays back (OFC-407)', async () => {
  const at = await desk();
  const dye = await makeProduct(api.db);
  const draft = draftFor(dye, { from: later(2 * hour), until: null, weekdays: [2, 6] });
  const { deal } = await saved(at, draft);
  const url = `${DEALS}/${deal._id}`;
  const edited = (await at(`PUT ${url}`, { ...draft, weekdays: [], version: 1 })).json<{ results: DealChanged }>();
  const shown = async () => {
    const page = await at(`GET ${DEALS}?limit=100`);
    return page.json<{ results: OfficeDeal[] }>().results.find(({ _id }) => _id === deal._id)?.weekdays;
  };
  expect(await shown()).toEqual([]);
  await undo(at, edited.results);
  expect(await shown()).toEqual([2, 6]);
  const stopped = await at(`POST ${url}/stop`, { version: 3 });
  expect(await shown()).toBeUndefined();
  await undo(at, stopped.json<{ results: { undo: { _id: string } } }>().results);
  expect(await shown()).toEqual([2, 6]);
});
