import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useDatabase } from '../../../../test/database.ts';
import { type CatalogueApp, makeCatalogueApp } from '../../../../test/make-catalogue-app.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { runningClock } from '../../../../test/running-clock.ts';
import { createPool } from '../../../platform/pool.ts';

interface Found {
  results: {
    terms: string[];
    products: { code: string }[];
    shades: { code: string; name: string; productName: string; manufacturer: { name: string } }[];
    manufacturers: { name: string }[];
    categories: { name: string }[];
  };
}

const database = useDatabase();
const db = createPool({ url: database.url });
let catalogue: CatalogueApp;

beforeAll(async () => {
  catalogue = await makeCatalogueApp(db, runningClock('2026-05-04T15:00:00Z'));
  await makeProduct(db, {
    code: 'TNT',
    name: 'Tinte permanente en crema',
    brand: 'Áurea',
    category: 'Coloración/Permanentes',
    unitsSold: 10,
    versions: [
      { code: 'AU-0071', shade: ['7.1', 'Rubio medio cenizo'] },
      { code: 'AU-0666', shade: ['6.66', 'Rubio oscuro rojo'] },
    ],
  });
  await makeProduct(db, { code: 'MAS', name: 'Mascarilla', brand: 'Bravo', category: 'Capilar/Tratamientos' });
  await makeProduct(db, { code: 'END', name: 'Endurecedor', brand: 'Bravo', category: 'Uñas/Tratamientos' });
  await makeProduct(db, { code: 'OFF', name: 'Tinte retirado', brand: 'Tintal', active: false });
});
afterAll(async () => {
  await catalogue.app.close();
  await db.end();
});

async function suggest(words: string) {
  const { status, body } = await catalogue.get<Found>(`/suggest?search=${encodeURIComponent(words)}`);
  return { status, results: body.results };
}

describe('suggestions', () => {
  test('are terms, products, brands and categories that exist · API-42', async () => {
    const { results } = await suggest('tin');
    expect(results.terms).toEqual(['tinte', 'tinte permanente', 'tinte permanente en crema']);
    expect(results.products.map(({ code }) => code)).toEqual(['TNT']);
    expect(results.manufacturers).toEqual([]);
    expect((await suggest('aur')).results.manufacturers).toMatchObject([{ name: 'Áurea' }]);
    expect((await suggest('color')).results.categories).toMatchObject([{ name: 'Coloración' }]);
  });

  test('name the parent of categories with the same name', async () => {
    const names = (await suggest('tratam')).results.categories.map(({ name }) => name);
    expect(new Set(names)).toEqual(new Set(['Tratamientos · Capilar', 'Tratamientos · Uñas']));
  });

  test.each(['7.1', 'cenizo', 'au-0071', 'aurea 7/1'])('with %s go to the shade', async (words) => {
    expect((await suggest(words)).results.shades[0]).toMatchObject({
      code: 'AU-0071',
      name: '7.1 Rubio medio cenizo',
      productName: 'Tinte permanente en crema',
      manufacturer: { name: 'Áurea' },
    });
  });

  test('include later products and exclude removed ones', async () => {
    const { id } = await makeProduct(db, { code: 'NUE', name: 'Nueva laca', brand: 'Novia', category: 'Estilizado' });
    expect((await suggest('nuev')).results).toMatchObject({
      terms: ['nueva', 'nueva laca'],
      products: [{ code: 'NUE' }],
    });
    await db.query(`update products.product set selling = 'draft' where id = $1`, [id]);
    await expect
      .poll(async () => (await suggest('nuev')).results, { interval: 5, timeout: 15_000 })
      .toMatchObject({ terms: [], products: [] });
  });

  test.each(['zzzzqqqq', '%', "'; drop table products.product; --", '\u202E', '😀', 'a\u0000b'])(
    'for %s are empty, without an error',
    async (words) => {
      const { status, results } = await suggest(words);
      expect(status).toBe(200);
      expect(results.products.length).toBeLessThan(5);
    },
  );

  test('need text of limited length', async () => {
    for (const words of ['', '   ', 'a'.repeat(121)]) expect((await suggest(words)).status).toBe(400);
  });
});
