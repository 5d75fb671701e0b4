import type { OfficeDeal, PriceCrossing, PriceProgram } from '@tonalia/contract/prices-office';
import { dayAfter, startOfDay, weekdayOf } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { beforeEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeProduct } from '../../../../test/make-products.ts';

const api = useApi();
const hour = 3_600_000;
const later = (hours: number) => new Date(api.clock.now().getTime() + hours * hour).toISOString();

beforeEach(() => api.clock.set(new Date()));

const desk = async () => officeCaller(api, (await makeOperator(api.db, { role: 'owner' })).cookie);
type Desk = Awaited<ReturnType<typeof desk>>;

async function offer(at: Desk, more: object): Promise<OfficeDeal> {
  const answer = await at('POST /api/products/office/deals', {
    name: 'Oferta',
    discountType: 'percentage',
    amount: 10,
    productId: null,
    brandId: null,
    categoryId: null,
    tradeTypeId: null,
    minQuantity: 1,
    from: later(1),
    until: later(10),
    ...more,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ results: { deal: OfficeDeal } }>().results.deal;
}
async function program(at: Desk, productId: string, more: object = {}): Promise<PriceProgram> {
  const answer = await at('POST /api/products/office/prices/programs', {
    name: 'Alza',
    tradeTypeId: null,
    from: later(1),
    until: later(10),
    replaces: true,
    choice: { productId },
    change: { kind: 'percentage', percent: 5 },
    ...more,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ results: { program: PriceProgram } }>().results.program;
}
async function crossings(at: Desk, from: number, until: number): Promise<PriceCrossing[]> {
  const query = new URLSearchParams({ from: later(from), until: later(until) });
  const answer = await at(`GET /api/products/office/prices/crossings?${query.toString()}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ results: PriceCrossing[] }>().results;
}

test('offers and programmed prices cross where they price one version for one list at once, and nowhere else (OFC-407)', async () => {
  const at = await desk();
  const dye = await makeProduct(api.db, {
    price: 20_000,
    versions: [{ shade: ['7.0', 'Rubio'] }, { shade: ['7.1', 'Ceniza'] }],
  });
  const other = await makeProduct(api.db, { price: 20_000 });
  const mine = { productId: dye.id };
  const first = await offer(at, { ...mine, name: 'Primera', until: later(4) });
  const second = await offer(at, { ...mine, name: 'Segunda', from: later(3) });
  const barbers = await program(at, dye.id, { tradeTypeId: 'barberia', from: later(6), until: later(8) });
  await offer(at, { ...mine, name: 'De otra lista', tradeTypeId: 'distribuidor', from: later(6), until: later(8) });
  await offer(at, { ...mine, kind: 'break', name: 'Por volumen', minQuantity: 6 });
  await offer(at, { productId: other.id, name: 'De otro producto' });
  const ofDye = (found: PriceCrossing[]) =>
    found
      .filter(({ versionId }) => dye.versions.some(({ id }) => id === versionId))
      .map((one) => [[one.one._id, one.other._id].toSorted(), one.versions, one.tradeTypeId, one.from, one.until]);
  const found = ofDye(await crossings(at, 0, 12));
  expect(found).toContainEqual([[first._id, second._id].toSorted(), 2, null, second.from, first.until]);
  expect(found).toContainEqual([[barbers._id, second._id].toSorted(), 2, 'barberia', barbers.from, barbers.until]);
  // the offer of distributors crosses the second one only
  expect(found).toHaveLength(3);
  expect(ofDye(await crossings(at, 9, 12))).toEqual([]);
  await at(`POST /api/products/office/prices/programs/${barbers._id}/cancel`, { version: barbers.version });
  expect(ofDye(await crossings(at, 0, 12))).toHaveLength(2);
});

test('offers and programmed prices are listed by brand, also those on a category or a product with that brand (OFC-407)', async () => {
  const at = await desk();
  const dye = await makeProduct(api.db, { price: 20_000 });
  const other = await makeProduct(api.db, { price: 20_000 });
  const [own, apart] = [await brandOf(dye.id, 'Marca propia'), await brandOf(other.id, 'Marca aparte')];
  const offers = [
    await offer(at, { productId: dye.id }),
    await offer(at, { brandId: own }),
    await offer(at, { categoryId: dye.categoryId }),
  ];
  const strange = await offer(at, { productId: other.id });
  const alza = await program(at, dye.id);
  const idsOf = async (path: string, brandId: string) =>
    (await at(`GET /api/products/office/${path}?brandId=${brandId}`))
      .json<{ results: { _id: string }[]; total: number }>()
      .results.map(({ _id }) => _id);
  const listed = await idsOf('deals', own);
  expect(listed).toEqual(expect.arrayContaining(offers.map(({ _id }) => _id)));
  expect(listed).not.toContain(strange._id);
  expect(await idsOf('deals', apart)).toContain(strange._id);
  expect(await idsOf('prices/programs', own)).toEqual([alza._id]);
  expect(await idsOf('prices/programs', apart)).toEqual([]);
});

/** Gives a product a brand of its own. */
async function brandOf(productId: string, name: string): Promise<string> {
  const { rows } = await api.db.query<{ id: string }>(
    `with made as (insert into products.manufacturer (name) values ($2) returning id)
     update products.product set manufacturer_id = made.id from made where products.product.id = $1 returning made.id::text`,
    [productId, `${name} ${Date.now()}`],
  );
  return rows[0]?.id ?? '';
}

test('two weekly offers cross on a weekday that both have within the days asked for (OFC-407)', async () => {
  const midnight = startOfDay(dayAfter(dayIn(new Date()), 1));
  const day = weekdayOf(dayIn(midnight));
  const hours = (midnight.getTime() - api.clock.now().getTime()) / hour;
  const at = await desk();
  // offers of the tests before are on the category of every product without its own
  const dye = await makeProduct(api.db, { price: 20_000, category: 'Semanal' });
  const time = { productId: dye.id, from: later(0), until: null };
  const days = await offer(at, { ...time, weekdays: [day] });
  const pairsOfDays = await offer(at, { ...time, weekdays: [day, (day % 7) + 1] });
  const third = await offer(at, { ...time, weekdays: [((day + 2) % 7) + 1] });
  const pairs = async (from: number, until: number) =>
    (await crossings(at, from, until))
      .map(({ one, other }) => [one._id, other._id])
      .filter(([one]) => [days, pairsOfDays, third].some(({ _id }) => _id === one));
  expect(await pairs(0, hours / 2)).toEqual([]);
  expect(await pairs(0, hours + 1)).toEqual([[days._id, pairsOfDays._id]]);
  expect(await pairs(hours + 26, hours + 86)).toEqual([]);
  expect(await pairs(0, 24 * 30)).toEqual([[days._id, pairsOfDays._id]]);
});
