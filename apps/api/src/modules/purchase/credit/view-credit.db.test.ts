import { randomUUID } from 'node:crypto';
import type { CartView, CreditAccount } from '@tonalia/contract/purchase';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { caller, makeBuyer } from '../../../../test/make-buyer.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { makeCustomer, makeSeller, makeToken } from '../../../../test/make.ts';

const api = useApi();
const creditOf = async ({ call }: { call: ReturnType<typeof caller> }) =>
  (await call('GET /credit')).json<{ results: CreditAccount | null }>().results;

const move = (customerId: string, kind: string, amount: number, daysAgo: number, orderId: string | null = null) =>
  api.db.query(
    `insert into auth.credit_movement (customer_id, order_id, kind, amount, created_at)
     values ($1, $2, $3, $4, now() - $5 * interval '1 day')`,
    [customerId, orderId, kind, amount, daysAgo],
  );

test('own credit shows its movements, newest first, with the codes of the orders', async () => {
  const buyer = await makeBuyer(api, { creditLimit: 500_000 });
  const product = await makeProduct(api.db, { stock: 9, price: 40_000 });
  await move(buyer.customerId, 'adjustment', 15_000, 40);
  await move(buyer.customerId, 'payment', -15_000, 5, randomUUID());
  await buyer.call('POST /cart/additem', { productId: product.id, code: product.code, quantity: 2 });
  const cartId = (await buyer.call('GET /cart/listcart')).json<CartView>().cart?._id;
  await buyer.call('PUT /cart/listcart', { cartId, paymentMethod: 'own_credit' });
  const placed = await buyer.call('POST /order/create', { cartId });
  const { orderCode } = placed.json<{ results: { orderCode: string } }>().results;
  const text = expect.any(String) as string;
  expect(await creditOf(buyer)).toEqual({
    limit: 500_000,
    used: 80_000,
    available: 420_000,
    overdue: 0,
    blocking: 0,
    movements: [
      { _id: text, kind: 'order', amount: 80_000, orderCode, due_on: text, created_at: text },
      // of an order from before this system
      { _id: text, kind: 'payment', amount: -15_000, orderCode: null, due_on: null, created_at: text },
      { _id: text, kind: 'adjustment', amount: 15_000, orderCode: null, due_on: null, created_at: text },
    ],
  });
});

test('the fifty newest movements are shown', async () => {
  const buyer = await makeBuyer(api, { creditLimit: 500_000 });
  for (let n = 1; n <= 52; n += 1) await move(buyer.customerId, 'adjustment', n, n);
  const movements = (await creditOf(buyer))?.movements ?? [];
  expect(movements.map(({ amount }) => amount)).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
});

test('a customer without credit gets null', async () => {
  expect(await creditOf(await makeBuyer(api))).toBeNull();
});

test('a seller sees the credit of customers in the portfolio only · Z3 ROL-09', async () => {
  const { customerId } = await makeCustomer(api.db, { creditLimit: 70_000 });
  const stranger = await makeCustomer(api.db, { creditLimit: 90_000 });
  const token = await makeToken(api.db, await makeSeller(api.db, { customers: [customerId] }));
  expect(await creditOf({ call: caller(api, token, { customerId }) })).toMatchObject({ limit: 70_000 });
  const refused = await caller(api, token, { customerId: stranger.customerId })('GET /credit');
  expect(refused.json()).toMatchObject({ code: 'CUSTOMER_NOT_FOUND' });
});
