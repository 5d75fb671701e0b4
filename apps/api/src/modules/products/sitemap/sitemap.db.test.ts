import type { productsApi } from '@tonalia/contract/products-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { useDatabase } from '../../../../test/database.ts';
import { type CatalogueApp, makeCatalogueApp } from '../../../../test/make-catalogue-app.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { createPool } from '../../../platform/pool.ts';
import { findProductsOnSale } from './sitemap.sql.ts';

type Page = z.output<(typeof productsApi)['GET /product/sitemap']['response']>;

const database = useDatabase();
const db = createPool({ url: database.url });
let catalogue: CatalogueApp;

beforeAll(async () => {
  catalogue = await makeCatalogueApp(db, { now: () => new Date('2026-05-04T15:00:00Z') });
});
afterAll(async () => {
  await catalogue.app.close();
  await db.end();
});

test('products on sale are listed by id, and curated lists with such products', async () => {
  const hostile = `"><script>alert('&')</script>`;
  const [one, other] = [await makeProduct(db, { name: 'Tinte' }), await makeProduct(db, { name: hostile })];
  const gone = await makeProduct(db, { active: false });
  await makeProduct(db, { versions: [{ active: false }] });
  for (const [urlName, productId] of [
    ['vuelta-al-salon', one.id],
    ['vacia', gone.id],
  ] as const)
    await db.query(
      `with list as (insert into products.custom_list (url_name, name) values ($1, $1) returning id)
       insert into products.custom_list_item (custom_list_id, position, product_id) select id, 1, $2 from list`,
      [urlName, productId],
    );

  const { status, body } = await catalogue.get<Page>('/product/sitemap');
  expect(status).toBe(200);
  expect(body).toMatchObject({ page: 1, total: 2, pages: 1, customLists: ['vuelta-al-salon'] });
  expect(body.results).toEqual([
    { _id: one.id, name: 'Tinte' },
    { _id: other.id, name: hostile },
  ]);
  // A page holds thousands; pages of one product show that the next page continues.
  expect((await findProductsOnSale(db, 1, 1)).map(({ id }) => id)).toEqual([other.id]);
  expect((await catalogue.get<Page>('/product/sitemap?page=2')).body.results).toEqual([]);
});
