import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { useDatabase } from '../../../../test/database.ts';
import { type CatalogueApp, makeCatalogueApp } from '../../../../test/make-catalogue-app.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { runningClock } from '../../../../test/running-clock.ts';
import { createPool } from '../../../platform/pool.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { giveStockBack, takeStock } from './take-stock.ts';

const database = useDatabase();
const db = createPool({ url: database.url, max: 4 });
const started: CatalogueApp[] = [];
// Generous, because a busy machine is slow.
const soon = { timeout: 15_000 };

beforeAll(() => () => db.end());
afterEach(async () => {
  for (const { app } of started.splice(0)) await app.close();
});

async function start(): Promise<CatalogueApp> {
  const catalogue = await makeCatalogueApp(db, runningClock('2026-05-04T15:00:00Z'));
  started.push(catalogue);
  return catalogue;
}

const available = async ({ get }: CatalogueApp, brand: string, city = '11001') =>
  (await get<{ total: number }>(`/product/list?available=1&manufacturerId=${brand}&userCityId=${city}`)).body.total;

const put = (productIds: string[], units: number, warehouse = 'BOG') =>
  db.query(
    `insert into products.stock (version_id, warehouse_id, available)
     select id, $3, $2 from products.version where product_id = any($1::bigint[])
     on conflict (version_id, warehouse_id) do update set available = excluded.available`,
    [productIds, units, warehouse],
  );

test('stock written while no process ran is in the lists of available products soon after the start', async () => {
  const [emptied, restocked] = [
    await makeProduct(db, { brand: 'Agotada', stock: 5 }),
    await makeProduct(db, { brand: 'Llegada', stock: 0 }),
  ];
  const parts = [{ productId: emptied.id, quantity: 2 }];
  const kit = await makeProduct(db, { brand: 'Juego', kind: 'combo', parts });
  await put([emptied.id], 0);
  await put([restocked.id], 3, 'MDE');
  const catalogue = await start();
  const [makerOfEmptied, makerOfRestocked, makerOfKit] = [emptied, restocked, kit].map(
    ({ manufacturerId }) => manufacturerId,
  );
  await expect
    .poll(
      async () => [
        await available(catalogue, makerOfEmptied ?? ''),
        await available(catalogue, makerOfKit ?? ''),
        await available(catalogue, makerOfRestocked ?? ''),
        await available(catalogue, makerOfRestocked ?? '', '05001'),
      ],
      soon,
    )
    .toEqual([0, 0, 0, 1]);
});

test('all products of a big catalogue are checked in steps, also after a failure', async () => {
  const { id, manufacturerId } = await makeProduct(db, { brand: `Muchos ${randomUUID()}`, stock: 4 });
  const { rows } = await db.query<{ id: string }>(
    `with made as (
       insert into products.product (code, name, manufacturer_id, category_id, has_versions, min_quantity, stocked_in)
       select code || '-' || n, 'Uno de muchos', manufacturer_id, category_id, false, 1, '{BOG}'
       from products.product, generate_series(1, 1100) n where id = $1 returning id, code
     ), versions as (
       insert into products.version (product_id, code, base_price) select id, code, 1000 from made
     ) select id from made`,
    [id],
  );
  const ids = rows.map((row) => row.id);
  await put(ids, 0);
  await failOnce();
  const catalogue = await start();
  await expect.poll(() => available(catalogue, manufacturerId), soon).toBe(1);
});

/** The next update of products fails. A sequence counts because it is not rolled back. */
async function failOnce(): Promise<void> {
  await db.query(`
    create or replace function products.fail_once() returns trigger language plpgsql as $$
    begin
      if nextval('products.failures') = 1 then raise exception 'failed once'; end if;
      return null;
    end $$;
    drop sequence if exists products.failures;
    create sequence products.failures;
    create or replace trigger fail_once before update on products.product for each statement execute function products.fail_once()`);
}

test('sold-out products leave the lists of available products, with their combos; once returned they are there again', async () => {
  const part = await makeProduct(db, { brand: 'Parte', stock: 2 });
  const kit = await makeProduct(db, {
    brand: 'Con parte',
    kind: 'combo',
    parts: [{ productId: part.id, quantity: 2 }],
  });
  const catalogue = await start();
  const listed = async () => [
    await available(catalogue, part.manufacturerId),
    await available(catalogue, kit.manufacturerId),
  ];
  expect(await listed()).toEqual([1, 1]);
  const versionId = part.versions[0]?.id ?? '';
  await inTransaction(db, (tx) => takeStock(tx, 'BOG', [{ versionId, quantity: 2 }]));
  await expect.poll(listed, soon).toEqual([0, 0]);
  await inTransaction(db, (tx) => giveStockBack(tx, 'BOG', [{ versionId, quantity: 1 }]));
  await expect.poll(listed, soon).toEqual([1, 0]);
});
