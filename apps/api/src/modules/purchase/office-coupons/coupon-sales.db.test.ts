import type { CouponSales } from '@tonalia/contract/coupon-sales';
import { beforeEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, makeBuyer } from '../../../../test/make-buyer.ts';
import { makeCoupon } from '../../../../test/make-coupons.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { type MadeProduct, makeProduct } from '../../../../test/make-products.ts';

const api = useApi();

beforeEach(() => api.clock.set(new Date()));

async function order(buyer: MadeBuyer, dye: MadeProduct, quantity: number, coupon?: string): Promise<string> {
  const items = [{ versionId: dye.versions[0]?.id ?? '', quantity }];
  const added = await buyer.call('POST /cart/add-list', { items });
  const cartId = added.json<{ cart: { _id: string } }>().cart._id;
  await buyer.call('PUT /cart/listcart', { cartId, paymentMethod: 'cash_on_delivery' });
  if (coupon) expect((await buyer.call('POST /coupon/apply', { code: coupon })).statusCode).toBe(200);
  const placed = await buyer.call('POST /order/create', { cartId });
  expect(placed.statusCode, placed.body).toBe(200);
  return placed.json<{ results: { orderCode: string } }>().results.orderCode;
}

test('a coupon says what its orders bought and what it took off, without cancelled ones; one without orders has no figures (OFC-407)', async () => {
  const dye = await makeProduct(api.db, { price: 10_000, stock: 99 });
  const [ten, unused] = [await makeCoupon(api.db, { perCustomer: 5 }), await makeCoupon(api.db)];
  const [rosa, marta] = [await makeBuyer(api), await makeBuyer(api)];
  await order(rosa, dye, 2, ten.code);
  await order(marta, dye, 3, ten.code);
  await order(marta, dye, 4);
  const cancelled = await order(rosa, dye, 5, ten.code);
  await api.db.query(`update purchase.order set status = 'cancelled' where code = $1`, [cancelled]);

  const salesFor = async (role: 'owner' | 'warehouse') => {
    const at = officeCaller(api, (await makeOperator(api.db, { role })).cookie);
    return at(`GET /api/purchase/office/coupons/sales?ids=${ten.id},${unused.id}`);
  };
  expect((await salesFor('owner')).json<{ results: CouponSales[] }>().results).toEqual([
    { _id: ten.id, given: 5_000, sales: 50_000 },
  ]);
  expect((await salesFor('warehouse')).statusCode).toBe(403);
});
