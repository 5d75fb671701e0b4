import { randomUUID } from 'node:crypto';
import type { productsApi } from '@tonalia/contract/products-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { useDatabase } from '../../../../test/database.ts';
import { type CatalogueApp, makeCatalogueApp } from '../../../../test/make-catalogue-app.ts';
import { type MadeProduct, makeProduct } from '../../../../test/make-products.ts';
import { createPool } from '../../../platform/pool.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { ageSales } from './age-sales.ts';
import { recordSold } from './record-sold.ts';

type List = z.output<(typeof productsApi)['GET /product/list']['response']>;
type Home = z.output<(typeof productsApi)['GET /product/listHome']['response']>;

const database = useDatabase();
const db = createPool({ url: database.url });
let catalogue: CatalogueApp;
const [bogota, medellin] = ['11001', '05001'];

beforeAll(async () => {
  catalogue = await makeCatalogueApp(db, { now: () => new Date('2026-05-04T15:00:00Z') });
});
afterAll(async () => {
  await catalogue.app.close();
  await db.end();
});

const order = (warehouseId: string, product: MadeProduct, quantity: number, boughtOn = '2026-05-04') =>
  inTransaction(db, (tx) =>
    recordSold(tx, {
      id: '1',
      topic: 'order.placed',
      payload: {
        orderId: randomUUID(),
        warehouseId,
        boughtOn,
        sold: [{ versionId: product.versions[0]?.id ?? '', quantity }],
      },
    }),
  );

const make = (name: string) => makeProduct(db, { name: `${name} de vitrina`, brand: 'Vitrina', stock: 9 });

async function names(path: string, city: string): Promise<string[]> {
  catalogue.cache.clear();
  const { body } = await catalogue.get<List>(`${path}${path.includes('?') ? '&' : '?'}userCityId=${city}`);
  return body.results.map(({ name }) => name.split(' ')[0] ?? '');
}
async function shelf(city: string): Promise<string[]> {
  catalogue.cache.clear();
  const { body } = await catalogue.get<Home>(`/product/listHome?userCityId=${city}`);
  const bestsellers = body.results.shelves.find(({ key }) => key === 'bestsellers');
  return (bestsellers?.products ?? []).map(({ name }) => name.split(' ')[0] ?? '');
}

test('best sellers are those of the shopper’s city, in lists, in search and on the home page · D-35', async () => {
  const [dye, gel, comb] = [await make('Tinte'), await make('Gel'), await make('Peine')];
  await order('BOG', gel, 5);
  await order('BOG', dye, 2);
  await order('MDE', dye, 3);
  await order('MDE', comb, 4, '2026-02-03');
  const inBogota = ['Gel', 'Tinte', 'Peine'];
  const inMedellin = ['Peine', 'Tinte', 'Gel'];
  for (const [city, expected] of [
    [bogota, inBogota],
    [medellin, inMedellin],
  ] as const) {
    expect(await names('/product/list', city)).toEqual(expected);
    expect(await names('/product/list?sort=bestsellers', city)).toEqual(expected);
    expect(await names('/search?search=vitrina', city)).toEqual(expected);
    expect(await shelf(city)).toEqual(expected);
  }

  await ageSales(db, { now: () => new Date('2026-05-05T15:00:00Z') });
  expect(await names('/product/list', medellin)).toEqual(['Tinte', 'Gel', 'Peine']);
  expect(await names('/product/list', bogota)).toEqual(inBogota);
  await order('MDE', gel, 7);
  expect(await names('/product/list', medellin)).toEqual(['Gel', 'Tinte', 'Peine']);
  const { rows } = await db.query('select units_sold, sold_in from products.product order by id');
  expect(rows).toEqual([
    { units_sold: 5, sold_in: { BOG: 2, MDE: 3 } },
    { units_sold: 12, sold_in: { BOG: 5, MDE: 7 } },
    { units_sold: 0, sold_in: {} },
  ]);
});

test('concurrently counted orders from two warehouses both count', async () => {
  const product = await make('Cepillo');
  await Promise.all(Array.from({ length: 10 }, (_, n) => order(n % 2 === 0 ? 'BOG' : 'MDE', product, 1)));
  const { rows } = await db.query('select units_sold, sold_in from products.product where id = $1', [product.id]);
  expect(rows).toEqual([{ units_sold: 10, sold_in: { BOG: 5, MDE: 5 } }]);
});

test('a cancelled order takes its units from its own versions only', async () => {
  const [gone, kept] = [await make('Laca'), await make('Cera')];
  await order('BOG', kept, 3);
  const sold = [{ versionId: gone.versions[0]?.id ?? '', quantity: 2 }];
  const payload = { orderId: randomUUID(), warehouseId: 'BOG', boughtOn: '2026-05-04', sold };
  const hear = (more: object) =>
    inTransaction(db, (tx) => recordSold(tx, { id: '2', topic: 'order.changed', payload: { ...payload, ...more } }));
  await hear({});
  await hear({ from: 'confirmed', status: 'cancelled', eventId: 1 });
  const ids = [gone, kept].map(({ versions }) => versions[0]?.id);
  const { rows } = await db.query('select units_sold as units from products.version where id = any($1) order by id', [
    ids,
  ]);
  expect(rows).toEqual([{ units: 0 }, { units: 3 }]);
});
