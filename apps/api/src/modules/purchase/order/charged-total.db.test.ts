import type { CartView } from '@tonalia/contract/purchase';
import { beforeEach, describe, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, caller, makeBuyer } from '../../../../test/make-buyer.ts';
import { makeCoupon } from '../../../../test/make-coupons.ts';
import { type MadeProduct, makeProduct } from '../../../../test/make-products.ts';
import { makeSeller, makeToken } from '../../../../test/make.ts';

const api = useApi({ hasGateway: true });
type Caller = Pick<MadeBuyer, 'call'>;
const cartOf = async ({ call }: Caller) => (await call('GET /cart/listcart')).json<CartView>().cart;

/** A cart of two units with this payment method, and what its shopper sees. */
async function fill(buyer: Caller, product: MadeProduct, paymentMethod: string) {
  await buyer.call('POST /cart/additem', { productId: product.id, code: product.code, quantity: 2 });
  const cartId = (await cartOf(buyer))?._id;
  await buyer.call('PUT /cart/listcart', { cartId, paymentMethod });
  return { cartId, expectedTotal: (await cartOf(buyer))?.total };
}
const order = async ({ call }: Caller, body: object) => {
  const answer = await call('POST /order/create', body);
  return answer.json<{ code?: string; params: object; results?: { orderCode: string; total: number } }>();
};
const leftOf = async ({ versions }: MadeProduct) => {
  const { rows } = await api.db.query<{ available: number }>(
    'select available from products.stock where version_id = $1',
    [versions[0]?.id],
  );
  return rows[0]?.available;
};

describe('an order is charged the total that was shown, or refused', () => {
  let product: MadeProduct;
  beforeEach(async () => {
    product = await makeProduct(api.db, { stock: 9, price: 40_000 });
  });

  test.each([
    [
      'the payment method charges more now',
      84_000,
      `insert into purchase.payment_method_movement (reference, type_movement, discount_type, discount_amount, during)
       values ('cash_on_delivery', 'charge', 'percentage', 5, '[2020-01-01,)')`,
      `delete from purchase.payment_method_movement`,
    ],
    [
      'its coupon saves less now',
      75_000,
      `update marketing.coupon set amount = 5000 where code = $1`,
      `update marketing.coupon set amount = 10000 where code = $1`,
    ],
  ])('%s', async (_title, total, change, back) => {
    const { code } = await makeCoupon(api.db, { type: 'value', amount: 10_000, perCustomer: 9 });
    const values = change.includes('$1') ? [code] : [];
    const buyer = await makeBuyer(api);
    await fill(buyer, product, 'cash_on_delivery');
    if (values.length > 0) await buyer.call('POST /coupon/apply', { code });
    const cart = await cartOf(buyer);
    const shown = { cartId: cart?._id, expectedTotal: cart?.total };
    await api.db.query(change, values);
    try {
      expect(await order(buyer, shown)).toMatchObject({
        code: 'TOTAL_CHANGED',
        params: { expected: shown.expectedTotal, total },
      });
      expect(await leftOf(product)).toBe(9);
      expect(await cartOf(buyer)).toMatchObject({ _id: shown.cartId, total });
      const placed = await order(buyer, { ...shown, expectedTotal: total });
      expect(placed.results).toMatchObject({ total });
      expect(await leftOf(product)).toBe(7);
      // the request is repeated after a lost response, with the total seen before
      expect((await order(buyer, shown)).results).toEqual(placed.results);
    } finally {
      await api.db.query(back, values);
    }
  });

  test('without an expected total the current one is charged, in whole pesos', async () => {
    const buyer = await makeBuyer(api);
    const { cartId } = await fill(buyer, product, 'cash_on_delivery');
    for (const expectedTotal of [80_000.5, -1, '80000'])
      expect(await order(buyer, { cartId, expectedTotal })).toMatchObject({ code: 'INVALID_REQUEST' });
    expect((await order(buyer, { cartId })).results).toMatchObject({ total: 80_000 });
  });
});

describe('a customer may have three unpaid orders', () => {
  async function waiting(orders: number) {
    const product = await makeProduct(api.db, { stock: 90, price: 40_000 });
    const buyer = await makeBuyer(api, { creditLimit: 1_000_000 });
    const codes: string[] = [];
    for (let n = 0; n < orders; n += 1) {
      const method = n % 2 === 0 ? 'bank_transfer' : 'card';
      codes.push((await order(buyer, await fill(buyer, product, method))).results?.orderCode ?? '');
    }
    return { product, buyer, codes };
  }

  test('a fourth is refused and reserves nothing, one that needs no payment is accepted', async () => {
    const { product, buyer, codes } = await waiting(3);
    const fourth = await fill(buyer, product, 'bank_transfer');
    expect(await order(buyer, fourth)).toMatchObject({ code: 'UNPAID_ORDERS', params: { most: 3 } });
    expect(await leftOf(product)).toBe(84);
    await buyer.call('PUT /cart/listcart', { cartId: fourth.cartId, paymentMethod: 'own_credit' });
    expect((await order(buyer, { cartId: fourth.cartId })).results).toMatchObject({ total: 80_000 });
    const fifth = await fill(buyer, product, 'card');
    expect(await order(buyer, fifth)).toMatchObject({ code: 'UNPAID_ORDERS' });
    await buyer.call(`POST /order/${codes[0]}/cancel`, {});
    expect((await order(buyer, fifth)).results).toMatchObject({ total: 80_000 });
  });

  test('the customer and the seller, ordering at once, get one more between them', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { product, buyer } = await waiting(2);
      const seller = await makeSeller(api.db, { customers: [buyer.customerId] });
      const other = { call: caller(api, await makeToken(api.db, seller), { customerId: buyer.customerId }) };
      const carts = [await fill(buyer, product, 'card'), await fill(other, product, 'bank_transfer')];
      const answers = await Promise.all([order(buyer, carts[0] ?? {}), order(other, carts[1] ?? {})]);
      expect(answers.map(({ code }) => code ?? 'placed').toSorted()).toEqual(['UNPAID_ORDERS', 'placed']);
      expect(await leftOf(product)).toBe(84);
    }
  });
});
