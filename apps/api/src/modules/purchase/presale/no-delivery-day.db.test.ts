import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { makeUnpaidOrder } from '../../../../test/payments.ts';

const api = useApi();

test('an order without a delivery window moves with its presale and still has none', async () => {
  const product = await makeProduct(api.db, { price: 40_000, presale: { dispatchDate: '2098-12-10' } });
  const { orderId } = await makeUnpaidOrder(api, { product, method: 'cash_on_delivery' });
  await api.db.query(
    `update purchase.shipment set delivery_day = null, delivery_from = null, delivery_to = null where order_id = $1`,
    [orderId],
  );
  await api.drain();
  await api.db.query(`update products.presale set dispatch_date = '2098-12-18' where product_id = $1`, [product.id]);
  await api.db.query('update platform.outbox set available_at = now() where done_at is null');
  await api.drain();
  const { rows } = await api.db.query(
    'select dispatch_date as leaves, delivery_day as delivered from purchase.shipment where order_id = $1',
    [orderId],
  );
  expect(rows).toEqual([{ leaves: '2098-12-18', delivered: null }]);
});
