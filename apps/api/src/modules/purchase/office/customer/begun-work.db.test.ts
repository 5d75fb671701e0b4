import type { BegunWork } from '@tonalia/contract/customer-assignment';
import { expect, test } from 'vitest';
import { useApi } from '../../../../../test/build-app.ts';
import { makeOperator, officeCaller } from '../../../../../test/make-operator.ts';
import { makeProduct } from '../../../../../test/make-products.ts';
import { makeFieldSeller } from '../../../../../test/selling.ts';

const api = useApi();

test('before customers move, the desk sees the carts and waiting orders of their sellers, and none of others (OFC-304)', async () => {
  const { cookie } = await makeOperator(api.db, { role: 'operations' });
  const begun = async (...ids: string[]) =>
    (await officeCaller(api, cookie)('POST /api/purchase/office/customers/begun', { ids })).json<{
      results: BegunWork;
    }>().results;
  const product = await makeProduct(api.db, { name: 'Gel', stock: 1, price: 10_000 });
  const seller = await makeFieldSeller(api);
  const other = await makeFieldSeller(api);
  expect(await begun(seller.customerId)).toEqual({ carts: 0, waitingOrders: 0 });
  await seller.send(seller.order([[product, 3]]));
  const cart = async (identityId: string, customerId: string) =>
    api.db.query(
      `with cart as (insert into purchase.cart (identity_id, customer_id) values ($1, $2) returning id)
       insert into purchase.cart_line (cart_id, product_id, version_id, quantity, seen_price)
       select id, $3, $4, 1, 10000 from cart`,
      [identityId, customerId, product.id, product.versions[0]?.id],
    );
  await cart(seller.identityId, seller.customerId);
  await cart(seller.ownerId, seller.customerId);
  await api.db.query(`insert into purchase.cart (identity_id, customer_id) values ($1, $2)`, [
    other.identityId,
    other.customerId,
  ]);
  expect(await begun(seller.customerId, other.customerId)).toEqual({ carts: 1, waitingOrders: 1 });
  expect(await begun(other.customerId)).toEqual({ carts: 0, waitingOrders: 0 });
});
