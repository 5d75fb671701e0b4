import { afterAll, beforeAll, expect, test } from 'vitest';
import { useDatabase } from '../../../../test/database.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { createPool } from '../../../platform/pool.ts';
import { readStock, setStock } from './set-stock.ts';

const database = useDatabase();
const db = createPool({ url: database.url });
beforeAll(async () => {
  await makeProduct(db, { code: 'CERA', name: 'Cera', stock: 5 });
});
afterAll(() => db.end());

const set = (units: { to: number } | { by: number }, code = 'CERA', warehouseId = 'BOG') =>
  setStock(db, { code, warehouseId, units, by: 'ana' });
const stockedIn = async () =>
  (await db.query<{ stocked_in: string[] }>(`select stocked_in from products.product where code = 'CERA'`)).rows[0]
    ?.stocked_in;

test('units are set, added and removed; they show at once, with an audit event', async () => {
  expect(await set({ to: 20 })).toEqual({ outcome: 'done', name: 'Cera', before: 5, after: 20 });
  expect(await set({ by: 5 })).toMatchObject({ before: 20, after: 25 });
  expect(await set({ by: -25 })).toMatchObject({ before: 25, after: 0 });
  expect(await stockedIn()).toEqual([]);
  expect(await set({ by: 3 }, 'CERA', 'MDE')).toMatchObject({ before: 0, after: 3 });
  expect(await stockedIn()).toEqual(['MDE']);
  expect(await readStock(db, 'CERA')).toEqual({
    name: 'Cera',
    stock: [
      { warehouse: 'BOG', available: 0 },
      { warehouse: 'MDE', available: 3 },
    ],
  });
  const { rows } = await db.query(`select detail from platform.audit where action = 'products.stock_set' order by id`);
  expect(rows[0]).toEqual({ detail: { code: 'CERA', warehouse: 'BOG', before: 5, after: 20, by: 'ana' } });
  expect(rows).toHaveLength(4);
});

test('removing more units than there are changes nothing', async () => {
  await set({ to: 2 });
  expect(await set({ by: -3 })).toEqual({ outcome: 'too few', name: 'Cera', before: 2 });
  expect(await set({ by: 10_000_000 })).toEqual({ outcome: 'too many' });
  expect((await readStock(db, 'CERA'))?.stock[0]).toEqual({ warehouse: 'BOG', available: 2 });
});

test('an unknown code or warehouse is reported', async () => {
  expect(await set({ to: 1 }, 'NADA')).toEqual({ outcome: 'unknown code' });
  expect(await set({ to: 1 }, 'CERA', 'XYZ')).toEqual({ outcome: 'unknown warehouse' });
  expect(await readStock(db, 'NADA')).toBeUndefined();
});

test('ten concurrent additions all count', async () => {
  await set({ to: 0 });
  await Promise.all(Array.from({ length: 10 }, () => set({ by: 1 })));
  expect((await readStock(db, 'CERA'))?.stock[0]?.available).toBe(10);
});

test('units taken by a concurrent order stay taken', async () => {
  await set({ to: 10 });
  const order = await db.connect();
  await order.query('begin');
  await order.query(`update products.stock set available = available - 4 where warehouse_id = 'BOG'`);
  const added = set({ by: 1 });
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await db.query(waiting)).rowCount, { interval: 5 }).toBe(1);
  await order.query('commit');
  order.release();
  expect(await added).toMatchObject({ before: 6, after: 7 });
});
