import type { productsApi } from '@tonalia/contract/products-api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import { useDatabase } from '../../../../test/database.ts';
import { type CatalogueApp, makeCatalogueApp } from '../../../../test/make-catalogue-app.ts';
import { makeDeal, makeProduct } from '../../../../test/make-products.ts';
import { createPool } from '../../../platform/pool.ts';
import type { Database } from '../../../platform/transaction.ts';

type List = z.output<(typeof productsApi)['GET /product/custom-list/{url_name}']['response']>;

const database = useDatabase();
const db = createPool({ url: database.url });
let catalogue: CatalogueApp;

beforeAll(async () => {
  catalogue = await makeCatalogueApp(db, { now: () => new Date('2026-05-04T15:00:00Z') });
});
beforeEach(() => catalogue.cache.clear());
afterAll(async () => {
  await catalogue.app.close();
  await db.end();
});

async function makeList(on: Database, urlName: string, name: string, productIds: string[]): Promise<void> {
  await on.query(
    `with list as (insert into products.custom_list (url_name, name) values ($1, $2) returning id)
     insert into products.custom_list_item (custom_list_id, position, product_id)
     select list.id, n, product_id from list, unnest($3::bigint[]) with ordinality as items(product_id, n)`,
    [urlName, name, productIds],
  );
}

const read = (path: string, token?: string) => catalogue.get<List>(`/product/custom-list/${path}`, token);
const codes = (list: List) => list.results.map(({ code }) => code);

test('a list has its title and its products in the operator’s order, page by page · API-45', async () => {
  const made = [];
  for (const [code, unitsSold] of [
    ['A', 1],
    ['B', 9],
    ['C', 5],
  ] as const)
    made.push(await makeProduct(db, { code, unitsSold }));
  const [a, b, c] = made.map(({ id }) => id);
  const gone = await makeProduct(db, { active: false });
  const empty = await makeProduct(db, { versions: [{ active: false }] });
  await makeList(db, 'vuelta-al-salon', 'Vuelta al salón', [c, gone.id, a, empty.id, b].map(String));
  const whole = await read('vuelta-al-salon');
  expect(whole.body).toMatchObject({ title: 'Vuelta al salón', total: 3, pages: 1, page: 1 });
  expect(codes(whole.body)).toEqual(['C', 'A', 'B']);
  const pages = await Promise.all([1, 2, 3].map((page) => read(`vuelta-al-salon?limit=2&page=${page}`)));
  expect(pages.map(({ body }) => [codes(body), body.total, body.title])).toEqual([
    [['C', 'A'], 3, 'Vuelta al salón'],
    [['B'], 3, 'Vuelta al salón'],
    [[], 3, 'Vuelta al salón'],
  ]);
});

test('two lists requested one after the other never mix', async () => {
  const [one, two] = [await makeProduct(db), await makeProduct(db)];
  await makeList(db, 'uno', 'Uno', [one.id]);
  await makeList(db, 'dos', 'Dos', [two.id]);
  expect([(await read('uno')).body, (await read('dos')).body, (await read('uno')).body]).toMatchObject([
    { title: 'Uno', results: [{ _id: one.id }] },
    { title: 'Dos', results: [{ _id: two.id }] },
    { title: 'Uno', results: [{ _id: one.id }] },
  ]);
});

test('a list can be sorted and filtered, with facet counts', async () => {
  const [one, two, three] = [
    await makeProduct(db, { code: 'L1', price: 3_000, brand: 'Andina', soldIn: { MDE: 4 }, stock: { MDE: 1 } }),
    await makeProduct(db, { code: 'L2', price: 1_000, brand: 'Bruma', soldIn: { BOG: 9 }, stock: 1 }),
    await makeProduct(db, { code: 'L3', price: 2_000, brand: 'Andina', versions: [{ volume: [60, 'ml'] }] }),
  ];
  await makeProduct(db, { code: 'L4', price: 500, brand: 'Andina' });
  await makeList(db, 'ordenable', 'Ordenable', [two.id, three.id, one.id]);
  const listed = async (query: string) => codes((await read(`ordenable?${query}`)).body);
  expect(await listed('sort=relevance')).toEqual(['L2', 'L3', 'L1']);
  expect(await listed('sort=price_asc')).toEqual(['L2', 'L3', 'L1']);
  expect(await listed('sort=price_desc&limit=2')).toEqual(['L1', 'L3']);
  expect(await listed('sort=bestsellers')).toEqual(['L2', 'L1', 'L3']);
  expect(await listed('sort=bestsellers&userCityId=05001')).toEqual(['L1', 'L2', 'L3']);
  expect(await listed(`manufacturerId=${one.manufacturerId}`)).toEqual(['L3', 'L1']);
  expect(await listed('available=1')).toEqual(['L2']);
  expect(await listed('volume=60ml,90ml')).toEqual(['L3']);
  const { body } = await read(`ordenable?facets=1&volume=60ml`);
  expect(body).toMatchObject({
    total: 1,
    title: 'Ordenable',
    facets: { manufacturers: [{ name: 'Andina', count: 1 }], volumes: [{ _id: '60ml', count: 1 }] },
  });
});

test('its prices are the shopper’s', async () => {
  const product = await makeProduct(db, { price: 10_000 });
  await makeDeal(db, { productId: product.id, amount: 20, tradeTypeId: 'barberia' });
  await makeList(db, 'precios', 'Precios', [product.id]);
  const price = async (token?: string) => (await read('precios', token)).body.results[0]?.price;
  expect([await price(), await price('barber'), await price('guest')]).toEqual([10_000, 8_000, 10_000]);
});

test('a list without products is empty, an unknown list is not found', async () => {
  await makeList(db, 'vacia', 'Vacía', []);
  expect(await read('vacia')).toMatchObject({ status: 200, body: { title: 'Vacía', results: [], total: 0, pages: 0 } });
  expect(await read('ninguna')).toMatchObject({ status: 404, body: { code: 'LIST_NOT_FOUND' } });
});

test.each(['VACIA', 'a%20b', '%25', 'x'.repeat(81), '..%2funo', '__proto__', 'uno%00'])(
  'the name %s is refused',
  async (name) => {
    expect((await read(name)).status).toBeGreaterThanOrEqual(400);
    expect((await read(name)).status).toBeLessThan(500);
  },
);
