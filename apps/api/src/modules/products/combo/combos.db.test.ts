import type { productsApi } from '@tonalia/contract/products-api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { useDatabase } from '../../../../test/database.ts';
import { type CatalogueApp, makeCatalogueApp } from '../../../../test/make-catalogue-app.ts';
import {
  type MadeProduct,
  makeDeal,
  makeProduct,
  makeProgrammedPrice,
  makeTradePrice,
} from '../../../../test/make-products.ts';
import { createPool } from '../../../platform/pool.ts';
import { ownStatements } from '../../../../test/own-statements.ts';

type Combos = z.output<(typeof productsApi)['GET /combo/list']['response']>;
type ProductResponse = z.output<(typeof productsApi)['GET /product/query']['response']>;

const database = useDatabase();
const db = createPool({ url: database.url });
const now = new Date('2026-05-04T15:00:00Z');
let catalogue: CatalogueApp;
let dye: MadeProduct;
let shampoo: MadeProduct;
let kit: MadeProduct;
/** Excludes the statements of a reload that the writes before caused. */
const ofTheList = /^products\.(?!find_(facts_|coming_|synonyms$|\w+_names$))/;

beforeAll(async () => {
  catalogue = await makeCatalogueApp(db, { now: () => now });
  dye = await makeProduct(db, {
    code: 'TNT',
    versions: [
      { code: 'TNT-71', shade: ['7.1', 'Rubio medio cenizo'], hex: '#9A8468', price: 12_000, stock: 5 },
      { code: 'TNT-60', shade: ['6', 'Rubio oscuro'], price: 11_000, unitsSold: 3 },
      { code: 'TNT-10', shade: ['1', 'Negro'], price: 13_000, stock: 8, excludedFromPresale: true },
      { code: 'TNT-99', shade: ['9.9', 'Retirado'], price: 100, active: false },
    ],
    presale: { dispatchDate: '2026-05-20', capacity: 40 },
  });
  shampoo = await makeProduct(db, { code: 'CHA', price: 20_000, stock: 8 });
  kit = await makeProduct(db, {
    code: 'KIT',
    name: 'Kit de color',
    kind: 'combo',
    price: 50_000,
    unitsSold: 5,
    parts: [
      { productId: dye.id, quantity: 3 },
      { productId: shampoo.id, quantity: 1 },
      { productId: dye.id, versionId: dye.versions[0]?.id ?? '', quantity: 1 },
    ],
  });
});
beforeEach(() => catalogue.cache.clear());
afterAll(async () => {
  await catalogue.app.close();
  await db.end();
});

const list = async (query = '', token?: string) => (await catalogue.get<Combos>(`/combo/list?${query}`, token)).body;
const open = async (id: string, token?: string) =>
  (await catalogue.get<ProductResponse>(`/product/query?_id=${id}`, token)).body.results;

describe('combos', () => {
  test('are listed with their parts in order, and the price of the parts', async () => {
    expect((await list()).results).toMatchObject([
      {
        code: 'KIT',
        price: 50_000,
        stock: 2,
        assemblies: [
          { code: 'TNT', quantity: 3, versionCode: null, image: `/pictures/product/${dye.id}` },
          { code: 'CHA', quantity: 1, versionCode: 'CHA', image: `/pictures/product/${shampoo.id}` },
          { code: 'TNT', quantity: 1, versionCode: 'TNT-71', image: `/pictures/version/${dye.versions[0]?.id}` },
        ],
        // three of the cheapest shade, a shampoo, and the fixed shade
        partsPrice: 3 * 11_000 + 20_000 + 12_000,
      },
    ]);
  });

  test('have pages with a total, best sellers first, without unsold combos', async () => {
    const other = await makeProduct(db, {
      code: 'KIT2',
      kind: 'combo',
      parts: [{ productId: shampoo.id, quantity: 2 }],
    });
    const hidden = await makeProduct(db, { code: 'KIT3', kind: 'combo', active: false });
    const pages = await Promise.all([1, 2, 3].map((page) => list(`limit=1&page=${page}`)));
    expect(pages.map(({ results, total, pages: of }) => [results.map(({ code }) => code), total, of])).toEqual([
      [['KIT'], 2, 2],
      [['KIT2'], 2, 2],
      [[], 2, 2],
    ]);
    await db.query('delete from products.combo_part where combo_id = $1', [other.id]);
    await db.query(`update products.product set selling = 'draft' where id = any($1)`, [[other.id, hidden.id]]);
  });

  test('cost two statements for any page', async () => {
    await catalogue.get('/category/list'); // finish pending reloads
    const statements = (await ownStatements(() => list('limit=100'))).filter((name) => ofTheList.test(name));
    expect(statements.toSorted()).toEqual(['products.find_card_stock', 'products.find_parts']);
  });

  test('show the savings against the parts at the shopper’s prices', async () => {
    await makeTradePrice(db, shampoo.versions[0]?.id ?? '', 'barberia', 17_000);
    await makeProgrammedPrice(db, dye.versions[2]?.id ?? '', 10_000, { tradeTypeId: 'barberia' });
    // the combo has four of the dye: a deal from four applies, one from five does not
    await makeDeal(db, { productId: dye.id, amount: 50, tradeTypeId: 'barberia', minQuantity: 4 });
    await makeDeal(db, { productId: dye.id, amount: 90, tradeTypeId: 'barberia', minQuantity: 5 });
    catalogue.cache.clear();
    expect((await list('', 'barber')).results[0]?.partsPrice).toBe(3 * 5_000 + 17_000 + 6_000);
    expect((await list()).results[0]?.partsPrice).toBe(65_000);
    expect((await open(kit.id, 'barber')).partsPrice).toBe(38_000);
    await db.query('delete from products.deal');
  });
});

describe('the stock of a combo', () => {
  const stockOf = async (units: number[], parts: (readonly [units: number, fixed?: number])[]): Promise<number> => {
    const product = await makeProduct(db, {
      versions: units.map((stock, at) => ({ shade: [String(at), 'Tono'] as [string, string], stock })),
    });
    const made = await makeProduct(db, {
      kind: 'combo',
      parts: parts.map(([quantity, fixed]) => ({
        productId: product.id,
        quantity,
        ...(fixed !== undefined && { versionId: product.versions[fixed]?.id ?? '' }),
      })),
    });
    return (await open(made.id)).stock;
  };
  const each = (n: number, quantity = 1): [number][] => Array.from({ length: n }, () => [quantity]);

  test.each<[string, number[], (readonly [units: number, fixed?: number])[], number]>([
    ['one shade is enough for all of them', [40], each(4), 10],
    ['each part may be another shade', [3, 3, 3, 3], each(4), 3],
    ['a shade may stand for two parts while another stands for one', [8, 4], each(3), 4],
    ['no shade has enough for two, and there are too few shades', [1, 1, 1], each(4), 0],
    ['parts of several units', [7, 6, 5], each(2, 3), 2],
    ['a fixed part takes its units first', [6], [[2, 0], ...each(1)], 2],
    ['a fixed part of a shade that others go around', [2, 9], [[1, 0], ...each(2)], 2],
    ['a fixed part that is out', [0, 9], [[1, 0], ...each(1)], 0],
    ['nothing is there', [0, 0], each(1), 0],
  ])('when %s', async (_title, units, parts, kits) => {
    expect(await stockOf(units, parts)).toBe(kits);
  });
});

describe('the page of a combo', () => {
  test('shows for each part its fixed version, or those to choose from', async () => {
    const { assemblies, partsPrice, price, stock } = await open(kit.id);
    expect({ partsPrice, price, stock }).toEqual({ partsPrice: 65_000, price: 50_000, stock: 2 });
    expect(assemblies.map(({ versionCode, versions }) => [versionCode, versions.map(({ code }) => code)])).toEqual([
      [null, ['TNT-71', 'TNT-60', 'TNT-10']],
      ['CHA', ['CHA']],
      ['TNT-71', ['TNT-71']],
    ]);
    expect(assemblies[0]?.versions).toMatchObject([
      { price: 12_000, stock: 5, quantityAvailable: 45, color: { color: '#9A8468' } },
      { price: 11_000, stock: 0, quantityAvailable: 40, is_top_seller: true },
      { price: 13_000, stock: 8, quantityAvailable: 8, excluded_from_presale: true },
    ]);
  });

  test('lists the versions of a product once, however many must be chosen', async () => {
    const parts = [1, 1, 1].map((quantity) => ({ productId: dye.id, quantity }));
    const several = await makeProduct(db, { code: 'TRES', kind: 'combo', parts });
    expect((await open(several.id)).assemblies.map(({ versions }) => versions.length)).toEqual([3, 0, 0]);
    await db.query(`update products.product set selling = 'draft' where id = $1`, [several.id]);
  });

  test('offers no choice and no total for a part that is not sold', async () => {
    const gone = await makeProduct(db, { versions: [{ shade: ['1', 'Uno'], stock: 9 }] });
    const odd = await makeProduct(db, { code: 'RARO', kind: 'combo', parts: [{ productId: gone.id, quantity: 1 }] });
    expect(await open(odd.id)).toMatchObject({ stock: 9, partsPrice: 10_000 });
    await db.query(`update products.product set selling = 'draft' where id = $1`, [gone.id]);
    catalogue.cache.clear();
    expect(await open(odd.id)).toMatchObject({ stock: 0, partsPrice: null, assemblies: [{ versions: [] }] });
    await db.query(`update products.product set selling = 'draft' where id = $1`, [odd.id]);
  });

  test('is the only one with parts and their total', async () => {
    expect(await open(shampoo.id)).toMatchObject({ assemblies: [], partsPrice: null });
  });
});
