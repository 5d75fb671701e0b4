import type { productsApi } from '@tonalia/contract/products-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { useDatabase } from '../../../../test/database.ts';
import { type CatalogueApp, makeCatalogueApp } from '../../../../test/make-catalogue-app.ts';
import { type MadeProduct, makeDeal, makeProduct, makeProgrammedPrice } from '../../../../test/make-products.ts';
import { createPool } from '../../../platform/pool.ts';
import { dealsFor } from '../deal/deals-for.ts';
import { findSellables } from '../sellable/find-sellables.ts';

type List = z.output<(typeof productsApi)['GET /product/list']['response']>;
type Combos = z.output<(typeof productsApi)['GET /combo/list']['response']>;
type ProductResponse = z.output<(typeof productsApi)['GET /product/query']['response']>;

const database = useDatabase();
const db = createPool({ url: database.url });
let now = new Date();
const clock = { now: () => now };
let catalogue: CatalogueApp;
let dye: MadeProduct;

beforeAll(async () => {
  catalogue = await makeCatalogueApp(db, clock);
  dye = await makeProduct(db, { code: 'TINTE', price: 10_000, stock: 9 });
  await makeProduct(db, { code: 'KIT', kind: 'combo', price: 15_000, parts: [{ productId: dye.id, quantity: 2 }] });
  const versionId = dye.versions[0]?.id ?? '';
  await makeProgrammedPrice(db, versionId, 9_000, { during: '[2026-05-04 15:00:00Z, 2026-05-04 18:00:00Z)' });
  await makeProgrammedPrice(db, versionId, 8_000, { during: '[2026-05-04 18:00:00Z, 2026-05-04 19:00:00Z)' });
  await makeDeal(db, { productId: dye.id, amount: 50, during: '[2026-05-04 16:30:00Z, 2026-05-04 17:00:00Z)' });
});
afterAll(async () => {
  await catalogue.app.close();
  await db.end();
});

/** The price of the dye in every response that has it; for the combo, half the price of its two parts. */
async function shownPrices(): Promise<number[]> {
  const list = (await catalogue.get<List>('/product/list?limit=50')).body.results;
  const one = (await catalogue.get<ProductResponse>(`/product/query?_id=${dye.id}`)).body.results;
  const [combo] = (await catalogue.get<Combos>('/combo/list')).body.results;
  const shopper = { tradeTypeId: 'visitante', agreedFor: null, warehouseId: 'BOG' };
  const [line] = await findSellables(db, shopper, [{ code: 'TINTE', versionCode: null }], clock);
  return [
    list.find(({ code }) => code === 'TINTE')?.price ?? NaN,
    one.price,
    one.versions[0]?.price ?? NaN,
    (combo?.partsPrice ?? NaN) / 2,
    line?.price(1).price ?? NaN,
  ];
}

test('a programmed price and a deal start and stop at their minute, everywhere at once · D-32', async () => {
  for (const [time, price] of [
    ['14:59:59.999', 10_000],
    ['15:00:00', 9_000],
    ['16:29:59.999', 9_000],
    ['16:30:00', 4_500],
    ['16:59:59.999', 4_500],
    ['17:00:00', 9_000],
    ['17:59:59.999', 9_000],
    ['18:00:00', 8_000],
    ['19:00:00', 10_000],
  ] as const) {
    now = new Date(`2026-05-04T${time}Z`);
    expect([time, await shownPrices()]).toEqual([time, [price, price, price, price, price]]);
  }
});

test('a deal of Saturdays lowers every price from one midnight of Bogotá to the next, and ends with the day (OFC-407)', async () => {
  await makeDeal(db, { productId: dye.id, amount: 10, during: '[2026-05-05 05:00:00Z,)', weekdays: [6] });
  for (const [time, price] of [
    ['2026-05-08T12:00:00', 10_000],
    ['2026-05-09T04:59:59.999', 10_000],
    ['2026-05-09T05:00:00', 9_000],
    ['2026-05-10T04:59:59.999', 9_000],
    ['2026-05-10T05:00:00', 10_000],
    ['2026-05-16T05:00:00', 9_000],
  ] as const) {
    now = new Date(`${time}Z`);
    expect([time, await shownPrices()]).toEqual([time, [price, price, price, price, price]]);
  }
  const [running] = await dealsFor(db, clock, { tradeTypeId: 'visitante' });
  expect(running?.endsAt).toBe(Date.parse('2026-05-17T05:00:00Z'));
});
