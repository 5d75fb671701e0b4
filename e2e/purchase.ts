import type { APIRequestContext, Page } from '@playwright/test';
import type pg from 'pg';
import type { SeededProduct } from './catalogue.ts';
import { expect } from './journey.ts';
import { callerFor } from './people.ts';
import type { Caller, SeededCustomer } from './people.ts';

interface CartReply {
  cart: {
    _id: string;
    amount: number;
    total: number;
    products: { code: string; quantity: number; price: number; advancedPurchasing: boolean }[];
  } | null;
}

export const cartOf = (caller: Caller, query = ''): Promise<CartReply> =>
  caller.get<CartReply>(`/api/purchase/cart/listcart${query}`);

/** A cart with `units` of a product, or of each of its `shades`, filled through the API. */
export async function fillCart(
  request: APIRequestContext,
  customer: SeededCustomer,
  product: SeededProduct,
  units: number,
  shades?: readonly string[],
) {
  const caller = await callerFor(request, customer.email);
  const added = await caller.send('POST', '/api/purchase/cart/additem', {
    productId: product.id,
    code: product.code,
    ...(shades
      ? { versions: shades.map((shade) => ({ code: `${product.code}-${shade}`, quantity: units })) }
      : { quantity: units }),
  });
  expect(added.status(), await added.text()).toBe(200);
  return caller;
}

/** Chooses cash and the only address, as the steps before the summary do. */
export async function chooseCash(caller: Caller, db: pg.Pool, customer: SeededCustomer): Promise<void> {
  const { cart } = await cartOf(caller);
  const { rows } = await db.query<{ id: string }>('select id from auth.address where customer_id = $1', [customer.id]);
  const set = await caller.send('PUT', '/api/purchase/cart/listcart', {
    cartId: cart?._id,
    addressId: rows[0]?.id,
    paymentMethod: 'cash_on_delivery',
  });
  expect(set.status(), await set.text()).toBe(200);
}

/** From the cart to the summary as a shopper does, with cash. */
export async function goToSummary(page: Page): Promise<void> {
  const next = (name: string) => page.getByRole('button', { name, exact: true }).and(page.locator(':visible'));
  await next('Continuar compra').click();
  await expect(page).toHaveURL('/home/purchase/order/detail');
  await next('Continuar').click();
  await expect(page).toHaveURL('/home/purchase/order/payment-methods');
  await page.getByText('Efectivo contra entrega').first().click();
  await next('Usar Efectivo contra entrega').click();
  await expect(page).toHaveURL('/home/purchase/order/summary');
}

export const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirmar pedido', exact: true });

/** The code on the confirmation page. */
export async function orderedCode(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Recibimos tu pedido' })).toBeVisible();
  return new URL(page.url()).searchParams.get('orderCode') ?? '';
}

/** Orders of a customer, oldest first. */
export async function ordersOf(db: pg.Pool, customer: SeededCustomer) {
  const { rows } = await db.query<{ code: string; subtotal: number; total: number; units: number }>(
    `select code, subtotal::int, total::int, units from purchase.order where customer_id = $1 order by created_at`,
    [customer.id],
  );
  return rows;
}

/** Payments of an order, every attempt, oldest first. */
export async function paidParts(db: pg.Pool, code: string) {
  const { rows } = await db.query<{ method: string; status: string; amount: number }>(
    `select p.method, p.status, p.amount::int from purchase.payment p join purchase.order o on o.id = p.order_id
     where o.code = $1 order by p.id`,
    [code],
  );
  return rows;
}
