import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type ProductToMake, makeProduct } from '../../../../test/make-products.ts';
import { withFacts } from './list-stock.ts';
import { readStockOf } from './read-stock.ts';
import { countOpenWork, listCategoryTree, lockStockRow, setOnHand } from './stock-list.sql.ts';
import { listSalesRates, listStockOfProducts } from './stock-rows.sql.ts';

const api = useApi();

const at = new Date('2026-05-04T15:00:00Z');
const clock = { now: () => at };
const make = async (given: ProductToMake = {}) => {
  const { id, versions } = await makeProduct(api.db, given);
  return { productId: id, versionId: versions[0]?.id ?? '' };
};
const sell = (versionId: string, warehouseId: string, day: string, units: number) =>
  api.db.query('insert into products.sold (version_id, warehouse_id, day, units) values ($1, $2, $3, $4)', [
    versionId,
    warehouseId,
    day,
    units,
  ]);
const read = (versionId: string, more: { warehouseId?: string; days?: number } = {}) =>
  readStockOf(api.db, clock, { versionId, days: 30, role: 'owner', ...more });

test('each version has its own cost, content and open presale (OFC-405)', async () => {
  const presale = (opens: number, closes: number, given: ProductToMake = {}) =>
    make({
      ...given,
      presale: {
        dispatchDate: '2026-12-01',
        opensAt: new Date(at.getTime() + opens),
        closesAt: new Date(at.getTime() + closes),
      },
    });
  const dye = { versions: [{ volume: [90, 'ml'] as [number, 'ml'] }] };
  const made = [
    await presale(0, 1, dye),
    await presale(-2, 9),
    await presale(-9, 9, { versions: [{ excludedFromPresale: true }] }),
    await presale(1, 9),
    await presale(-9, 0),
    await make({ versions: [{ volume: [2, 'und'] }] }),
  ];
  for (const [n, { productId, versionId }] of made.entries()) {
    await api.db.query('update products.presale set taken = $2 where product_id = $1', [productId, n + 1]);
    if (n < 2)
      await api.db.query('insert into products.version_supply (version_id, cost) values ($1, $2)', [versionId, n + 70]);
  }
  const none = { onHand: 0, reserved: 0, available: 0, perDay: 0, coverDays: null };
  const items = await withFacts(api.db, clock, {
    sums: made.map(({ versionId }) => ({ id: versionId, ...none })),
    role: 'owner',
  });
  expect(items.map(({ cost, grams, presale: open }) => [cost, grams, open?.units ?? null])).toEqual([
    [70, 90, 1],
    [71, null, 2],
    [null, null, null],
    [null, null, null],
    [null, null, null],
    [null, null, null],
  ]);
});

test('the rate of a version counts its own sales of four weeks, of all warehouses or of one (OFC-405)', async () => {
  const [a, b] = [await make({ stock: { BOG: 5, MDE: 3 } }), await make({ stock: 5 })];
  await sell(a.versionId, 'BOG', '2026-04-06', 28);
  await sell(a.versionId, 'MDE', '2026-05-03', 56);
  await sell(a.versionId, 'BOG', '2026-04-05', 280);
  await sell(b.versionId, 'BOG', '2026-05-03', 84);
  expect((await read(a.versionId)).item.perDay).toBe(3);
  const rates = async (warehouseId: string | null) => {
    const [row] = await listSalesRates(api.db, { warehouseId, since: '2026-04-06', period: 28 });
    return new Map(row?.rates);
  };
  const ids = [Number(a.versionId), Number(b.versionId)];
  const [all, away] = [await rates(null), await rates('MDE')];
  expect(ids.map((id) => [all.get(id), away.get(id)])).toEqual([
    [3, 2],
    [3, undefined],
  ]);
});

test('a version shows the movements and counts of its own, by warehouse and days (OFC-405)', async () => {
  const [a, b] = [await make({ stock: { MDE: 20, BOG: 10 } }), await make({ stock: { MDE: 4, BOG: 4 } })];
  const set = (versionId: string, warehouseId: string, available: number, cause: string) =>
    setOnHand(api.db, { versionId, warehouseId, available, movedFor: JSON.stringify([{ cause }]) });
  await set(a.versionId, 'BOG', 8, 'loss');
  await set(b.versionId, 'MDE', 3, 'count');
  await api.db.query(`alter table products.stock_movement disable trigger keep_movements`);
  await api.db.query(`update products.stock_movement set at = $2 where version_id = any($1::bigint[])`, [
    [a.versionId, b.versionId],
    new Date('2026-04-20T15:00:00Z'),
  ]);
  await api.db.query(`alter table products.stock_movement enable trigger keep_movements`);
  const counted = async (warehouseId: string, versionId: string, applied: number | null, day: string) => {
    const id = randomUUID();
    await api.db.query(
      `insert into products.stock_count (id, warehouse_id, section, is_blind, created_by_name) values ($1, $2, 'A', false, 'Ana')`,
      [id, warehouseId],
    );
    await api.db.query(
      `insert into products.count_item (count_id, version_id, units, expected, counted_at, counted_by, applied)
       values ($1, $2, 3, 3, $4, 'Ana', $3)`,
      [id, versionId, applied, day],
    );
  };
  await counted('BOG', a.versionId, 0, '2026-04-30T12:00:00Z');
  await counted('MDE', a.versionId, null, '2026-05-01T12:00:00Z');
  await counted('BOG', b.versionId, 0, '2026-05-02T12:00:00Z');
  const { warehouses, movements } = await read(a.versionId);
  expect(warehouses.map(({ _id, onHand, countedAt }) => [_id, onHand, countedAt])).toEqual([
    ['BOG', 8, '2026-04-30T12:00:00.000Z'],
    ['MDE', 20, null],
  ]);
  expect(movements.map(({ warehouseId }) => warehouseId).toSorted()).toEqual(['BOG', 'BOG', 'MDE']);
  expect((await read(a.versionId, { warehouseId: 'MDE' })).movements).toHaveLength(1);
  expect((await read(a.versionId, { days: 14 })).movements).toEqual([]);
  expect((await read(b.versionId)).warehouses.map(({ onHand }) => onHand)).toEqual([4, 3]);
  const row = { versionId: a.versionId, warehouseId: 'BOG' };
  expect(await lockStockRow(api.db, row)).toEqual([{ onHand: 8, reserved: 0 }]);
});

test('the rows of a product are its versions that are on sale, or on hand (OFC-405)', async () => {
  const dye = await makeProduct(api.db, {
    versions: [
      { shade: ['1', 'Uno'] },
      { shade: ['2', 'Dos'], active: false },
      { shade: ['3', 'Tres'], active: false, stock: 2 },
    ],
  });
  const kit = await makeProduct(api.db, { kind: 'combo', parts: [{ productId: dye.id, quantity: 1 }] });
  const rows = await listStockOfProducts(api.db, { productIds: [dye.id, kit.id], warehouseId: null });
  expect(rows.map(({ productId, versions }) => [productId, versions.map(([id]) => String(id)).toSorted()])).toEqual([
    [dye.id, [dye.versions[0]?.id, dye.versions[2]?.id]],
  ]);
});

test('the tabs count transfers on their way and open counts, and a category has those below it (OFC-405)', async () => {
  const [before] = await countOpenWork(api.db);
  await api.db.query(
    `insert into products.transfer (id, from_id, to_id, created_by_name) values (gen_random_uuid(), 'BOG', 'MDE', 'Ana')`,
  );
  await api.db.query(
    `insert into products.stock_count (id, warehouse_id, section, is_blind, created_by_name, state, ended_at, ended_by_name)
     values (gen_random_uuid(), 'BOG', 'A', false, 'Ana', 'cancelled', now(), 'Ana')`,
  );
  expect(await countOpenWork(api.db)).toEqual([before]);
  const { categoryId } = await makeProduct(api.db, { category: 'Padre/Hija' });
  const { rows } = await api.db.query<{ id: string }>('select parent_id as id from products.category where id = $1', [
    categoryId,
  ]);
  const treeOf = async (id: string) => (await listCategoryTree(api.db, id)).map((one) => String(one.id)).toSorted();
  const parent = rows[0]?.id ?? '';
  expect([await treeOf(parent), await treeOf(categoryId)]).toEqual([[parent, categoryId].toSorted(), [categoryId]]);
});
