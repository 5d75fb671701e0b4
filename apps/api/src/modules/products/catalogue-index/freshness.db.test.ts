import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeDeal, makeProduct, makeProgrammedPrice } from '../../../../test/make-products.ts';
import { build } from '../../../app.ts';

interface Card {
  _id: string;
  name: string;
  price: number;
  stock: number;
}
interface List {
  results: Card[];
  total: number;
}

const MINUTE = 60_000;
const api = useApi();
const other: { app?: FastifyInstance } = {};

beforeAll(async () => {
  other.app = await build({ db: api.db, clock: api.clock });
});
afterAll(() => other.app?.close());

/** Both processes that serve the database. */
const processes = () => [api.app, ...(other.app ? [other.app] : [])];

async function get<Body>(app: FastifyInstance, url: string): Promise<Body> {
  const response = await app.inject({ url });
  expect(response.statusCode).toBe(200);
  return response.json<Body>();
}
const listOf = (app: FastifyInstance, brand: string, query = '') =>
  get<List>(app, `/api/products/product/list?manufacturerId=${brand}${query}`);

/**
 * Expects an answer from both processes after a notification. Without one they would repeat their cached answer for two seconds, so the
 * test sends one.
 */
async function expectSoon<T>(
  request: (app: FastifyInstance) => Promise<T>,
  expected: unknown,
  timeout = 1_900,
): Promise<void> {
  for (const app of processes()) await expect.poll(() => request(app), { interval: 5, timeout }).toEqual(expected);
}

let brands = 0;
const made = () =>
  makeProduct(api.db, { brand: `Marca fresca ${(brands += 1)}`, name: 'Gel firme', price: 10_000, stock: 5 });

describe('a change in the database shows at once in every process', () => {
  test.each<[string, string, (card: Card) => unknown, unknown]>([
    ['the price', 'update products.version set base_price = 12345 where product_id = $1', ({ price }) => price, 12_345],
    [
      'the stock',
      'update products.stock set available = 3 where version_id in (select id from products.version where product_id = $1)',
      ({ stock }) => stock,
      3,
    ],
    ['the name', `update products.product set name = 'Gel suave' where id = $1`, ({ name }) => name, 'Gel suave'],
    [
      'a deal',
      `insert into products.deal (name, discount_type, amount, product_id, during)
       values ('Oferta', 'percentage', 50, $1, '[2020-01-01, 2100-01-01)')`,
      ({ price }) => price,
      5_000,
    ],
  ])('%s', async (_what, change, seen, expected) => {
    const { id, manufacturerId } = await made();
    const request = async (app: FastifyInstance) => (await listOf(app, manufacturerId)).results.map(seen);
    for (const app of processes()) expect(await request(app)).not.toEqual([expected]);
    await api.db.query(change, [id]);
    await expectSoon(request, [expected]);
  });

  test('stock that ran out and returned, in the lists of available products', async () => {
    const { id, manufacturerId } = await made();
    const available = async (app: FastifyInstance) => (await listOf(app, manufacturerId, '&available=1')).total;
    const put = (units: number) =>
      api.db.query(
        'update products.stock set available = $2 where version_id in (select id from products.version where product_id = $1)',
        [id, units],
      );
    for (const units of [0, 4]) {
      await put(units);
      await expectSoon(available, units > 0 ? 1 : 0);
    }
  });

  test('a banner', async () => {
    const titles = async (app: FastifyInstance) =>
      (
        await get<{ results: { title: string }[] }>(app, '/api/marketing/banner/list/position?name=fresco&platform=web')
      ).results.map(({ title }) => title);
    for (const app of processes()) expect(await titles(app)).toEqual([]);
    await api.db.query(
      `insert into marketing.banner (name, position, title, app_link, picture, during)
       values ('fresco', 'popup', 'Nuevo', '/', '{}', '[2020-01-01, 2100-01-01)')`,
    );
    await expectSoon(titles, ['Nuevo']);
  });

  test('the name of a brand, in searches too', async () => {
    const { id, manufacturerId } = await made();
    const found = async (app: FastifyInstance) =>
      (await get<List>(app, '/api/products/search?search=quimbaya')).results.some(({ _id }) => _id === id);
    for (const app of processes()) expect(await found(app)).toBe(false);
    await api.db.query(`update products.manufacturer set name = 'Quimbaya ' || id where id = $1`, [manufacturerId]);
    await expectSoon(found, true);
  });
});

test('a list requested for the first time has all committed changes, also those not notified yet', async () => {
  const { manufacturerId } = await made();
  const { id } = await makeProduct(api.db, { brand: `Marca fresca ${brands}`, name: 'Gel barato', price: 9_000 });
  for (let round = 1; round <= 20; round += 1) {
    await api.db.query('update products.version set base_price = $2 where product_id = $1', [
      id,
      9_000 + (round % 2) * 2_000,
    ]);
    const query = `&sort=price_asc&maxPrice=${100_000 + round}`; // a new question
    const names = (await listOf(api.app, manufacturerId, query)).results.map(({ name }) => name);
    expect(names).toEqual(round % 2 ? ['Gel firme', 'Gel barato'] : ['Gel barato', 'Gel firme']);
  }
});

test('programmed prices and deals start and end at their minute, in the list, its order and its filters · D-32', async () => {
  const brand = `Marca fresca ${(brands += 1)}`;
  const first = await makeProduct(api.db, { brand, name: 'Uno', price: 10_000 });
  const second = await makeProduct(api.db, { brand, name: 'Dos', price: 11_000 });
  const now = api.clock.now().getTime();
  const during = `[${new Date(now + 10 * MINUTE).toISOString()}, ${new Date(now + 20 * MINUTE).toISOString()})`;
  await makeProgrammedPrice(api.db, second.versions[0]?.id ?? '', 9_000, { during });
  await makeDeal(api.db, {
    amount: 50,
    productId: first.id,
    during: `[${new Date(now + 15 * MINUTE).toISOString()}, ${new Date(now + 30 * MINUTE).toISOString()})`,
  });
  const cheapest = async (query = '') =>
    (await listOf(api.app, first.manufacturerId, `&sort=price_asc${query}`)).results.map(({ name, price }) => [
      name,
      price,
    ]);
  const seen = [];
  for (const minutes of [9, 11, 14, 16, 21, 31]) {
    api.clock.set(new Date(now + minutes * MINUTE));
    seen.push(await cheapest());
    expect((await cheapest('&offers=1')).length).toBe({ 11: 1, 14: 1, 16: 2, 21: 1 }[minutes] ?? 0);
  }
  api.clock.set(new Date());
  const [one, two] = [
    ['Uno', 10_000],
    ['Dos', 11_000],
  ];
  expect(seen).toEqual([
    [one, two],
    [['Dos', 9_000], one],
    [['Dos', 9_000], one],
    [
      ['Uno', 5_000],
      ['Dos', 9_000],
    ],
    [['Uno', 5_000], two],
    [one, two],
  ]);
});

test('a process that lost its notification connection shows missed changes when it reconnects', async () => {
  const { id, manufacturerId } = await made();
  const prices = async (app: FastifyInstance) =>
    (await listOf(app, manufacturerId, '&sort=price_asc')).results.map(({ price }) => price);
  for (const app of processes()) expect(await prices(app)).toEqual([10_000]);
  await api.db.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tonalia changes'
    and datname = current_database()`);
  await api.db.query('update products.version set base_price = 777 where product_id = $1', [id]);
  // a busy machine needs time to open another connection
  await expectSoon(prices, [777], 10_000);
});

test.each([',,,', 'abc', '0', '1,99999999999999999999'])(
  'an invalid notification (%s) does not block the catalogue',
  async (ids) => {
    const { id, manufacturerId } = await made();
    const prices = async (app: FastifyInstance) =>
      (await listOf(app, manufacturerId, '&sort=price_asc')).results.map(({ price }) => price);
    await expectSoon(prices, [10_000]); // the connection that was lost before may have caused a full reload
    await api.db.query(`select pg_notify('tonalia_change', 'products.version:' || $1)`, [ids]);
    await api.db.query('update products.version set base_price = 888 where product_id = $1', [id]);
    await expectSoon(prices, [888]);
  },
);

test('during a full reload only the first requests wait', async () => {
  const { manufacturerId } = await made();
  await listOf(api.app, manufacturerId);
  const holder = await api.db.connect();
  try {
    await holder.query('begin');
    await holder.query('lock table products.search_synonym');
    await api.db.query(`select pg_notify('tonalia_change', 'products.product')`);
    await listOf(api.app, manufacturerId, '&maxPrice=20000');
    const began = performance.now();
    // with a timeout of 300 ms each they would take six seconds
    for (let most = 20_001; most <= 20_020; most += 1)
      expect((await listOf(api.app, manufacturerId, `&maxPrice=${most}`)).total).toBe(1);
    expect(performance.now() - began).toBeLessThan(4_000);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
});
