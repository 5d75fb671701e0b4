import { randomUUID } from 'node:crypto';
import type { CartView, Reordered } from '@tonalia/contract/purchase';
import { describe, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, makeBuyer } from '../../../../test/make-buyer.ts';
import { makeSeller, makeToken } from '../../../../test/make.ts';
import { type MadeProduct, makeProduct } from '../../../../test/make-products.ts';
import { ownStatements } from '../../../../test/own-statements.ts';
import { removeOldCartWrites } from './cart-write.ts';

const api = useApi();

/** Calls the purchase service with an idempotency key. */
function send(
  token: string,
  key: string | undefined,
  call: string,
  payload: object,
  query: Record<string, string> = {},
) {
  const [method, path] = call.split(' ');
  return api.send({
    method: method as 'POST', // as: the contract's keys are a method and a path
    url: `/api/purchase${path}`,
    payload,
    query,
    token,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
}
const ADD = 'POST /cart/additem';
const SET = 'PUT /cart/changequantityitem';
const of = ({ id, code }: MadeProduct, quantity = 1) => ({ productId: id, code, quantity });
const linesOf = async ({ token }: { token: string }, query = {}) => {
  const view = (await api.send({ url: '/api/purchase/cart/listcart', token, query })).json<CartView>();
  return view.cart?.products.map(({ code, quantity }) => [code, quantity]) ?? [];
};
/** The cart of a placed order. */
async function ordered(buyer: MadeBuyer, what: MadeProduct, quantity: number): Promise<string> {
  await send(buyer.token, undefined, ADD, of(what, quantity));
  const cartId = (await buyer.call('GET /cart/listcart')).json<CartView>().cart?._id ?? '';
  await buyer.call('PUT /cart/listcart', { cartId, paymentMethod: 'cash_on_delivery' });
  expect((await buyer.call('POST /order/create', { cartId })).statusCode).toBe(200);
  return cartId;
}
const make = async (stock = 50): Promise<[MadeBuyer, MadeProduct]> => [
  await makeBuyer(api),
  await makeProduct(api.db, { stock }),
];

describe('a repeated change of a cart', () => {
  test('is added once when sent fifty times at once, with fifty equal answers', async () => {
    const [buyer, soap] = await make();
    const key = randomUUID();
    const first = await send(buyer.token, key, ADD, of(soap, 2));
    const all = await Promise.all(Array.from({ length: 50 }, () => send(buyer.token, key, ADD, of(soap, 2))));
    const answered = all.filter(({ statusCode }) => statusCode !== 503);
    expect(answered.length).toBeGreaterThan(0);
    expect(new Set(answered.map(({ body }) => body))).toEqual(new Set([first.body]));
    expect(await linesOf(buyer)).toEqual([[soap.code, 2]]);
  });

  test('creates one cart when fifty first changes arrive at once', async () => {
    const [buyer, soap] = await make();
    const key = randomUUID();
    const all = await Promise.all(Array.from({ length: 50 }, () => send(buyer.token, key, ADD, of(soap, 2))));
    expect(new Set(all.map(({ statusCode }) => statusCode)).has(200)).toBe(true);
    expect(await linesOf(buyer)).toEqual([[soap.code, 2]]);
  });

  test('answers with the current cart when the cart has changed since', async () => {
    const [buyer, soap] = await make();
    const key = randomUUID();
    await send(buyer.token, key, ADD, of(soap, 2));
    await send(buyer.token, randomUUID(), ADD, of(soap, 3));
    const again = await send(buyer.token, key, ADD, of(soap, 2));
    expect(again.json()).toMatchObject({ cart: { amount: 5 } });
    expect(await linesOf(buyer)).toEqual([[soap.code, 5]]);
  });

  test('is not refused for stock that ran out since', async () => {
    const [buyer, soap] = await make(2);
    const key = randomUUID();
    await send(buyer.token, key, ADD, of(soap, 2));
    await api.db.query(`update products.product set selling = 'draft' where id = $1`, [soap.id]);
    const again = await send(buyer.token, key, ADD, of(soap, 2));
    expect([again.statusCode, again.json()]).toMatchObject([200, { cart: { amount: 2 } }]);
    const another = await send(buyer.token, randomUUID(), ADD, of(soap, 2));
    expect(another.statusCode).toBe(404);
  });

  test('does not undo a newer change when it arrives late', async () => {
    const [buyer, soap] = await make();
    await send(buyer.token, undefined, ADD, of(soap));
    const [older, newer] = [randomUUID(), randomUUID()];
    const five = { code: soap.code, quantity: 5 };
    await send(buyer.token, older, SET, five);
    await send(buyer.token, newer, SET, { ...five, quantity: 7 });
    const late = await send(buyer.token, older, SET, five);
    expect(late.json<CartView>().cart?.amount).toBe(7);
    const gone = randomUUID();
    await send(buyer.token, gone, 'DELETE /cart/deleteitem', { code: soap.code });
    expect((await send(buyer.token, gone, 'DELETE /cart/deleteitem', { code: soap.code })).statusCode).toBe(200);
    expect(await linesOf(buyer)).toEqual([]);
    // nothing to remove: a line added later survives the retry
    const nothing = randomUUID();
    expect((await send(buyer.token, nothing, 'DELETE /cart/deleteitem', { code: soap.code })).statusCode).toBe(200);
    await send(buyer.token, undefined, ADD, of(soap));
    await send(buyer.token, nothing, 'DELETE /cart/deleteitem', { code: soap.code });
    expect(await linesOf(buyer)).toEqual([[soap.code, 1]]);
  });

  test('reorders once, with the same answer', async () => {
    const [buyer, soap] = await make(5);
    const cartId = await ordered(buyer, soap, 4);
    const key = randomUUID();
    const again = () => send(buyer.token, key, 'POST /cart/buy-cart-again-confirm', { cartId });
    const first = (await again()).json<Reordered>();
    const second = (await again()).json<Reordered>();
    expect([second.added, second.notAdded]).toEqual([first.added, first.notAdded]);
    expect(first.notAdded).toHaveLength(1);
    expect(await linesOf(buyer)).toEqual([[soap.code, 1]]);
  });

  test('reorders once when retries arrive at once', async () => {
    const [buyer, soap] = await make();
    const cartId = await ordered(buyer, soap, 4);
    const key = randomUUID();
    const again = () => send(buyer.token, key, 'POST /cart/buy-cart-again-confirm', { cartId });
    const all = await Promise.all(Array.from({ length: 50 }, again));
    const answers = all.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json<Reordered>().added);
    expect([new Set(answers), await linesOf(buyer)]).toEqual([new Set([4]), [[soap.code, 4]]]);
  });

  test('accepts cart changes once: a late retry does not accept newer changes', async () => {
    const [buyer, soap] = await make();
    await send(buyer.token, undefined, ADD, of(soap, 4));
    const cartId = (await buyer.call('GET /cart/listcart')).json<CartView>().cart?._id ?? '';
    const left = (units: number) =>
      api.db.query('update products.stock set available = $2 where version_id = $1', [soap.versions[0]?.id, units]);
    await left(3);
    const key = randomUUID();
    const accept = () => send(buyer.token, key, 'PUT /cart/listcart', { cartId, acceptNews: true });
    const all = await Promise.all(Array.from({ length: 50 }, accept));
    expect(all.some(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(await linesOf(buyer)).toEqual([[soap.code, 3]]);
    await left(1);
    expect((await accept()).json<CartView>().productsNews).toMatchObject([{ kind: 'stock', after: { quantity: 1 } }]);
    await left(9);
    expect(await linesOf(buyer)).toEqual([[soap.code, 3]]);
  });

  test('of the checkout does not undo a newer one when it arrives late', async () => {
    const [buyer, soap] = await make();
    await send(buyer.token, undefined, ADD, of(soap));
    const cartId = (await buyer.call('GET /cart/listcart')).json<CartView>().cart?._id ?? '';
    const choose = (key: string, comments: string) =>
      send(buyer.token, key, 'PUT /cart/listcart', { cartId, comments, paymentMethod: 'cash_on_delivery' });
    const older = randomUUID();
    await choose(older, 'Portería');
    await choose(randomUUID(), 'Tercer piso');
    expect((await choose(older, 'Portería')).json<CartView>().cart?.comments).toBe('Tercer piso');
    expect((await choose(older, 'Otra')).json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  test('is tried again when it was refused', async () => {
    const [buyer, soap] = await make(1);
    const key = randomUUID();
    expect((await send(buyer.token, key, ADD, of(soap, 2))).statusCode).toBe(400);
    await api.db.query('update products.stock set available = 9 where version_id = $1', [soap.versions[0]?.id]);
    expect((await send(buyer.token, key, ADD, of(soap, 2))).statusCode).toBe(200);
    expect(await linesOf(buyer)).toEqual([[soap.code, 2]]);
  });
});

describe('an idempotency key', () => {
  test('with other content is refused without effect', async () => {
    const [buyer, soap] = await make();
    const key = randomUUID();
    await send(buyer.token, key, ADD, of(soap, 2));
    const other = await send(buyer.token, key, ADD, of(soap, 3));
    expect([other.statusCode, other.json()]).toMatchObject([409, { code: 'IDEMPOTENCY_KEY_REUSED' }]);
    const change = await send(buyer.token, key, SET, { code: soap.code, quantity: 9 });
    expect(change.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await linesOf(buyer)).toEqual([[soap.code, 2]]);
  });

  test('of one identity is not that of another', async () => {
    const [luz, soap] = await make();
    const ana = await makeBuyer(api);
    const key = randomUUID();
    await send(luz.token, key, ADD, of(soap, 2));
    await send(ana.token, key, ADD, of(soap, 3));
    expect([await linesOf(luz), await linesOf(ana)]).toEqual([[[soap.code, 2]], [[soap.code, 3]]]);
  });

  test('for one customer of a seller is not for another', async () => {
    const [one, soap] = await make();
    const two = await makeBuyer(api);
    const seller = await makeSeller(api.db, { customers: [one.customerId, two.customerId] });
    const token = await makeToken(api.db, seller);
    const key = randomUUID();
    const forOne = { customerId: one.customerId };
    expect((await send(token, key, ADD, of(soap), forOne)).statusCode).toBe(200);
    const forTwo = await send(token, key, ADD, of(soap), { customerId: two.customerId });
    expect(forTwo.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await linesOf({ token }, forOne)).toEqual([[soap.code, 1]]);
    expect(await linesOf({ token }, { customerId: two.customerId })).toEqual([]);
  });

  test('is a UUID', async () => {
    const [buyer, soap] = await make();
    expect((await send(buyer.token, 'mine', ADD, of(soap))).json()).toMatchObject({ code: 'INVALID_REQUEST' });
  });

  test('costs one statement, and its absence none', async () => {
    const [buyer, soap] = await make();
    await buyer.call('GET /order/list');
    const count = async (key?: string) => (await ownStatements(() => send(buyer.token, key, ADD, of(soap)))).length;
    const without = await count();
    expect(await count(randomUUID())).toBe(without + 1);
  });

  test('is removed after a month', async () => {
    const [buyer, soap] = await make();
    const [old, recent] = [randomUUID(), randomUUID()];
    await send(buyer.token, old, ADD, of(soap));
    await send(buyer.token, recent, ADD, of(soap));
    await api.db.query(`update purchase.cart_write set at = now() - interval '31 days' where key = $1`, [old]);
    await removeOldCartWrites(api.db, { now: () => new Date() });
    const { rows } = await api.db.query('select key from purchase.cart_write where identity_id = $1', [
      buyer.identityId,
    ]);
    expect(rows).toEqual([{ key: recent }]);
  });
});
