import { afterAll, expect, test } from 'vitest';
import { useDatabase } from '../../../../test/database.ts';
import { type MadeProduct, makeProduct } from '../../../../test/make-products.ts';
import { createPool } from '../../../platform/pool.ts';
import { findWronglyStocked, refreshStocked } from './stocked-in.sql.ts';

const database = useDatabase();
const db = createPool({ url: database.url, max: 2 });
afterAll(() => db.end());

const wrong = async (ids: string[]) => (await findWronglyStocked(db, ids)).map(({ id }) => id);

/** Repeatable numbers from 0 to `most`. */
function dice(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % (most + 1);
  };
}

async function restock(products: readonly MadeProduct[], roll: (most: number) => number): Promise<void> {
  const rows = products.flatMap(({ versions }) =>
    versions.flatMap(({ id }) => ['BOG', 'MDE'].map((warehouse) => ({ id, warehouse, units: roll(5) }))),
  );
  await db.query(
    `insert into products.stock (version_id, warehouse_id, available)
     select id, warehouse, units from jsonb_to_recordset($1::jsonb) as r (id bigint, warehouse text, units int)
     on conflict (version_id, warehouse_id) do update set available = excluded.available`,
    [JSON.stringify(rows)],
  );
  const [off] = products[roll(products.length - 1)]?.versions ?? [];
  await db.query(`update products.version set selling = case when id = $1 then 'draft' else 'published' end`, [
    off?.id,
  ]);
}

async function stockedIn(comboId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'select id from tracking.warehouse where products.combo_stock($1, id) > 0 order by id',
    [comboId],
  );
  return rows.map(({ id }) => id);
}

test('a combo counts as in stock exactly where one can be sold', async () => {
  const versions = [{ shade: ['1', 'Uno'] as [string, string] }, { shade: ['2', 'Dos'] as [string, string] }];
  const [dye, oil, brush] = [
    await makeProduct(db, { versions }),
    await makeProduct(db),
    await makeProduct(db, { versions }),
  ];
  const fixed = (product: MadeProduct, quantity: number) => ({
    productId: product.id,
    versionId: product.versions[0]?.id ?? '',
    quantity,
  });
  const open = (product: MadeProduct, quantity: number) => ({ productId: product.id, quantity });
  const kinds = [
    [fixed(dye, 2), fixed(oil, 1)],
    [fixed(dye, 1), fixed(dye, 2)],
    [open(dye, 2), open(dye, 1), fixed(dye, 1)],
    [open(brush, 1), open(dye, 3)],
    [],
  ];
  const combos: string[] = [];
  for (const parts of kinds) combos.push((await makeProduct(db, { kind: 'combo', parts })).id);
  const roll = dice(7);
  const seen = new Set<string>();
  for (let round = 0; round < 60; round += 1) {
    await restock([dye, oil, brush], roll);
    const expected = await Promise.all(combos.map(stockedIn));
    for (const [at, id] of combos.entries()) {
      await db.query('update products.product set stocked_in = $2 where id = $1', [id, expected[at]]);
      seen.add(`${at} ${expected[at]?.join()}`);
    }
    expect(await wrong(combos)).toEqual([]);
    const id = combos[roll(combos.length - 1)] ?? '';
    await db.query(`update products.product set stocked_in = stocked_in || '{CLO}' where id = $1`, [id]);
    expect(await wrong(combos)).toEqual([id]);
  }
  // each kind of combo was both in stock and out of stock, except the one without parts
  expect(combos.slice(0, -1).every((_id, at) => seen.has(`${at} BOG,MDE`) && seen.has(`${at} `))).toBe(true);
});

test('a refreshed product and its combos are right', async () => {
  const part = await makeProduct(db, { stock: 4 });
  const combo = await makeProduct(db, { kind: 'combo', parts: [{ productId: part.id, quantity: 3 }] });
  await db.query('update products.stock set available = 2 where version_id = $1', [part.versions[0]?.id]);
  expect(await wrong([part.id])).toEqual([combo.id]);
  await refreshStocked(db, [combo.id]);
  expect(await wrong([part.id])).toEqual([]);
});
