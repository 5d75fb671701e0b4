import { afterAll, beforeAll, expect, test } from 'vitest';
import { seeded } from '@tonalia/demo/random';
import { useApi } from '../../../../test/build-app.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { type Changes, listenForChanges } from '../../../platform/changes.ts';
import { type KeptGrid, keepGrid } from './keep-grid.ts';

const api = useApi();
let changes: Changes;
let grid: KeptGrid;
beforeAll(async () => {
  changes = listenForChanges(api.db, () => {});
  changes.start();
  await changes.started;
  grid = keepGrid(api.db, changes);
});
afterAll(() => changes.stop());

const edits = [
  `update products.stock set available = available + 3 where version_id = $1 and warehouse_id = 'BOG'`,
  'update products.stock set available = 0 where version_id = $1',
  'update products.version set base_price = base_price + 50 where id = $1',
  `update products.version set selling = case selling when 'published' then 'draft' else 'published' end where id = $1`,
  `update products.version set photos = case when cardinality(photos) = 0 then array['https://example.com/a.jpg'] else '{}' end where id = $1`,
  'update products.version set position = 7 - position where id = $1',
  `update products.version set shade_name = shade_name || 'x' where id = $1`,
  `update products.product set name = case when name like 'Zeta%' then 'Alfa uno' else 'Zeta dos' end
   where id = (select product_id from products.version where id = $1)`,
  `update products.product set tax_class = case tax_class when 'general' then 'exempt' else 'general' end
   where id = (select product_id from products.version where id = $1)`,
  `insert into products.price (version_id, trade_type_id, amount) values ($1, 'peluqueria', 4000)
   on conflict (version_id, trade_type_id) do update set amount = price.amount + 1`,
  'delete from products.price where version_id = $1',
  'insert into products.version_supply (version_id, cost) values ($1, 900) on conflict (version_id) do update set cost = version_supply.cost + 1',
  'delete from products.version_supply where version_id = $1',
];

test('after each change the kept facts are those of a first reading, in the same order (OFC-401)', async () => {
  const random = seeded('changes of the grid');
  const make = async () => (await makeProduct(api.db, { stock: { BOG: 2, MDE: 2 } })).versions[0]?.id ?? '';
  const made = await Promise.all(Array.from({ length: 6 }, make));
  await grid.of(null);
  for (let n = 0; n < 52; n += 1) {
    const versionId = made[random.whole(0, made.length - 1)];
    const edit = edits[n < edits.length ? n : random.whole(0, edits.length - 1)] ?? '';
    const { rowCount } = await api.db.query(edit, [versionId]);
    if (n < edits.length - 4) expect(rowCount, edit).toBeGreaterThan(0);
    if (n % 9 === 8) made.push(await make());
    expect(await grid.of(null), edit).toEqual(await keepGrid(api.db, changes).of(null));
  }
});
