import type { productsApi } from '@tonalia/contract/products-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { useDatabase } from '../../../../test/database.ts';
import { type CatalogueApp, makeCatalogueApp } from '../../../../test/make-catalogue-app.ts';
import { makeDeal, makeProduct, makeProgrammedPrice } from '../../../../test/make-products.ts';
import { createPool } from '../../../platform/pool.ts';
import { ownStatements } from '../../../../test/own-statements.ts';

type ProductResponse = z.output<(typeof productsApi)['GET /product/query']['response']>;

const database = useDatabase();
const db = createPool({ url: database.url });
let catalogue: CatalogueApp;
/** The statements on the catalogue that the work runs. */
const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> =>
  (await ownStatements(work)).filter((name) => name.startsWith('products.')).toSorted();

beforeAll(async () => {
  catalogue = await makeCatalogueApp(db, { now: () => new Date('2026-05-04T15:00:00Z') });
});
afterAll(async () => {
  await catalogue.app.close();
  await db.end();
});

function query(id: string) {
  catalogue.cache.clear();
  return catalogue.get<ProductResponse>(`/product/query?_id=${id}`);
}
const notFound = { status: 404, body: { code: 'PRODUCT_NOT_FOUND' } };

test('a product without versions on sale is not found · API-44', async () => {
  const bare = await makeProduct(db, { versions: [] });
  const gone = await makeProduct(db, { versions: [{ shade: ['1', 'Negro'], active: false }] });
  const { id, versions } = await makeProduct(db);
  expect([await query(bare.id), await query(gone.id)]).toMatchObject([notFound, notFound]);
  expect(await query(id)).toMatchObject({ status: 200 });
  await db.query('delete from products.stock where version_id = $1', [versions[0]?.id]);
  await db.query('delete from products.version where product_id = $1', [id]);
  expect(await query(id)).toMatchObject(notFound);
  await db.query('delete from products.product where id = $1', [id]);
  expect(await query(id)).toMatchObject(notFound);
});

test('every picture address can be drawn, with or without a colour or an own picture', async () => {
  const { id, versions } = await makeProduct(db, {
    versions: [{ shade: ['1', 'Negro'] }, { shade: ['2', 'Café'], hex: '#5F4029' }, { volume: [90, 'ml'] }],
  });
  const { image, gallery, versions: shown } = (await query(id)).body.results;
  const [product, version] = [`/pictures/product/${id}`, `/pictures/version/${versions[1]?.id}`];
  expect({ image, gallery }).toEqual({ image: product, gallery: [product, version] });
  expect(shown.map((one) => one.image)).toEqual([product, version, product]);
  expect(shown.map(({ color }) => color)).toMatchObject([{ color: null }, { color: '#5F4029' }, null]);
});

test('costs one statement for any number of shades, and a constant number for a combo', async () => {
  const plain = await makeProduct(db);
  const dye = await makeProduct(db, {
    versions: Array.from({ length: 60 }, (_, at) => ({ shade: [String(at), 'Tono'] as [string, string] })),
  });
  const parts = [plain, dye].map(({ id }) => ({ productId: id, quantity: 2 }));
  const kit = await makeProduct(db, { kind: 'combo', parts });
  const small = await makeProduct(db, { kind: 'combo', parts: parts.slice(0, 1) });
  // Related to all of them; a combo with the product itself is not.
  const other = await makeProduct(db);
  await makeProduct(db, { kind: 'combo', parts: [{ productId: other.id, quantity: 1 }] });
  await catalogue.get('/category/list'); // finish pending reloads
  await query(plain.id); // caches the stock of related products
  const ofProduct = ['products.find_card_stock', 'products.find_product']; // a combo is related, and its stock is not cached
  expect(await statementsOf(() => query(dye.id))).toEqual(ofProduct);
  expect(await statementsOf(() => query(plain.id))).toEqual(ofProduct);
  const ofCombo = [...ofProduct, 'products.find_parts'].toSorted();
  expect(await statementsOf(() => query(kit.id))).toEqual(ofCombo);
  expect(await statementsOf(() => query(small.id))).toEqual(ofCombo);
});

test('is the same from cached cards as from PostgreSQL, with combos, parts and related products', async () => {
  const dye = await makeProduct(db, {
    brand: 'Lo mismo',
    versions: Array.from({ length: 12 }, (_, at) => ({
      shade: [String(at), 'Tono'] as [string, string],
      price: 10_000 + ((at * 7) % 5),
      stock: at,
      unitsSold: at,
    })),
  });
  await makeProduct(db, { brand: 'Lo mismo', stock: 3 });
  await makeProgrammedPrice(db, dye.versions[4]?.id ?? '', 8_000);
  await makeDeal(db, { productId: dye.id, amount: 10 });
  const kit = await makeProduct(db, { kind: 'combo', parts: [{ productId: dye.id, quantity: 2 }] });
  await catalogue.get('/category/list');
  const known = [await query(dye.id), await query(kit.id)];
  expect(known).toMatchObject([
    { body: { results: { price: 7_200, stock: 66 } } },
    { body: { results: { stock: 5, partsPrice: 14_400, assemblies: [{ versions: { length: 12 } }] } } },
  ]);
  expect(known[0]?.body.results.related.length).toBeGreaterThan(0);
  await db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tonalia changes' and datname = current_database()`,
  );
  const responses: Awaited<ReturnType<typeof query>>[] = [];
  expect(await statementsOf(async () => responses.push(await query(dye.id), await query(kit.id)))).toContain(
    'products.find_deals',
  );
  expect(responses.map(({ body }) => body)).toEqual(known.map(({ body }) => body));
});
