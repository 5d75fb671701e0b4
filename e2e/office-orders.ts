import type { APIRequestContext } from '@playwright/test';
import type pg from 'pg';
import { makeProduct } from './catalogue.ts';
import { expect } from './journey.ts';
import { makeCustomer } from './people.ts';
import { cartOf, chooseCash, fillCart, ordersOf } from './purchase.ts';

/** An order of two units that waits for its preparation, paid on delivery. */
export async function placedOrder(
  request: APIRequestContext,
  db: pg.Pool,
): Promise<{ code: string; customer: string; total: number }> {
  const customer = await makeCustomer(db);
  const product = await makeProduct(db, { stock: 9, price: 18_900 });
  const caller = await fillCart(request, customer, product, 2);
  await chooseCash(caller, db, customer);
  const { cart } = await cartOf(caller);
  expect((await caller.send('POST', '/api/purchase/order/create', { cartId: cart?._id })).status()).toBe(200);
  const [order] = await ordersOf(db, customer);
  return { code: order?.code ?? '', customer: customer.name, total: order?.total ?? 0 };
}
