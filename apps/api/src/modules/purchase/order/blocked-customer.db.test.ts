import { randomUUID } from 'node:crypto';
import type { OfficeErrorBody } from '@tonalia/contract/office-errors';
import type { CartView } from '@tonalia/contract/purchase';
import type { DeskCart } from '@tonalia/contract/purchase-place';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { untilWaiting } from '../../../../test/locks.ts';
import { makeOperator, officeCaller } from '../../../../test/make-operator.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { type FieldSeller, makeFieldSeller } from '../../../../test/selling.ts';

const api = useApi();

const desk = async () => officeCaller(api, (await makeOperator(api.db, { role: 'owner' })).cookie);
async function block({ customerId }: FieldSeller, act: 'block' | 'unblock' = 'block'): Promise<void> {
  const call = await desk();
  await call(`POST /api/customers/office/customers/${customerId}/${act}`, act === 'block' ? { reason: 'No paga' } : {});
}
const ordersOf = async ({ customerId }: FieldSeller): Promise<number> =>
  (await api.db.query('select 1 from purchase.order where customer_id = $1', [customerId])).rows.length;

/** A seller's open cart for its customer with one product, ready to be ordered. */
async function fillCart(seller: FieldSeller): Promise<() => ReturnType<FieldSeller['call']>> {
  const soap = await makeProduct(api.db, { stock: 9, price: 10_000 });
  const query = { customerId: seller.customerId };
  await seller.call('POST /cart/additem', { productId: soap.id, code: soap.code, quantity: 2 }, query);
  const { cart } = (await seller.call('GET /cart/listcart', undefined, query)).json<CartView>();
  const choice = { cartId: cart?._id, addressId: seller.addressId, paymentMethod: 'cash_on_delivery' };
  await seller.call('PUT /cart/listcart', choice, query);
  return () => seller.call('POST /order/create', { cartId: cart?._id }, query);
}

test('a seller places no order for a blocked customer, and does after it is unblocked (OFC-301)', async () => {
  const seller = await makeFieldSeller(api);
  const place = await fillCart(seller);
  await block(seller);
  const refused = await place();
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'CUSTOMER_BLOCKED']);
  expect(await ordersOf(seller)).toBe(0);
  await block(seller, 'unblock');
  expect((await place()).statusCode).toBe(200);
});

test('an order that was taken without a network waits as a question while its customer is blocked (OFC-301, SEL-105)', async () => {
  const soap = await makeProduct(api.db, { stock: 9, price: 10_000 });
  const seller = await makeFieldSeller(api);
  await block(seller);
  const order = seller.order([[soap, 2]]);
  const asked = await seller.send(order);
  expect(asked).toMatchObject({ status: 409, code: 'ORDER_ASKS' });
  expect(asked.asks.doubts).toEqual([
    { code: 'CUSTOMER_BLOCKED', text: 'El cliente está bloqueado: no se le pueden tomar pedidos.' },
  ]);
  const again = await seller.answer(order, { revision: asked.asks.revision, choices: [], expectedTotal: 20_000 });
  expect(again).toMatchObject({ status: 409, code: 'ORDER_ASKS' });
  expect(await ordersOf(seller)).toBe(0);
});

test('the office takes no order for a blocked customer, and its cart says why (OFC-104, OFC-301)', async () => {
  const soap = await makeProduct(api.db, { stock: 9, price: 10_000 });
  const seller = await makeFieldSeller(api);
  const call = await desk();
  const path = `/api/purchase/office/customers/${seller.customerId}/cart`;
  const read = async (method: string, below = '', body?: object) =>
    (await call(`${method} ${path}${below}`, body)).json<{ results: DeskCart }>().results;
  await read('POST', '/lines', { clientId: randomUUID(), versionId: soap.versions[0]?.id, quantity: 1 });
  const { cart } = await read('PUT', '', { cartId: (await read('GET')).cart?._id, paymentMethod: 'cash_on_delivery' });
  await block(seller);
  expect((await read('GET')).customer.isBlocked).toBe(true);
  const refused = await call(`POST ${path}/order`, { cartId: cart?._id, expectedTotal: cart?.total });
  expect([refused.statusCode, refused.json<OfficeErrorBody>().code]).toEqual([409, 'CUSTOMER_BLOCKED']);
  expect(await ordersOf(seller)).toBe(0);
});

test('an order that is placed while its customer is being blocked waits for the block and is refused (OFC-301)', async () => {
  const seller = await makeFieldSeller(api);
  const place = await fillCart(seller);
  const holding = await api.db.connect();
  await holding.query('begin');
  await holding.query(`update auth.customer set blocked_at = now(), block_reason = 'No paga' where id = $1`, [
    seller.customerId,
  ]);
  const placing = place();
  await untilWaiting(api.db, 1);
  await holding.query('commit');
  holding.release();
  expect((await placing).json<{ code: string }>().code).toBe('CUSTOMER_BLOCKED');
  expect(await ordersOf(seller)).toBe(0);
});
