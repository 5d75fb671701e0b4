import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useDatabase } from '../../../../test/database.ts';
import { makeDeal, makeProduct, makeTradePrice } from '../../../../test/make-products.ts';
import { createPool } from '../../../platform/pool.ts';
import { pictureOf } from '../picture/picture-of.ts';
import { findProductsByCode } from './find-products.ts';
import { findSellables, findSellablesById } from './find-sellables.ts';

const database = useDatabase();
const db = createPool({ url: database.url });
const shopper = { tradeTypeId: 'barberia', agreedFor: null, warehouseId: 'BOG' };
const clock = { now: () => new Date('2026-05-04T15:00:00Z') };
let statements = 0;

const find = (...codes: [code: string, versionCode: string | null][]) =>
  findSellables(
    db,
    shopper,
    codes.map(([code, versionCode]) => ({ code, versionCode })),
    clock,
  );

beforeAll(async () => {
  db.on('acquire', () => (statements += 1));
  const dye = await makeProduct(db, {
    code: 'TNT',
    name: 'Tinte',
    brand: 'Áurea',
    versions: [
      {
        code: 'TNT-71',
        shade: ['7.1', 'Rubio medio cenizo'],
        hex: '#9A8468',
        volume: [90, 'ml'],
        price: 12_000,
        stock: 5,
      },
      {
        code: 'TNT-72',
        shade: ['7.2', 'Rubio medio irisado'],
        volume: [1_000, 'ml'],
        price: 12_000,
        excludedFromPresale: true,
      },
    ],
    presale: { dispatchDate: '2026-05-20', capacity: 40 },
  });
  const shampoo = await makeProduct(db, {
    code: 'CHA',
    price: 20_000,
    stock: 9,
    presale: { dispatchDate: '2026-06-01' },
  });
  await makeProduct(db, {
    code: 'KIT',
    kind: 'combo',
    price: 50_000,
    parts: [
      { productId: dye.id, quantity: 2 },
      { productId: shampoo.id, quantity: 3 },
    ],
  });
  await makeProduct(db, {
    code: 'OLD',
    active: false,
    presale: { dispatchDate: '2026-05-20', closesAt: new Date('2026-05-01') },
  });
  await makeTradePrice(db, shampoo.versions[0]?.id ?? '', 'barberia', 18_000);
  await makeDeal(db, { amount: 10, productId: dye.id, minQuantity: 6, name: 'Media docena' });
});
beforeEach(() => {
  statements = 0;
});
afterAll(() => db.end());

describe('the data of a cart line', () => {
  test('of a shade: its name, picture, stock, presale and price by quantity', async () => {
    const [shade] = await find(['TNT', 'TNT-71']);
    expect(shade).toMatchObject({
      code: 'TNT',
      versionCode: 'TNT-71',
      name: 'Tinte',
      versionName: '7.1 Rubio medio cenizo, 90 ml',
      stock: 5,
      active: true,
      manufacturer: { name: 'Áurea' },
      color: { name: '7.1 Rubio medio cenizo', color: '#9A8468' },
      hasShades: true,
      parts: [],
      presale: { dispatchDate: '2026-05-20', left: 40 },
    });
    expect(shade?.price(5)).toMatchObject({ price: 12_000, applicableDealsId: null });
    expect(shade?.price(6)).toMatchObject({ price: 10_800, originalPrice: 12_000 });
    expect(shade?.why(6)).toEqual([expect.any(String), expect.stringContaining('Media docena')]);
  });

  test('of a shade excluded from the presale: no presale', async () => {
    expect((await find(['TNT', 'TNT-72']))[0]).toMatchObject({
      presale: null,
      versionName: '7.2 Rubio medio irisado, 1.000 ml',
    });
  });

  test('of a product without versions: no version code, and the price of the trade type', async () => {
    const [shampoo] = await find(['CHA', null]);
    expect(shampoo).toMatchObject({
      versionCode: null,
      versionName: null,
      stock: 9,
      presale: { dispatchDate: '2026-06-01', left: null },
    });
    expect(shampoo?.price(1)).toMatchObject({ price: 18_000, originalPrice: 18_000 });
  });

  test('of a combo: its parts, and the stock they allow', async () => {
    const [kit] = await find(['KIT', null]);
    expect(kit).toMatchObject({
      kind: 'combo',
      stock: 2,
      parts: [
        { code: 'TNT', versionId: null, quantity: 2 },
        { code: 'CHA', quantity: 3 },
      ],
    });
    expect(kit?.parts[1]?.versionId).toBe((await find(['CHA', null]))[0]?.versionId);
  });

  test('has the requested order, without unknown versions and those of another product', async () => {
    const found = await find(
      ['CHA', null],
      ['TNT', 'NOPE'],
      ['CHA', 'TNT-71'],
      ['TNT', null],
      ['TNT', 'TNT-72'],
      ['TNT', 'TNT-71'],
    );
    expect(found.map(({ code, versionCode }) => [code, versionCode])).toEqual([
      ['CHA', null],
      ['TNT', 'TNT-72'],
      ['TNT', 'TNT-71'],
    ]);
  });

  test('of a version no longer sold: that it is not for sale', async () => {
    expect((await find(['OLD', null]))[0]).toMatchObject({ active: false, presale: null });
  });

  test('by id is the same', async () => {
    const byCode = await find(['TNT', 'TNT-71'], ['KIT', null]);
    const byId = await findSellablesById(
      db,
      shopper,
      byCode.map(({ versionId }) => versionId),
      clock,
    );
    expect(JSON.stringify(byId)).toBe(JSON.stringify(byCode));
  });

  test('costs two statements for one line or for three hundred', async () => {
    await find(['KIT', null], ...Array.from({ length: 299 }, (): [string, string] => ['TNT', 'TNT-71']));
    expect(statements).toBe(2);
  });
});

test('a product’s code is enough to know what must be chosen', async () => {
  expect(await findProductsByCode(db, ['TNT', 'NOPE'])).toMatchObject([
    { code: 'TNT', hasShades: true, hasVolumes: true, hasVersions: true },
  ]);
});

test('its picture can be drawn', async () => {
  const [shade] = await find(['TNT', 'TNT-71']);
  expect(await pictureOf(db, 'version', shade?.versionId ?? '')).toMatchObject({
    name: 'Tinte',
    manufacturerName: 'Áurea',
    hex: '#9A8468',
    picture: null,
  });
  expect(await pictureOf(db, 'product', shade?.productId ?? '')).toMatchObject({
    name: 'Tinte',
    categoryName: 'Cabello',
    hex: null,
  });
  expect(await pictureOf(db, 'manufacturer', shade?.manufacturer._id ?? '')).toMatchObject({ name: 'Áurea' });
  expect(await pictureOf(db, 'category', shade?.categoryId ?? '')).toMatchObject({ name: 'Cabello' });
  expect(await pictureOf(db, 'product', '999999999')).toBeUndefined();
  expect(await pictureOf(db, 'product', '../etc')).toBeUndefined();
});
