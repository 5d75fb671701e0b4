import { randomUUID } from 'node:crypto';
import type { productsApi } from '@tonalia/contract/products-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { useDatabase } from '../../../../test/database.ts';
import { type CatalogueApp, makeCatalogueApp } from '../../../../test/make-catalogue-app.ts';
import { type MadeProduct, type ProductToMake, makeProduct } from '../../../../test/make-products.ts';
import { createPool } from '../../../platform/pool.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { ageSales } from './age-sales.ts';
import { recordSold } from './record-sold.ts';

type ProductResponse = z.output<(typeof productsApi)['GET /product/query']['response']>;

const database = useDatabase();
const db = createPool({ url: database.url });
let catalogue: CatalogueApp;
let made = 0;

beforeAll(async () => {
  catalogue = await makeCatalogueApp(db, { now: () => new Date('2026-05-04T15:00:00Z') });
});
afterAll(async () => {
  await catalogue.app.close();
  await db.end();
});

/** A product in stock with its own category and brand, so that nothing is related to it by default. */
const makeAlone = (more: ProductToMake = {}) =>
  makeProduct(db, { stock: 50, brand: `Marca ${(made += 1)}`, category: `Categoría ${made}`, ...more });

const order = (lines: [MadeProduct, units: number][], orderId = randomUUID()) =>
  inTransaction(db, (tx) =>
    recordSold(tx, {
      id: '1',
      topic: 'order.placed',
      payload: {
        orderId,
        warehouseId: 'BOG',
        boughtOn: '2026-05-04',
        sold: lines.map(([product, quantity]) => ({ versionId: product.versions[0]?.id ?? '', quantity })),
      },
    }),
  );

async function timesOf(product: MadeProduct): Promise<Record<string, number>> {
  const { rows } = await db.query<{ code: string; times: number }>(
    `select code, times from products.bought_together join products.product p on p.id = other_id where product_id = $1 order by 1`,
    [product.id],
  );
  return Object.fromEntries(rows.map(({ code, times }) => [code, times]));
}

async function related(product: MadeProduct): Promise<string[]> {
  catalogue.cache.clear();
  const { body } = await catalogue.get<ProductResponse>(`/product/query?_id=${product.id}`);
  return body.results.related.map(({ code }) => code);
}

describe('products bought together', () => {
  test('are related in both directions, by frequency', async () => {
    const [dye, oxidant, gloves] = [
      await makeAlone({ code: 'TINTE' }),
      await makeAlone({ code: 'OXIDANTE' }),
      await makeAlone({ code: 'GUANTES', unitsSold: 900 }),
    ];
    await order([
      [dye, 3],
      [oxidant, 1],
      [gloves, 1],
    ]);
    await order([
      [oxidant, 1],
      [dye, 2],
      [dye, 1],
    ]);
    expect(await timesOf(dye)).toEqual({ OXIDANTE: 2, GUANTES: 1 });
    expect(await timesOf(gloves)).toEqual({ OXIDANTE: 1, TINTE: 1 });
    expect(await related(dye)).toEqual(['OXIDANTE', 'GUANTES']);
  });

  test('count once, however often the event is delivered', async () => {
    const [one, other] = [await makeAlone({ code: 'UNO' }), await makeAlone({ code: 'OTRO' })];
    const orderId = randomUUID();
    for (let delivery = 0; delivery < 3; delivery += 1)
      await order(
        [
          [one, 2],
          [other, 1],
        ],
        orderId,
      );
    expect(await timesOf(one)).toEqual({ OTRO: 1 });
    const { rows } = await db.query('select units_sold from products.product where id = $1', [one.id]);
    expect(rows).toEqual([{ units_sold: 2 }]);
  });

  test('lose the record of counting once their sales no longer count', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    await db.query(
      `insert into products.counted_order (order_id, counted_at) values ($1, now() - interval '101 days'), ($2, now() - interval '99 days')`,
      [one, other],
    );
    await ageSales(db, { now: () => new Date() });
    const { rows } = await db.query('select order_id from products.counted_order where order_id = any($1)', [
      [one, other],
    ]);
    expect(rows).toEqual([{ order_id: other }]);
  });

  test('are, in a very large order, those with the most units', async () => {
    const shelf = await Promise.all(Array.from({ length: 15 }, (_, at) => makeAlone({ code: `REPISA-${at}` })));
    await order(shelf.map((product, at) => [product, 15 - at]));
    expect(Object.keys(await timesOf(shelf[0] ?? (await makeAlone())))).toHaveLength(11);
    expect(await timesOf(shelf[12] ?? (await makeAlone()))).toEqual({});
  });

  test('never include a combo and its own part', async () => {
    const [part, beside] = [await makeAlone({ code: 'PARTE' }), await makeAlone({ code: 'APARTE' })];
    const kit = await makeAlone({ code: 'JUEGO', kind: 'combo', parts: [{ productId: part.id, quantity: 1 }] });
    await order([
      [part, 1],
      [beside, 1],
      [kit, 1],
    ]);
    expect([await timesOf(kit), await timesOf(part)]).toEqual([{ APARTE: 1 }, { APARTE: 1 }]);
  });

  test('are counted correctly for concurrent orders with any order of lines', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, (_, at) => makeAlone({ code: `A-LA-VEZ-${at}` })));
    await Promise.all(
      Array.from(
        { length: 12 },
        (_, turn) => order(all.map((_product, at) => [all[(at * 5 + turn) % 6] ?? (all[0] as MadeProduct), 1])), // as: there are six
      ),
    );
    expect(Object.values(await timesOf(all[0] ?? (await makeAlone())))).toEqual([12, 12, 12, 12, 12]);
  });
});

describe('the products related to one', () => {
  test('are those bought together, then of its category those of the same brand, then best sellers', async () => {
    const line = { category: 'Línea/Fina', stock: 5 };
    const dye = await makeProduct(db, { ...line, code: 'L-TINTE', brand: 'Fina' });
    await makeProduct(db, { ...line, code: 'L-OTRO', brand: 'Otra', unitsSold: 40 });
    await makeProduct(db, { ...line, code: 'L-SUYO', brand: 'Fina', unitsSold: 1 });
    await makeProduct(db, { ...line, code: 'L-AGOTADO', brand: 'Fina', unitsSold: 90, stock: 0 });
    await makeProduct(db, { ...line, code: 'L-RETIRADO', brand: 'Fina', unitsSold: 90, active: false });
    await makeProduct(db, { ...line, code: 'L-VACIO', brand: 'Fina', unitsSold: 90, versions: [] });
    await makeProduct(db, { ...line, code: 'L-KIT', kind: 'combo', parts: [{ productId: dye.id, quantity: 1 }] });
    const oxidant = await makeAlone({ code: 'L-OXIDANTE' });
    await order([
      [dye, 1],
      [oxidant, 1],
    ]);
    expect(await related(dye)).toEqual(['L-OXIDANTE', 'L-SUYO', 'L-OTRO', 'L-AGOTADO']);
  });

  test('are a dozen at most', async () => {
    const dye = await makeAlone({ category: 'Llena' });
    await Promise.all(Array.from({ length: 15 }, () => makeAlone({ category: 'Llena' })));
    expect(await related(dye)).toHaveLength(12);
  });
});
