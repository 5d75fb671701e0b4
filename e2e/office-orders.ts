import type { APIRequestContext, Page } from '@playwright/test';
import type pg from 'pg';
import { type SeededProduct, makeProduct } from './catalogue.ts';
import { expect } from './journey.ts';
import { type Caller, type SeededCustomer, callerFor, makeCustomer } from './people.ts';
import { cartOf, chooseCash, fillCart, ordersOf } from './purchase.ts';

export interface JourneyOrder {
  code: string;
  customer: string;
  total: number;
}

interface OrderWish {
  customer?: SeededCustomer;
  product?: SeededProduct;
  /** Of the product, or of each of its shades; two without it. */
  units?: number;
  /** These shades; without them the product itself. */
  shades?: readonly string[];
  /** Reference of the payment method; cash without it. */
  method?: string;
  /** Pesos of own credit beside the method. */
  credit?: number;
  /** A proof of the transfer, sent with the order. */
  proof?: Buffer;
  /** What the customer writes to the warehouse. */
  comments?: string;
  /** Pesos of each unit of a product that is made for the order. */
  price?: number;
}

/** An order of one product; paid on delivery, it waits for its preparation. */
export async function placedOrder(
  request: APIRequestContext,
  db: pg.Pool,
  { price = 18_900, units = 2, proof, method, credit, shades, comments, ...wish }: OrderWish = {},
): Promise<JourneyOrder> {
  const customer = wish.customer ?? (await makeCustomer(db));
  const product = wish.product ?? (await makeProduct(db, { stock: 9, price }));
  const caller = await fillCart(request, customer, product, units, shades);
  await chooseCash(caller, db, customer);
  const { cart } = await cartOf(caller);
  const send = async (verb: 'POST' | 'PUT', path: string, data: object) => {
    const answer = await caller.send(verb, path, data);
    expect(answer.status(), await answer.text()).toBe(200);
  };
  if (method !== undefined || comments !== undefined)
    await send('PUT', '/api/purchase/cart/listcart', {
      cartId: cart?._id,
      ...(method !== undefined && { paymentMethod: method }),
      ...(comments !== undefined && { comments }),
      ...(credit !== undefined && { creditAmount: credit }),
    });
  await send('POST', '/api/purchase/order/create', { cartId: cart?._id });
  const order = (await ordersOf(db, customer)).at(-1);
  if (proof) await send('POST', `/api/purchase/payment/${order?.code}/proof`, { file: proof.toString('base64') });
  const instrument = instruments[method ?? ''];
  if (instrument) await payOnline(caller, { orderCode: order?.code ?? '', instrument }, send);
  return { code: order?.code ?? '', customer: customer.name, total: order?.total ?? 0 };
}

/** A wallet and a bank that always approve. */
const instruments: Partial<Record<string, object>> = {
  nequi: { type: 'nequi', phone: '3991111111' },
  pse: { type: 'pse', bankCode: '1', personType: 'natural', documentType: 'CC', document: '52345678' },
};

async function payOnline(
  caller: Caller,
  { orderCode, instrument }: { orderCode: string; instrument: object },
  send: (verb: 'POST', path: string, data: object) => Promise<void>,
): Promise<void> {
  const { results } = await caller.get<{ results: Record<'acceptance' | 'personalData', { token: string }> }>(
    '/api/purchase/payment/options',
  );
  await send('POST', '/api/purchase/payment/start', {
    orderCode,
    acceptance: results.acceptance.token,
    personalData: results.personalData.token,
    instrument,
  });
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

/** The units of an order in one closed box, its packing ended, through the API; returns the id of its shipment. */
export async function packedBox(page: Page, db: pg.Pool, code: string): Promise<string> {
  const { rows } = await db.query<{ id: string; version: string; units: number }>(
    `select s.id::text as id, l.version_id::text as version, l.quantity as units
     from purchase.shipment s join purchase.order o on o.id = s.order_id join purchase.order_line l on l.order_id = o.id
     where o.code = $1`,
    [code],
  );
  const id = rows[0]?.id ?? '';
  const headers = { origin: new URL(page.url()).origin };
  const send = async (method: 'PUT' | 'POST', act: string, data?: object) => {
    const answer = await page.request.fetch(`/api/purchase/office/shipments/${id}/${act}`, {
      method,
      headers,
      ...(data && { data }),
    });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  for (const { version, units } of rows) await send('PUT', 'boxes/1/units', { versionId: version, units, was: 0 });
  await send('POST', 'boxes/1/close', { size: 'medium', weight: 1_200 });
  await send('POST', 'pack');
  return id;
}
