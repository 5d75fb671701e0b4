import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { findRunningOut } from '../index.ts';

const api = useApi();

async function sold(stock: number, units: number, daysAgo: number) {
  const product = await makeProduct(api.db, { stock });
  const versionId = product.versions[0]?.id ?? '';
  await api.db.query(
    `insert into products.sold (version_id, warehouse_id, day, units)
     select $1, warehouse_id, (now() at time zone 'America/Bogota')::date - $3::int, $2 from products.stock where version_id = $1 limit 1`,
    [versionId, units, daysAgo],
  );
  return { versionId, code: product.code, productId: product.id };
}

test('versions that end within days at their own rate come first; slow ones and old sales do not count (OFC-101)', async () => {
  const soon = await sold(4, 56, 3); // two a day
  const out = await sold(0, 1, 20);
  await sold(100, 28, 5); // one a day
  await sold(1, 500, 40);
  await makeProduct(api.db, { stock: 0 });
  const { total, items } = await findRunningOut(api.db, api.clock, { limit: 5 });
  expect(total).toBe(2);
  expect(items).toMatchObject([
    { versionId: out.versionId, available: 0, daysLeft: 0 },
    { versionId: soon.versionId, available: 4, daysLeft: 2 },
  ]);
  expect((await findRunningOut(api.db, api.clock, { limit: 1 })).total).toBe(2);
  expect((await findRunningOut(api.db, api.clock, { limit: 5, warehouseId: 'NADA' })).items).toEqual([]);
});

test('those of top sellers are counted apart, beyond the ones that are listed (OFC-101)', async () => {
  const best = await sold(4, 56, 3);
  await sold(0, 1, 20);
  await api.db.query('update products.product set units_sold = 0');
  await api.db.query('update products.product set units_sold = 90 where id = $1', [best.productId]);
  const counted = await findRunningOut(api.db, api.clock, { limit: 1 });
  expect(counted.items).toHaveLength(1);
  expect(counted.topSellers).toBe(1);
});
