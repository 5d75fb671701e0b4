import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeBuyer } from '../../../../test/make-buyer.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { checkStock, stockHealth } from './check-stock.ts';
import { findStockDifferences } from './find-stock-differences.ts';

const api = useApi();
const checks = async () =>
  (await api.db.query<{ id: string }>('select id::text from purchase.stock_check order by id')).rows.map(
    ({ id }) => id,
  );
const sixHoursPass = () => api.db.query(`update purchase.stock_check set at = at - interval '6 hours 1 minute'`);

test('the books of the stock are checked once in six hours, by one process, and health names what differs (OFC-508)', async () => {
  const soap = await makeProduct(api.db, { stock: 7 });
  await Promise.all([checkStock(api.db), checkStock(api.db)]);
  expect(await checks()).toHaveLength(1);
  expect(await stockHealth(api.db)()).toMatchObject([{ service: 'stock', name: null, failed: 0 }]);
  await api.db.query(`update products.stock set reserved = 2 where version_id = $1`, [soap.versions[0]?.id]);
  await checkStock(api.db);
  expect(await checks()).toHaveLength(1);
  await sixHoursPass();
  await checkStock(api.db);
  expect(await stockHealth(api.db)()).toMatchObject([{ name: expect.stringContaining('BOG'), failed: 1 }]);
});

test('the lines of an order each hold their own units (OFC-508)', async () => {
  const buyer = await makeBuyer(api);
  for (const [at, quantity] of [2, 3].entries()) {
    const { id, code } = await makeProduct(api.db, { stock: 9, price: 20_000 + at });
    await buyer.call('POST /cart/additem', { productId: id, code, quantity });
  }
  const { cart } = (await buyer.call('GET /cart/listcart')).json<{ cart: { _id: string } }>();
  await buyer.call('PUT /cart/listcart', { cartId: cart._id, paymentMethod: 'cash_on_delivery' });
  expect((await buyer.call('POST /order/create', { cartId: cart._id })).statusCode).toBe(200);
  const { differences } = await findStockDifferences(api.db);
  const { rows } = await api.db.query<{ id: string }>(
    `select l.version_id::text as id from purchase.order_line l join purchase.order o on o.id = l.order_id where o.customer_id = $1`,
    [buyer.customerId],
  );
  expect(rows).toHaveLength(2);
  expect(differences.filter(({ versionId }) => rows.some(({ id }) => id === versionId))).toEqual([]);
});

test('the last thirty checks are kept', async () => {
  const before = await checks();
  await api.db.query(
    `insert into purchase.stock_check (rows, differing, names, at)
     select 1, 0, '{}', now() - interval '1 day' from generate_series(1, 40)`,
  );
  await sixHoursPass();
  await checkStock(api.db);
  const left = await checks();
  expect(left).toHaveLength(30);
  expect(left).not.toContain(before[0]);
  await sixHoursPass();
  await checkStock(api.db);
  expect(await checks()).toEqual([...left.slice(1), expect.any(String)]);
});

test('a thousand rows that differ are looked at twice, and counted', async () => {
  const shown = await makeProduct(api.db, { versions: [{ shade: ['1', 'Negro'], stock: 1 }] });
  await api.db.query(
    `with made as (
       insert into products.version (product_id, code, shade_code, base_price, position, selling, first_seen_at)
       select v.product_id, v.code || '-' || n, 'N' || n, v.base_price, v.position + n, v.selling, v.first_seen_at
       from products.version v, generate_series(1, 1001) n where v.id = $1 returning id)
     insert into products.stock (version_id, warehouse_id, available, reserved) select id, 'BOG', 1, 1 from made`,
    [shown.versions[0]?.id],
  );
  await checkStock(api.db, true);
  expect(await stockHealth(api.db)()).toMatchObject([{ failed: 1_000 }]);
});
