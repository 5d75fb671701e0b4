import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useDatabase } from '../../../../test/database.ts';
import { type CatalogueApp, makeCatalogueApp } from '../../../../test/make-catalogue-app.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { runningClock } from '../../../../test/running-clock.ts';
import { createPool } from '../../../platform/pool.ts';

interface Found {
  results: { code: string; matched: { code: string; name: string } | null }[];
  total: number;
  searchedFor: string | null;
  didYouMean: string[];
  facets: { manufacturers: { name: string; count: number }[] } | null;
}

const database = useDatabase();
const db = createPool({ url: database.url });
let catalogue: CatalogueApp;
// Generous, because a busy machine is slow.
const soon = { timeout: 15_000 };

beforeAll(async () => {
  catalogue = await makeCatalogueApp(db, runningClock('2026-05-04T15:00:00Z'));
  await makeProduct(db, {
    code: 'TNT-AUR',
    name: 'Tinte permanente en crema',
    brand: 'Áurea',
    category: 'Coloración/Tintes',
    unitsSold: 10,
    versions: [
      { code: 'AU-0060', shade: ['6', 'Rubio oscuro'] },
      { code: 'AU-0071', shade: ['7.1', 'Rubio medio cenizo'] },
      { code: 'AU-0666', shade: ['6.66', 'Rubio oscuro rojo intenso'] },
    ],
  });
  await makeProduct(db, {
    code: 'TNT-BRA',
    name: 'Tinte sin amoniaco',
    brand: 'Bravo',
    category: 'Coloración/Tintes',
    unitsSold: 99,
    versions: [{ code: 'BR/71', shade: ['7/1', 'Rubio cenizo'] }],
  });
  await makeProduct(db, {
    code: 'CHA',
    name: 'Champú nutritivo 1.000 ml',
    brand: 'Áurea',
    category: 'Cabello/Champús',
    unitsSold: 5,
  });
  await makeProduct(db, {
    code: 'ACO',
    name: 'Acondicionador nutritivo',
    brand: 'Áurea',
    category: 'Cabello/Cuidado',
    unitsSold: 9,
  });
  await makeProduct(db, { code: 'COR', name: 'Corta uñas', brand: 'Ñandú', category: 'Uñas' });
  await makeProduct(db, { code: 'UNO', name: 'Lima una cara', brand: 'Bravo', category: 'Manos' });
  await makeProduct(db, { code: '100%', name: 'Aceite puro de coco', brand: 'Coco_Real' });
  await makeProduct(db, {
    code: 'SKU 12 #4',
    name: 'Oxidante en crema 20 volúmenes',
    brand: 'Bravo',
    category: 'Coloración',
  });
  await makeProduct(db, { code: 'OFF', name: 'Champú retirado', active: false });
  await db.query(
    `insert into products.search_synonym (term, meaning) values ('shampoo', 'champu'), ('agua oxigenada', 'oxidante')`,
  );
  await db.query('select products.refresh_shown(null)');
});
afterAll(async () => {
  await catalogue.app.close();
  await db.end();
});

async function search(words: string, more = '') {
  const { status, body } = await catalogue.get<Found>(`/search?search=${encodeURIComponent(words)}${more}`);
  return { status, body, codes: status === 200 ? body.results.map(({ code }) => code) : [] };
}

describe('a search finds', () => {
  test.each([
    ['champu', ['CHA']],
    ['CHAMPÚ', ['CHA']],
    ['champús', ['CHA']],
    ['champ', ['CHA']],
    ['acondicionadores', ['ACO']],
    ['acondicionad', ['ACO']],
    ['nutritiva', ['ACO', 'CHA']],
    ['áurea tinte rojo', ['TNT-AUR']],
    ['rojo aurea tintes', ['TNT-AUR']],
    ['intenso rubio', ['TNT-AUR']],
    ['tinte', ['TNT-BRA', 'TNT-AUR']],
    ['tinte para aurea', ['TNT-AUR']],
    ['1.000 ml', ['CHA']],
  ])('%s by its words, in any order, accents and plurals aside · API-42 GEN-05', async (words, codes) => {
    expect((await search(words)).codes).toEqual(codes);
  });

  test.each([
    ['uñas', ['COR']],
    ['una', ['UNO', 'COR']],
    ['unas', ['COR']],
    ['ñandú', ['COR']],
    ['ñandu', ['COR']],
  ])('%s with the ñ kept apart from the n', async (words, codes) => {
    expect((await search(words)).codes).toEqual(codes);
  });

  test('what was meant, unless an exact search is requested, which returns the likeliest spelling', async () => {
    for (const [typed, intended] of [
      ['champuu', 'champú'],
      ['champu xyzzy', 'champú'],
    ] as const) {
      const { codes, body } = await search(typed);
      expect([codes, body]).toMatchObject([['CHA'], { searchedFor: intended }]);
      const exact = await search(typed, '&exact=1');
      expect([exact.codes, exact.body]).toMatchObject([[], { total: 0, searchedFor: null, didYouMean: [intended] }]);
    }
    expect((await search('shampoo', '&exact=1')).codes).toEqual(['CHA']);
    expect((await search('champ', '&exact=1&available=1')).codes).toEqual([]);
  });

  test.each([
    ['AU-0071', ['TNT-AUR'], 'AU-0071'],
    ['au-0071', ['TNT-AUR'], 'AU-0071'],
    ['au-00', ['TNT-AUR'], 'AU-0060'],
    ['AU-0666', ['TNT-AUR'], 'AU-0666'],
    ['br/71', ['TNT-BRA'], 'BR/71'],
    ['6.66', ['TNT-AUR'], 'AU-0666'],
    ['áurea 7.1', ['TNT-AUR'], 'AU-0071'],
    ['cenizo áurea', ['TNT-AUR'], 'AU-0071'],
  ])('%s and says which shade it was', async (words, codes, shade) => {
    const { codes: found, body } = await search(words);
    expect(found).toEqual(codes);
    expect(body.results[0]?.matched?.code).toBe(shade);
  });

  test.each(['7.1', '7/1', '7,1', '7-1'])('the shade %s however its maker writes it', async (words) => {
    const { body } = await search(words);
    expect(body.results.map(({ matched }) => matched?.code)).toEqual(['BR/71', 'AU-0071']);
  });

  test.each([
    ['CHA', ['CHA']],
    ['tnt-', ['TNT-BRA', 'TNT-AUR']],
    ['sku 12 #4', ['SKU 12 #4']],
    ['sku 12', ['SKU 12 #4']],
    ['100%', ['100%']],
  ])('the product with the code %s, first if it is that very code', async (words, codes) => {
    expect((await search(words)).codes).toEqual(codes);
  });

  test.each([
    ['chanpu', ['CHA']],
    ['acondisionador', ['ACO']],
    ['tinte permanete', ['TNT-AUR']],
    ['aurea cenzio', ['TNT-AUR']],
  ])('%s although it is mistyped', async (words, codes) => {
    expect((await search(words)).codes).toEqual(codes);
  });

  test.each([
    ['shampoo', ['CHA']],
    ['shampoo áurea', ['CHA']],
    ['agua oxigenada bravo', ['SKU 12 #4']],
  ])('%s by what else the trade calls it', async (words, codes) => {
    expect((await search(words)).codes).toEqual(codes);
  });

  test('with the filters, sorts, pages and facets of a list', async () => {
    expect((await search('tinte', '&sort=name')).codes).toEqual(['TNT-AUR', 'TNT-BRA']);
    expect((await search('tinte', '&limit=1&page=2')).body).toMatchObject({
      total: 2,
      pages: 2,
      results: [{ code: 'TNT-AUR' }],
    });
    expect((await search('tinte', '&facets=1')).body.facets?.manufacturers).toMatchObject([
      { name: 'Áurea', count: 1 },
      { name: 'Bravo', count: 1 },
    ]);
    expect((await search('tinte', '&combos=1')).body.total).toBe(0);
  });
});

describe('whatever is typed', () => {
  test.each([
    '%',
    '_',
    '\\',
    "'",
    '"',
    '&',
    '|',
    '!',
    '<->',
    ':*',
    '()',
    '%%%',
    '😀',
    '🎨🎨',
    'مرحبا',
    '\u202Etinte',
    '-',
    '...',
    'de la para',
  ])('%s is harmless and not the whole catalogue', async (words) => {
    const { status, body } = await search(words);
    expect(status).toBe(200);
    expect(body.total).toBeLessThan(3);
  });

  test.each([
    "' OR 1=1 --",
    "'; drop table products.product; --",
    'a\u0000b',
    'tinte & | !',
    'a & !b <-> c:*',
    '\\\\\\',
    `"'"'"'`,
    'a'.repeat(120),
    'a b '.repeat(30),
    'tinte '.repeat(20),
  ])('%s gets an answer', async (words) => {
    expect((await search(words)).status).toBe(200);
  });

  test.each([
    ['', 400],
    ['   ', 400],
    ['a'.repeat(121), 400],
    ['a'.repeat(10_000), 400],
  ])('a term out of bounds is refused', async (words, status) => {
    expect((await search(words)).status).toBe(status);
  });
});

test('an operator’s row for a need replaces the built-in row at once', async () => {
  expect((await search('algo para las uñas quebradizas')).codes).toEqual(['COR']);
  await db.query(
    `insert into products.search_need (need, finds) values ('unicornio', 'corta uñas'), ('caspa', 'champu')`,
  );
  await expect.poll(async () => (await search('que me sirve para un unicornio')).codes, soon).toEqual(['COR']);
  expect((await search('tengo caspa')).codes).toEqual(['CHA']);
  await db.query(`update products.search_need set finds = '' where need = 'unicornio'`);
  await expect.poll(async () => (await search('corta unicornio')).codes, soon).toEqual([]);
});
