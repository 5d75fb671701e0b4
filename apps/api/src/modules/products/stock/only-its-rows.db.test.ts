import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { useDatabase } from '../../../../test/database.ts';
import { type ProductToMake, makeProduct } from '../../../../test/make-products.ts';
import { createPool } from '../../../platform/pool.ts';
import { type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { ageSales } from './age-sales.ts';
import { takeIn, takeOut } from './leave-stock.ts';
import { recordSold } from './record-sold.ts';
import { readStock, setStock } from './set-stock.ts';
import {
  bringToStock,
  givePresaleBack,
  giveStockBack,
  takeFromBuilding,
  takePresale,
  takeStock,
} from './take-stock.ts';

const database = useDatabase();
const db = createPool({ url: database.url, max: 4 });
afterAll(() => db.end());

const make = async (given: ProductToMake = {}) => {
  const { id, code, versions } = await makeProduct(db, given);
  return { productId: id, code, versionId: versions[0]?.id ?? '' };
};
const units = (versionId: string, quantity: number) => ({ versionId, quantity });

test('units move in the rows of their versions and warehouse, and in no other', async () => {
  const moved = async (act: (tx: Transaction, a: string, b: string) => Promise<unknown>) => {
    const [a, b] = [await make({ stock: { BOG: 10, MDE: 20 } }), await make({ stock: { BOG: 10, MDE: 20 } })];
    const ids = [a.versionId, b.versionId];
    await db.query('update products.stock set reserved = 5 where version_id = any($1::bigint[])', [ids]);
    const answer = await inTransaction(db, (tx) => act(tx, a.versionId, b.versionId));
    const { rows } = await db.query<{ row: string }>(
      `select available || '/' || reserved as row from products.stock where version_id = any($1::bigint[])
       order by version_id, warehouse_id`,
      [ids],
    );
    return [...rows.map(({ row }) => row), ...(Array.isArray(answer) ? answer : [])];
  };
  const facts = { cause: 'return' } as const;
  const leaving = (versionId: string, warehouseId: string, quantity: number) => ({
    ...units(versionId, quantity),
    warehouseId,
    document: 'TN-1',
  });
  expect(await moved((tx, a, b) => takeStock(tx, 'BOG', [units(a, 2), units(b, 3)]))).toEqual([
    '8/7',
    '20/5',
    '7/8',
    '20/5',
  ]);
  expect(await moved((tx, a, b) => giveStockBack(tx, 'BOG', [units(a, 2), units(b, 3)]))).toEqual([
    '12/3',
    '20/5',
    '13/2',
    '20/5',
  ]);
  expect(await moved((tx, a, b) => bringToStock(tx, 'BOG', [units(a, 2), units(b, 3)], facts))).toEqual([
    '12/5',
    '20/5',
    '13/5',
    '20/5',
  ]);
  expect(await moved((tx, a, b) => bringToStock(tx, 'BOG', [units(b, 3), units(a, 2)], facts))).toEqual([
    '12/5',
    '20/5',
    '13/5',
    '20/5',
  ]);
  expect(await moved((tx, a, b) => takeFromBuilding(tx, 'BOG', [units(a, 2), units(b, 3)], facts))).toEqual([
    '8/5',
    '20/5',
    '7/5',
    '20/5',
  ]);
  expect(await moved((tx, a, b) => takeOut(tx, [leaving(a, 'BOG', 2), leaving(b, 'MDE', 3)], facts))).toEqual([
    '10/3',
    '20/5',
    '10/5',
    '20/2',
  ]);
  expect(await moved((tx, a, b) => takeIn(tx, [leaving(a, 'BOG', 2), leaving(b, 'MDE', 3)], facts))).toEqual([
    '10/7',
    '20/5',
    '10/5',
    '20/8',
  ]);
});

test('of several versions the short ones are named with their units, and a row keeps no units below none', async () => {
  const [a, b] = [await make({ stock: { BOG: 10, MDE: 99 } }), await make({ stock: { BOG: 4, MDE: 99 } })];
  const needs = [units(a.versionId, 11), units(b.versionId, 4)];
  const short = [{ versionId: a.versionId, left: 10 }];
  expect(await inTransaction(db, (tx) => takeStock(tx, 'BOG', needs))).toEqual(short);
  await inTransaction(db, (tx) => giveStockBack(tx, 'BOG', [units(b.versionId, 9)]));
  expect(await inTransaction(db, (tx) => takeFromBuilding(tx, 'BOG', needs, { cause: 'loss' }))).toEqual(short);
  expect(
    await inTransaction(db, (tx) => takeFromBuilding(tx, 'BOG', [units(b.versionId, 5)], { cause: 'loss' })),
  ).toEqual([]);
  const { rows } = await db.query<object>(
    `select available, reserved from products.stock where version_id = $1 and warehouse_id = 'BOG'`,
    [b.versionId],
  );
  expect(rows).toEqual([{ available: 0, reserved: 0 }]);
});

test('units set by hand are those of one version in one warehouse', async () => {
  const [a, b] = [await make({ stock: { BOG: 10, MDE: 20 } }), await make({ stock: { BOG: 10 } })];
  await setStock(db, { code: a.code, warehouseId: 'BOG', units: { to: 4 }, by: 'Ana' });
  expect((await readStock(db, a.code))?.stock).toEqual([
    { warehouse: 'BOG', available: 4 },
    { warehouse: 'MDE', available: 20 },
  ]);
  expect((await readStock(db, b.code))?.stock).toEqual([{ warehouse: 'BOG', available: 10 }]);
});

test('presales give and take their own units, from the instant at which they open', async () => {
  const at = new Date('2026-05-04T15:00:00Z');
  const later = new Date(at.getTime() + 1);
  const presale = (opensAt: Date) => make({ presale: { dispatchDate: '2026-12-01', capacity: 10, opensAt } });
  const [a, b, late] = [await presale(at), await presale(at), await presale(later)];
  const ids = [a, b, late].map(({ productId }) => productId);
  const need = ({ productId }: { productId: string }, quantity: number) => ({ productId, quantity });
  const taken = async () => {
    const { rows } = await db.query<{ taken: number }>(
      'select taken from products.presale where product_id = any($1::bigint[]) order by product_id',
      [ids],
    );
    return rows.map((row) => row.taken);
  };
  const take = (...needs: ReturnType<typeof need>[]) =>
    inTransaction(db, (tx) => takePresale(tx, needs, { now: () => at }));
  const give = (...needs: ReturnType<typeof need>[]) => inTransaction(db, (tx) => givePresaleBack(tx, needs, at));

  expect(await take(need(a, 2), need(b, 3))).toEqual([]);
  expect(await taken()).toEqual([2, 3, 0]);
  expect(await take(need(a, 9), need(late, 1))).toEqual([
    { productId: a.productId, left: 8 },
    { productId: late.productId, left: 0 },
  ]);
  await db.query('update products.presale set taken = 4 where product_id = $1', [late.productId]);
  await give(need(a, 1), need(b, 2), need(late, 1));
  expect(await taken()).toEqual([1, 1, 4]);
  await give(need(b, 9));
  expect(await taken()).toEqual([1, 0, 4]);
});

test('a cancelled order takes its own sales back, and old sales leave only the days they belong to', async () => {
  const [a, b, c, d] = [await make(), await make(), await make(), await make()];
  const all = [a, b, c, d].map(({ productId }) => productId);
  const sell = (
    sold: [{ versionId: string }, quantity: number][],
    { orderId = randomUUID(), boughtOn = '2026-05-04', warehouseId = 'BOG' as string | null, ...change } = {},
  ) =>
    inTransaction(db, (tx) =>
      recordSold(tx, {
        id: '1',
        topic: 'order.placed',
        payload: {
          orderId,
          warehouseId,
          boughtOn,
          sold: sold.map(([{ versionId }, quantity]) => ({ versionId, quantity })),
          ...change,
        },
      }),
    );
  const read = async (query: string) => (await db.query<{ row: string }>(query, [all])).rows.map(({ row }) => row);
  const counted = async () => ({
    days: await read(
      `select concat_ws(' ', array_position($1::bigint[], v.product_id), s.warehouse_id, s.day, s.units) as row
       from products.sold s join products.version v on v.id = s.version_id where v.product_id = any($1::bigint[]) order by 1`,
    ),
    versions: await read(
      `select units_sold::text as row from products.version where product_id = any($1::bigint[]) order by product_id`,
    ),
    products: await read(
      `select units_sold || ' ' || sold_in as row from products.product where id = any($1::bigint[]) order by id`,
    ),
    pairs: await read(
      `select concat_ws(' ', array_position($1::bigint[], product_id), array_position($1::bigint[], other_id), times) as row
       from products.bought_together where product_id = any($1::bigint[]) and product_id < other_id order by 1`,
    ),
  });
  const orderId = randomUUID();
  const cancelled = [
    [a, 3],
    [b, 2],
    [c, 1],
  ] as [typeof a, number][];
  await sell(cancelled, { orderId });
  await sell([
    [a, 5],
    [b, 4],
  ]);
  await sell([[b, 1]], { warehouseId: null });
  await sell(
    [
      [a, 7],
      [c, 3],
    ],
    { warehouseId: 'MDE' },
  );
  await sell([
    [b, 1],
    [d, 1],
  ]);
  await sell([[a, 6]], { boughtOn: '2026-05-03' });
  await sell([[c, 9]], { boughtOn: '2025-01-01' });
  await sell([[a, 2]], { boughtOn: '2025-01-01', warehouseId: 'MDE' });
  await sell(cancelled, { orderId, status: 'cancelled', from: 'confirmed', eventId: 1 } as object);
  expect(await counted()).toEqual({
    days: [
      '1 BOG 2026-05-03 6',
      '1 BOG 2026-05-04 5',
      '1 MDE 2025-01-01 2',
      '1 MDE 2026-05-04 7',
      '2 BOG 2026-05-04 5',
      '3 BOG 2025-01-01 9',
      '3 MDE 2026-05-04 3',
      '4 BOG 2026-05-04 1',
    ],
    versions: ['20', '6', '12', '1'],
    products: ['20 {"BOG": 11, "MDE": 9}', '6 {"BOG": 5}', '12 {"BOG": 9, "MDE": 3}', '1 {"BOG": 1}'],
    pairs: ['1 2 1', '1 3 1', '2 4 1'],
  });
  await ageSales(db, { now: () => new Date('2026-05-04T15:00:00Z') });
  expect(await counted()).toEqual({
    days: [
      '1 BOG 2026-05-03 6',
      '1 BOG 2026-05-04 5',
      '1 MDE 2026-05-04 7',
      '2 BOG 2026-05-04 5',
      '3 MDE 2026-05-04 3',
      '4 BOG 2026-05-04 1',
    ],
    versions: ['18', '6', '3', '1'],
    products: ['18 {"BOG": 11, "MDE": 7}', '6 {"BOG": 5}', '3 {"MDE": 3}', '1 {"BOG": 1}'],
    pairs: ['1 2 1', '1 3 1', '2 4 1'],
  });
  const last = await make();
  const only = randomUUID();
  await sell([[last, 2]], { orderId: only });
  await sell([[last, 2]], { orderId: only, status: 'cancelled', from: 'confirmed', eventId: 1 } as object);
  all.splice(0, all.length, last.productId);
  expect((await counted()).products).toEqual(['0 {}']);
});
