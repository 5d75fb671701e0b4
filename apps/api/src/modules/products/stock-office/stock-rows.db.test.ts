import { afterAll, beforeAll, expect, test } from 'vitest';
import { seeded } from '@tonalia/demo/random';
import { useApi } from '../../../../test/build-app.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { type Changes, listenForChanges } from '../../../platform/changes.ts';
import { type StockRows, keepStockRows } from './stock-rows.ts';

const api = useApi();
let changes: Changes;
let stock: StockRows;
beforeAll(async () => {
  changes = listenForChanges(api.db, () => {});
  changes.start();
  await changes.started;
  stock = keepStockRows(api.db, changes);
});
afterAll(() => changes.stop());

/** As read for the first time. */
const fresh = (warehouseId: string | null) => keepStockRows(api.db, changes).of(warehouseId);
const make = async (available = 5) => {
  const { versions } = await makeProduct(api.db, { stock: { BOG: available, MDE: 2 } });
  return versions[0]?.id ?? '';
};
const setUnits = (versionId: string, units: number) =>
  api.db.query(`update products.stock set available = $2 where version_id = $1 and warehouse_id = 'BOG'`, [
    versionId,
    units,
  ]);
const unitsOf = async (versionId: string) =>
  (await stock.of('BOG')).find(({ id }) => id === Number(versionId))?.available;

const edits = [
  `update products.stock set available = available + 3 where version_id = $1 and warehouse_id = 'BOG'`,
  `update products.stock set shelf = case when shelf is null then 'A-01-1' end where version_id = $1 and warehouse_id = 'BOG'`,
  `update products.stock set available = 0 where version_id = $1`,
  `update products.version set selling = case selling when 'published' then 'draft' else 'published' end where id = $1`,
  'update products.version set position = 7 - position where id = $1',
  `update products.product set name = case when name like 'Zeta%' then 'Alfa uno' else 'Zeta dos' end
   where id = (select product_id from products.version where id = $1)`,
  'insert into products.version_supply (version_id, cost) values ($1, 900) on conflict (version_id) do update set cost = version_supply.cost + 1',
  'delete from products.version_supply where version_id = $1',
  `insert into products.version (product_id, code, shade_code, position, base_price)
   select product_id, 'Z' || nextval('products.version_id_seq'), nextval('products.version_id_seq')::text, position + 1, base_price
   from products.version where id = $1`,
];

test('after each change the kept rows are those of a first reading, in the same order (OFC-405)', async () => {
  const random = seeded('changes of the stock');
  const made = await Promise.all(Array.from({ length: 6 }, () => make()));
  await stock.of(null);
  for (let n = 0; n < 60; n += 1) {
    const versionId = made[random.whole(0, made.length - 1)];
    const edit = edits[n < edits.length ? n : random.whole(0, edits.length - 1)] ?? '';
    await api.db.query(edit, [versionId]);
    if (n % 9 === 8) made.push(await make());
    for (const warehouse of [null, 'MDE']) expect(await stock.of(warehouse), edit).toEqual(await fresh(warehouse));
  }
});

test('every caller sees a change that committed before its call, also during the reading of another', async () => {
  const versionId = await make(0);
  for (let units = 1; units <= 20; units += 1) {
    const early = stock.of('BOG');
    await setUnits(versionId, units);
    expect(await Promise.all(Array.from({ length: 4 }, () => unitsOf(versionId)))).toEqual(Array(4).fill(units));
    await early;
  }
});

test('rows of a lost connection are read again, and those of a fifth warehouse put out the oldest', async () => {
  const versionId = await make(1);
  expect(await unitsOf(versionId)).toBe(1);
  await api.db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tonalia changes' and datname = current_database()`,
  );
  await setUnits(versionId, 8);
  expect(await unitsOf(versionId)).toBe(8);
  await expect.poll(() => changes.isListening(), { timeout: 20_000 }).toBe(true);
  await setUnits(versionId, 9);
  expect(await unitsOf(versionId)).toBe(9);
  for (const warehouse of ['A', 'B', 'C', 'D'])
    expect((await stock.of(warehouse)).every(({ onHand }) => onHand === 0)).toBe(true);
  expect(await unitsOf(versionId)).toBe(9);
});
