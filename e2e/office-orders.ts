import type { APIRequestContext } from '@playwright/test';
import type pg from 'pg';
import { makeProduct } from './catalogue.ts';
import { expect } from './journey.ts';
import { type SeededCustomer, callerFor, makeCustomer } from './people.ts';
import { cartOf, chooseCash, fillCart, ordersOf } from './purchase.ts';

export interface PlacedOrder {
  code: string;
  customer: string;
  total: number;
}

interface OrderWish {
  /** Reference of the payment method; cash without it. */
  method?: string;
  /** Bought by this customer, with this proof of the transfer. */
  customer?: SeededCustomer;
  proof?: Buffer;
  /** Pesos of each unit. */
  price?: number;
}

/** An order of two units; paid on delivery, it waits for its preparation. */
export async function placedOrder(
  request: APIRequestContext,
  db: pg.Pool,
  { method, customer, proof, price = 18_900 }: OrderWish = {},
): Promise<PlacedOrder> {
  const buyer = customer ?? (await makeCustomer(db));
  const product = await makeProduct(db, { stock: 9, price });
  const caller = await fillCart(request, buyer, product, 2);
  await chooseCash(caller, db, buyer);
  const { cart } = await cartOf(caller);
  if (method !== undefined) {
    const changed = await caller.send('PUT', '/api/purchase/cart/listcart', {
      cartId: cart?._id,
      paymentMethod: method,
    });
    expect(changed.status(), await changed.text()).toBe(200);
  }
  expect((await caller.send('POST', '/api/purchase/order/create', { cartId: cart?._id })).status()).toBe(200);
  const order = (await ordersOf(db, buyer)).at(-1);
  if (proof) {
    const file = proof.toString('base64');
    const sent = await caller.send('POST', `/api/purchase/payment/${order?.code}/proof`, { file });
    expect(sent.status(), await sent.text()).toBe(200);
  }
  return { code: order?.code ?? '', customer: buyer.name, total: order?.total ?? 0 };
}

/** So many orders of one unit, one after the other, of one customer and product. */
export async function placedOrders(
  request: APIRequestContext,
  db: pg.Pool,
  count: number,
): Promise<{ customer: string; codes: string[] }> {
  const customer = await makeCustomer(db);
  const product = await makeProduct(db, { stock: count, price: 45_000 });
  const caller = await callerFor(request, customer.email);
  for (let placed = 0; placed < count; placed += 1) {
    const added = await caller.send('POST', '/api/purchase/cart/additem', {
      productId: product.id,
      code: product.code,
      quantity: 1,
    });
    expect(added.status(), await added.text()).toBe(200);
    await chooseCash(caller, db, customer);
    const { cart } = await cartOf(caller);
    expect((await caller.send('POST', '/api/purchase/order/create', { cartId: cart?._id })).status()).toBe(200);
  }
  return { customer: customer.name, codes: (await ordersOf(db, customer)).map(({ code }) => code) };
}
