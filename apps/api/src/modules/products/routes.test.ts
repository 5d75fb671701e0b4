import type { productsApi } from '@tonalia/contract/products-api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { useDatabase } from '../../../test/database.ts';
import { type CatalogueApp, makeCatalogueApp } from '../../../test/make-catalogue-app.ts';
import {
  type MadeProduct,
  makeDeal,
  makeProduct,
  makeProgrammedPrice,
  makeTradePrice,
} from '../../../test/make-products.ts';
import { knownStatements } from '../../platform/db.ts';
import { createPool } from '../../platform/pool.ts';
import { ownStatements } from '../../../test/own-statements.ts';
import { findCardStock } from './card/card.sql.ts';

type Body<K extends keyof typeof productsApi> = z.output<(typeof productsApi)[K]['response']>;
type List = Body<'GET /product/list'>;

const database = useDatabase();
const db = createPool({ url: database.url });
const now = new Date('2026-05-04T15:00:00Z');
let catalogue: CatalogueApp;
/** The number of statements on the catalogue that the work runs. */
const costOf = async (work: () => Promise<unknown>): Promise<number> =>
  (await ownStatements(work)).filter((name) => name.startsWith('products.')).length;

const made: Record<string, MadeProduct> = {};
const idOf = (name: string): string => made[name]?.id ?? '';
const versionOf = (name: string, at = 0): string => made[name]?.versions[at]?.id ?? '';

beforeAll(async () => {
  catalogue = await makeCatalogueApp(db, { now: () => now });
  made.dye = await makeProduct(db, {
    code: 'TNT',
    name: 'Tinte permanente',
    brand: 'Áurea',
    category: 'Coloración/Tintes',
    unitsSold: 90,
    minQuantity: 1,
    versions: [
      {
        code: 'TNT-71',
        shade: ['7.1', 'Rubio medio cenizo'],
        hex: '#9A8468',
        family: 6,
        volume: [90, 'ml'],
        price: 12_000,
        stock: { BOG: 5, MDE: 50 },
      },
      {
        code: 'TNT-60',
        shade: ['6', 'Rubio oscuro'],
        hex: '#6E5138',
        family: 3,
        volume: [90, 'ml'],
        price: 11_000,
        stock: { BOG: 0 },
        excludedFromPresale: true,
      },
    ],
    presale: { dispatchDate: '2026-05-20', capacity: 40 },
  });
  made.shampoo = await makeProduct(db, {
    code: 'CHA',
    name: 'Champú nutritivo',
    brand: 'Áurea',
    category: 'Cabello/Champús',
    unitsSold: 50,
    price: 20_000,
    stock: { BOG: 8 },
  });
  made.wax = await makeProduct(db, {
    code: 'CER',
    name: 'Cera mate',
    brand: 'Bravo',
    category: 'Cabello/Peinado',
    unitsSold: 50,
    price: 15_000,
    stock: 0,
    minQuantity: 6,
    firstSeenAt: new Date('2026-04-20T00:00:00Z'),
  });
  made.kit = await makeProduct(db, {
    code: 'KIT',
    name: 'Kit de color',
    brand: 'Bravo',
    category: 'Coloración/Kits',
    kind: 'combo',
    price: 40_000,
    parts: [
      { productId: idOf('dye'), quantity: 2 },
      { productId: idOf('shampoo'), versionId: versionOf('shampoo'), quantity: 1 },
    ],
  });
  made.hidden = await makeProduct(db, { name: 'Retirado', active: false });
  await db.query('select products.refresh_shown(null)');
});
beforeEach(() => catalogue.cache.clear());
afterAll(async () => {
  await catalogue.app.close();
  await db.end();
});

const list = (query: string, token?: string) => catalogue.get<List>(`/product/list?${query}`, token);
const names = (body: List) => body.results.map((product) => product.name);

describe('the list of products', () => {
  test.each([
    ['', ['Tinte permanente', 'Champú nutritivo', 'Cera mate', 'Kit de color']],
    ['sort=price_asc', ['Tinte permanente', 'Cera mate', 'Champú nutritivo', 'Kit de color']],
    ['sort=price_desc', ['Kit de color', 'Champú nutritivo', 'Cera mate', 'Tinte permanente']],
    ['sort=name', ['Cera mate', 'Champú nutritivo', 'Kit de color', 'Tinte permanente']],
    ['sort=newest&limit=1', ['Cera mate']],
    ['available=1', ['Tinte permanente', 'Champú nutritivo', 'Kit de color']],
    ['available=1&userCityId=05001', ['Tinte permanente']],
    ['news=1', ['Cera mate']],
    ['presale=1', ['Tinte permanente']],
    ['combos=1', ['Kit de color']],
    ['offers=1', []],
  ])('shows what %s asks for · GEN-04 API-40', async (query, expected) => {
    const { status, body } = await list(query);
    expect(status).toBe(200);
    expect(names(body)).toEqual(expected);
  });

  test('a product with a new shade is among the new products, with the new tones on its card', async () => {
    const cameOn = (day: string) =>
      db.query('update products.version set first_seen_at = $1 where id = $2', [new Date(day), versionOf('dye', 1)]);
    const { rows } = await db.query<{ first_seen_at: Date }>(
      'select first_seen_at from products.version where id = $1',
      [versionOf('dye', 1)],
    );
    await cameOn('2026-05-01T00:00:00Z');
    const { body } = await list('news=1&sort=newest');
    expect(names(body)).toEqual(['Tinte permanente', 'Cera mate']);
    expect(body.results[0]).toMatchObject({ newTones: ['#6E5138'], newsAt: '2026-05-01T00:00:00.000Z', is_new: true });
    expect(body.results[1]).toMatchObject({ newTones: [], newsAt: '2026-04-20T00:00:00.000Z', is_new: true });
    await cameOn(rows[0]?.first_seen_at.toISOString() ?? '');
    expect(names((await list('news=1')).body)).toEqual(['Cera mate']);
    const { body: all } = await list('');
    expect(all.results.filter((product) => product.is_new).map(({ name }) => name)).toEqual(['Cera mate']);
  });

  test('can show a brand, or a category with its children · GEN-04', async () => {
    expect(names((await list(`manufacturerId=${made.wax?.manufacturerId}`)).body)).toEqual([
      'Cera mate',
      'Kit de color',
    ]);
    const categories = await catalogue.get<Body<'GET /category/list'>>('/category/list');
    const hair = categories.body.results.find((category) => category.name === 'Cabello');
    expect(names((await list(`categoryId=${hair?._id}`)).body)).toEqual(['Champú nutritivo', 'Cera mate']);
    expect(names((await list(`categoryId=${hair?._id}&manufacturerId=${made.wax?.manufacturerId}`)).body)).toEqual([
      'Cera mate',
    ]);
  });

  test.each(['list?', 'list?facets=1&limit=1&', 'list?combos=1&'])(
    'of an unknown category (%s) is not found, of an empty one is empty',
    async (path) => {
      const gone = await catalogue.get(`/product/${path}categoryId=999999`);
      expect(gone).toMatchObject({
        status: 404,
        body: { code: 'CATEGORY_NOT_FOUND', message: 'Esa categoría ya no está.' },
      });
      const { rows } = await db.query<{ id: string }>(
        `insert into products.category (name) values ('Vacía ' || $1) returning id`,
        [path],
      );
      expect(await catalogue.get(`/product/${path}categoryId=${rows[0]?.id}`)).toMatchObject({
        status: 200,
        body: { total: 0 },
      });
    },
  );

  test('has pages that never overlap, ties or not, with a total · CON-01', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list(`limit=2&page=${page}`)));
    expect(pages.map(({ body }) => names(body))).toEqual([
      ['Tinte permanente', 'Champú nutritivo'],
      ['Cera mate', 'Kit de color'],
      [],
    ]);
    for (const { body } of pages) expect(body).toMatchObject({ total: 4, pages: 2, limit: 2 });
    expect((await list('')).body).toMatchObject({ page: 1, limit: 20 });
  });

  test('counts brands and categories beside the filter, each without itself', async () => {
    const { body } = await list(`facets=1&manufacturerId=${made.wax?.manufacturerId}`);
    expect(body.facets?.manufacturers.map(({ name, count }) => [name, count])).toEqual([
      ['Áurea', 2],
      ['Bravo', 2],
    ]);
    expect(body.facets?.categories.map(({ name, count }) => [name, count])).toEqual([
      ['Kits', 1],
      ['Peinado', 1],
    ]);
    expect((await list('')).body.facets).toBeNull();
  });

  test('has the fields of each product’s card · ENT-06', async () => {
    const { body } = await list('limit=1');
    expect(body.results[0]).toMatchObject({
      code: 'TNT',
      manufacturer: { name: 'Áurea' },
      price: 11_000,
      originalPrice: 11_000,
      discount: null,
      has_versions: true,
      has_colors: true,
      minQuantity: 1,
      is_PreSales: true,
      dispatchDate: '2026-05-20',
      presaleLeft: 40,
      stock: 5,
      warehouses: [{ warehouse: 'BOG', stock: 5 }],
      tones: ['#9A8468', '#6E5138'],
      tonesTotal: 2,
      matched: null,
      unitPrice: { amount: 122, unit: 'ml' },
      applicableDealsId: null,
      programmedPriceId: null,
    });
  });

  test.each([
    'page=0',
    'page=1.5',
    'limit=0',
    'limit=101',
    'categoryId=abc',
    'sort=cheap',
    'available=maybe',
    'manufacturerId=-1',
  ])('refuses %s', async (query) => {
    expect(await list(query)).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
  });
});

describe('prices and stock are the shopper’s', () => {
  test('each trade type gets its own price, never another’s from the cache', async () => {
    await makeTradePrice(db, versionOf('shampoo'), 'barberia', 17_000);
    const price = async (token?: string) =>
      (await list('sort=name', token)).body.results.find((product) => product.code === 'CHA')?.price;
    for (let round = 0; round < 2; round += 1) {
      expect(await price()).toBe(20_000);
      expect(await price('barber')).toBe(17_000);
      expect(await price('guest')).toBe(20_000);
      expect(await price('salon')).toBe(20_000);
    }
  });

  test('only responses that are equal for all visitors may be cached by proxies', async () => {
    expect((await list('')).headers['cache-control']).toContain('public');
    expect((await list('', 'guest')).headers['cache-control']).toContain('public');
    expect((await list('', 'barber')).headers['cache-control']).toBe('private, no-store');
  });

  test('warehouse and trade type in the query are ignored', async () => {
    const { body } = await list('warehouse=MDE&tradeTypeId=barberia&userId=7');
    expect(body.results.find((product) => product.code === 'CHA')).toMatchObject({ price: 20_000, stock: 8 });
  });

  test('stock is that of the shopper’s warehouse', async () => {
    const stock = async (token?: string) => (await list('limit=1', token)).body.results[0]?.stock;
    expect([await stock(), await stock('salon')]).toEqual([5, 50]);
  });

  test('an unknown token is refused', async () => {
    expect(await list('', 'stolen')).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  });

  test('a deal shows on the card and adds the product to the offers', async () => {
    const deal = await makeDeal(db, { amount: 25, categoryId: made.wax?.categoryId ?? '', name: 'Peinado' });
    const { body } = await list('offers=1');
    expect(names(body)).toEqual(['Cera mate']);
    expect(body.results[0]).toMatchObject({
      price: 11_250,
      originalPrice: 15_000,
      discount: { value: 3_750, percent: 25 },
      applicableDealsId: deal,
    });
    await db.query('delete from products.deal');
  });

  test('a deal for another trade type is no offer', async () => {
    await makeDeal(db, { amount: 25, productId: idOf('wax'), tradeTypeId: 'barberia' });
    expect((await list('offers=1')).body.total).toBe(0);
    expect((await list('offers=1', 'barber')).body.total).toBe(1);
    await db.query('delete from products.deal');
  });

  test('a programmed price applies in its window; of two the lower one', async () => {
    const everybody = await makeProgrammedPrice(db, versionOf('wax'), 13_000, {
      name: 'Semana',
      during: '[2026-05-01, 2026-05-08)',
    });
    await makeProgrammedPrice(db, versionOf('wax'), 12_000, { name: 'Barberos', tradeTypeId: 'barberia' });
    await makeProgrammedPrice(db, versionOf('shampoo'), 1_000, { name: 'Pasado', during: '[2026-04-01, 2026-05-01)' });
    const { body } = await list('offers=1');
    expect(body.results).toMatchObject([
      { price: 13_000, programmedPriceId: everybody, programmedPriceName: 'Semana' },
    ]);
    catalogue.cache.clear();
    expect((await list('offers=1', 'barber')).body.results).toMatchObject([
      { price: 12_000, programmedPriceName: 'Barberos' },
    ]);
    await db.query('delete from products.programmed_price');
  });
});

describe('a product', () => {
  const query = (id: string, token?: string) =>
    catalogue.get<Body<'GET /product/query'>>(`/product/query?_id=${id}`, token);

  test('has all its versions with price, stock and available units · API-44 ENT-07', async () => {
    const { body } = await query(idOf('dye'));
    expect(body.results).toMatchObject({ code: 'TNT', breadcrumbs: [{ name: 'Coloración' }, { name: 'Tintes' }] });
    expect(body.results.versions).toMatchObject([
      {
        code: 'TNT-71',
        price: 12_000,
        stock: 5,
        quantityAvailable: 45,
        excluded_from_presale: false,
        quantity: 0,
        attributes: [
          { name: 'Tono', value: '7.1 Rubio medio cenizo' },
          { name: 'Volumen', value: '90 ml' },
        ],
        color: { name: '7.1 Rubio medio cenizo', color: '#9A8468', image: null },
        image: `/pictures/version/${versionOf('dye')}`,
      },
      { code: 'TNT-60', price: 11_000, stock: 0, quantityAvailable: 0, excluded_from_presale: true },
    ]);
  });

  test('without versions has one with its own code and picture · CON-05', async () => {
    const { body } = await query(idOf('shampoo'));
    expect(body.results).toMatchObject({
      has_versions: false,
      minQuantity: 1,
      image: `/pictures/product/${idOf('shampoo')}`,
    });
    expect(body.results.versions).toMatchObject([{ code: 'CHA', attributes: [], color: null, stock: 8 }]);
  });

  test('that is a combo has the stock its parts allow', async () => {
    const { body } = await query(idOf('kit'));
    expect(body.results).toMatchObject({ stock: 2, versions: [{ code: 'KIT', stock: 2, price: 40_000 }] });
    expect((await query(idOf('kit'), 'salon')).body.results.stock).toBe(0);
  });

  test.each(['999999999', 'hidden'])('%s is not found', async (id) => {
    const { status, body } = await query(id === 'hidden' ? idOf('hidden') : id);
    expect([status, body]).toMatchObject([404, { code: 'PRODUCT_NOT_FOUND' }]);
  });

  test.each(['', '0', 'abc', '-1', '1e3', '99999999999999999999', '1%00'])(
    'with the id “%s” is refused',
    async (id) => {
      expect((await query(id)).status).toBe(400);
    },
  );
});

test('the home screen has its shelves, without empty ones · API-43 GEN-04', async () => {
  const { body } = await catalogue.get<Body<'GET /product/listHome'>>('/product/listHome');
  const shelves = body.results.shelves.map(({ key, products: shown }) => [key, shown.map(({ code }) => code)]);
  expect(shelves).toEqual([
    ['bestsellers', ['TNT', 'CHA', 'CER', 'KIT']],
    ['news', ['CER']],
    ['combos', ['KIT']],
  ]);
});

test('a failing shelf is omitted, and the others are there', async () => {
  const { names = [] } = knownStatements().get(findCardStock.statementName) ?? {};
  const idsOf = (values: unknown[]) => String(values[names.indexOf('ids')]).split(',');
  const broken = {
    ...db,
    query: async (config: { name: string; text: string; values: unknown[] }) => {
      if (config.name === findCardStock.statementName && idsOf(config.values).includes(idOf('kit')))
        throw new Error('away');
      return db.query(config);
    },
  };
  const half = await makeCatalogueApp(broken as typeof db, { now: () => now }); // a pool that cannot read the stock of a combo
  const { body } = await half.get<Body<'GET /product/listHome'>>('/product/listHome');
  expect(body.results.shelves.map(({ key }) => key)).toEqual(['news']);
  await half.app.close();
});

test('a list costs one statement, and so does a search that matches shades', async () => {
  await catalogue.get('/category/list'); // finish pending reloads
  expect(await costOf(() => list('limit=100&facets=1'))).toBe(1);
  expect(await costOf(() => catalogue.get('/search?search=rubio&facets=1'))).toBe(1);
  expect(await costOf(() => catalogue.get('/product/listHome'))).toBe(1);
});

test('colour families count the products with a shade in them · API-46', async () => {
  const { body } = await catalogue.get<Body<'GET /attribute/color/list'>>('/attribute/color/list');
  expect(body.results).toMatchObject([
    { name: 'Rubios', color: '#CFAD7B', products: 1 },
    { name: 'Cenizos', color: '#807763', products: 1 },
  ]);
});

test('brands are listed by name with their counts, page by page · GEN-04', async () => {
  const { body } = await catalogue.get<Body<'GET /manufacturer/list'>>('/manufacturer/list?limit=1&page=2');
  expect(body).toMatchObject({ results: [{ name: 'Bravo', products: 2 }], total: 2, pages: 2 });
});

test('categories have two levels; a parent counts the products of its children · GEN-04', async () => {
  const { body } = await catalogue.get<Body<'GET /category/list'>>('/category/list');
  const shown = body.results.map(({ name, products: count, children }) => [
    name,
    count,
    children.map((child) => child.name),
  ]);
  expect(shown).toEqual([
    ['Cabello', 2, ['Champús', 'Peinado']],
    ['Coloración', 2, ['Kits', 'Tintes']],
  ]);
});
