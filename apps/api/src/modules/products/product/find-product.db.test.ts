import type { productsApi } from '@tonalia/contract/products-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { useDatabase } from '../../../../test/database.ts';
import { type CatalogueApp, makeCatalogueApp } from '../../../../test/make-catalogue-app.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { createPool } from '../../../platform/db.ts';
import { ownStatements } from '../../../../test/own-statements.ts';

type One = z.output<(typeof productsApi)['GET /product/query']['response']>;

const database = useDatabase();
const db = createPool({ url: database.url });
let catalogue: CatalogueApp;
/** How often the work asks for something of the catalogue. */
const costOf = async (work: () => Promise<unknown>): Promise<number> =>
  (await ownStatements(work)).filter((name) => name.startsWith('products.')).length;

beforeAll(async () => {
  catalogue = await makeCatalogueApp(db, { now: () => new Date('2026-05-04T15:00:00Z') });
});
afterAll(async () => {
  await catalogue.app.close();
  await db.end();
});

function query(id: string) {
  catalogue.cache.clear();
  return catalogue.get<One>(`/product/query?_id=${id}`);
}
const notFound = { status: 404, body: { code: 'PRODUCT_NOT_FOUND' } };

test('a product of which nothing is sold is not found, whatever it was before · API-44', async () => {
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

test('every picture it names is one that can be drawn, with or without a colour or a picture of its own', async () => {
  const { id, versions } = await makeProduct(db, {
    versions: [{ shade: ['1', 'Negro'] }, { shade: ['2', 'Café'], hex: '#5F4029' }, { volume: [90, 'ml'] }],
  });
  const { image, gallery, versions: shown } = (await query(id)).body.results;
  const [product, version] = [`/pictures/product/${id}`, `/pictures/version/${versions[1]?.id}`];
  expect({ image, gallery }).toEqual({ image: product, gallery: [product, version] });
  expect(shown.map((one) => one.image)).toEqual([product, version, product]);
  expect(shown.map(({ color }) => color)).toMatchObject([{ color: null }, { color: '#5F4029' }, null]);
});

test('costs six statements, however many shades it has, and one more for what a combo is made of', async () => {
  const dye = await makeProduct(db, {
    versions: Array.from({ length: 60 }, (_, at) => ({ shade: [String(at), 'Tono'] as [string, string] })),
  });
  const kit = await makeProduct(db, { kind: 'combo', parts: [{ productId: dye.id, quantity: 2 }] });
  await catalogue.get('/category/list'); // whatever was still to be read anew
  expect([await costOf(() => query(dye.id)), await costOf(() => query(kit.id))]).toEqual([6, 7]);
});
