import { beforeAll, expect, test } from 'vitest';
import { useDatabase } from '../../../../test/database.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { createPool } from '../../../platform/pool.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { takeIn, takeOut } from './leave-stock.ts';
import { setStock } from './set-stock.ts';
import { bringToStock, giveStockBack, takeStock } from './take-stock.ts';

const database = useDatabase();
const db = createPool({ url: database.url });
const operatorId = '5b3b2f2e-8f0e-4f67-9d3b-0f3a3d0f5f11';
beforeAll(() => () => db.end());

async function stocked(units: number): Promise<{ versionId: string; code: string }> {
  const product = await makeProduct(db, { stock: units });
  return { versionId: product.versions[0]?.id ?? '', code: product.code };
}
const row = async (versionId: string) =>
  (
    await db.query(
      `select available, reserved, on_hand as "onHand", moved_for as "movedFor" from products.stock where version_id = $1`,
      [versionId],
    )
  ).rows[0];
const movements = async (versionId: string) =>
  (
    await db.query(
      `select units, cause, reason, document, operator_id as operator, on_hand_after as after from products.stock_movement
       where version_id = $1 order by id`,
      [versionId],
    )
  ).rows;
const moved = { reason: null, document: null, operator: null };

test('units that an order reserves stay on hand and move nothing; they leave with their order, and come back with it (OFC-405)', async () => {
  const { versionId } = await stocked(10);
  const need = [{ versionId, quantity: 4 }];
  await inTransaction(db, (tx) => takeStock(tx, 'BOG', need));
  expect(await row(versionId)).toMatchObject({ available: 6, reserved: 4, onHand: 10 });
  expect(await movements(versionId)).toHaveLength(1);
  const of = (document: string, quantity: number) => ({ versionId, warehouseId: 'BOG', quantity, document });
  await inTransaction(db, (tx) => takeOut(tx, [of('TN-1', 1), of('TN-2', 3)], { cause: 'order', operatorId }));
  expect(await row(versionId)).toEqual({ available: 6, reserved: 0, onHand: 6, movedFor: null });
  await inTransaction(db, (tx) => takeIn(tx, [of('TN-2', 3)], { cause: 'return', reason: 'no estaba' }));
  await inTransaction(db, (tx) => giveStockBack(tx, 'BOG', [{ versionId, quantity: 3 }]));
  expect(await row(versionId)).toMatchObject({ available: 9, reserved: 0, onHand: 9 });
  expect(await movements(versionId)).toEqual([
    { ...moved, units: 10, cause: 'opening', after: 10 },
    { ...moved, units: -1, cause: 'order', document: 'TN-1', operator: operatorId, after: 9 },
    { ...moved, units: -3, cause: 'order', document: 'TN-2', operator: operatorId, after: 6 },
    { ...moved, units: 3, cause: 'return', document: 'TN-2', reason: 'no estaba', after: 9 },
  ]);
});

test('every writer leaves a movement: a command, a return, an ERP, a deleted row; without a cause it came from outside (OFC-405)', async () => {
  const { versionId, code } = await stocked(5);
  await setStock(db, { code: code.toUpperCase(), warehouseId: 'BOG', units: { by: -2 }, by: 'ana' });
  const facts = { cause: 'return', document: 'TN-9' } as const;
  await inTransaction(db, (tx) => bringToStock(tx, 'BOG', [{ versionId, quantity: 1 }], facts));
  await db.query(`update products.stock set available = 20 where version_id = $1`, [versionId]);
  await db.query(`update products.stock set shelf = 'A-01' where version_id = $1`, [versionId]);
  await db.query(`delete from products.stock where version_id = $1`, [versionId]);
  await db.query(
    `insert into products.stock (version_id, warehouse_id, available, moved_for) values ($1, 'BOG', 7, '[{"cause": "import"}]')
     on conflict (version_id, warehouse_id) do update set available = excluded.available`,
    [versionId],
  );
  expect(await row(versionId)).toEqual({ available: 7, reserved: 0, onHand: 7, movedFor: null });
  expect(await movements(versionId)).toEqual([
    { ...moved, units: 5, cause: 'opening', after: 5 },
    { ...moved, units: -2, cause: 'adjustment', reason: 'ana', after: 3 },
    { ...moved, units: 1, cause: 'return', document: 'TN-9', after: 4 },
    { ...moved, units: 16, cause: 'outside', after: 20 },
    { ...moved, units: -20, cause: 'outside', after: 0 },
    { ...moved, units: 7, cause: 'import', after: 7 },
  ]);
});

test('an insert that meets a row writes only the change of that row (OFC-405)', async () => {
  const { versionId } = await stocked(5);
  await db.query(
    `insert into products.stock as s (version_id, warehouse_id, available) values ($1, 'BOG', 8)
     on conflict (version_id, warehouse_id) do update set available = excluded.available`,
    [versionId],
  );
  await db.query(
    `insert into products.stock (version_id, warehouse_id, available) values ($1, 'BOG', 9) on conflict do nothing`,
    [versionId],
  );
  expect((await movements(versionId)).map(({ units }) => units)).toEqual([5, 3]);
});

test('rows that begin in one statement have each its own cause: one, two, without units, none (OFC-405)', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 4; n += 1) {
    const { versionId } = await stocked(1);
    await db.query('delete from products.stock where version_id = $1', [versionId]);
    ids.push(versionId);
  }
  const received = { cause: 'receipt', document: 'OC-7', reason: 'llegó', operator: operatorId };
  const counted = { cause: 'count', document: 'CO-2' };
  const causes = [[received], [{ ...counted, units: 3 }, received], [received], null];
  await db.query(
    `insert into products.stock (version_id, warehouse_id, available, moved_for)
     select version_id, 'BOG', available, moved_for from unnest($1::bigint[], $2::int[], $3::jsonb[]) as r(version_id, available, moved_for)`,
    [ids, [5, 8, 0, 2], causes.map((its) => its && JSON.stringify(its))],
  );
  const [one = '', two = '', none = '', bare = ''] = ids;
  const begun = async (versionId: string) => (await movements(versionId)).slice(2);
  expect(await begun(one)).toEqual([{ ...received, units: 5, after: 5 }]);
  expect(await begun(two)).toEqual([
    { ...moved, ...counted, units: 3, after: 3 },
    { ...received, units: 5, after: 8 },
  ]);
  expect(await begun(none)).toEqual([]);
  expect(await begun(bare)).toEqual([{ ...moved, cause: 'opening', units: 2, after: 2 }]);
  for (const id of ids) expect(await row(id)).toMatchObject({ movedFor: null });
});

test('a movement is never changed, removed or emptied (OFC-405)', async () => {
  const { versionId } = await stocked(5);
  for (const change of [
    `update products.stock_movement set units = 9 where version_id = ${versionId}`,
    `delete from products.stock_movement where version_id = ${versionId}`,
    'truncate products.stock_movement',
  ])
    await expect(db.query(change)).rejects.toThrow('cannot be changed');
});

test('a cause that explains more than what moved counts only what moved (OFC-405)', async () => {
  const { versionId } = await stocked(3);
  const all = [{ versionId, warehouseId: 'BOG', quantity: 2, document: 'TN-5' }];
  await inTransaction(db, (tx) => takeOut(tx, all, { cause: 'order' }));
  expect(await row(versionId)).toMatchObject({ available: 3, reserved: 0 });
  expect(await movements(versionId)).toHaveLength(1);
});
