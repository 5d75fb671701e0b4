import type { CartView, ReorderLine, Reordered } from '@tonalia/contract/purchase';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, caller, makeBuyer } from '../../../../test/make-buyer.ts';
import { makeSeller, makeToken } from '../../../../test/make.ts';
import { type MadeProduct, makeProduct } from '../../../../test/make-products.ts';
import { ownStatements } from '../../../../test/own-statements.ts';

const api = useApi();
const AGAIN = 'POST /cart/buy-cart-again-confirm';
const of = (product: MadeProduct) => ({ productId: product.id, code: product.code });

type Item = [product: MadeProduct, more: object];

/** A customer with an order of these items, and its cart. */
async function ordered(items: Item[], buyer?: MadeBuyer): Promise<MadeBuyer & { cartId: string }> {
  const by = buyer ?? (await makeBuyer(api));
  for (const [product, more] of items) {
    const added = await by.call('POST /cart/additem', { ...of(product), ...more });
    expect(added.statusCode, added.body).toBe(200);
  }
  const cartId = (await by.call('GET /cart/listcart')).json<CartView>().cart?._id ?? '';
  await by.call('PUT /cart/listcart', { cartId, paymentMethod: 'cash_on_delivery' });
  const placed = await by.call('POST /order/create', { cartId });
  expect(placed.statusCode, placed.body).toBe(200);
  return { ...by, cartId };
}

async function again({ call }: Pick<MadeBuyer, 'call'>, cartId: string): Promise<Reordered> {
  const answer = await call(AGAIN, { cartId });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Reordered>();
}
const linesOf = ({ cart }: CartView) =>
  cart?.products.map(({ code, versionCode, quantity, price, advancedPurchasing }) => [
    versionCode ?? code,
    quantity,
    price,
    advancedPurchasing,
  ]);

test('an order is added to the cart again at today’s prices, with the reason of each missing line · D-48', async () => {
  const soap = await makeProduct(api.db, { stock: 20, price: 10_000 });
  const gone = await makeProduct(api.db, { stock: 20, price: 1_000 });
  const short = await makeProduct(api.db, { stock: 20, price: 1_000, name: 'Cera' });
  const late = await makeProduct(api.db, {
    stock: 2,
    price: 1_000,
    presale: { dispatchDate: '2099-01-01', capacity: 50 },
  });
  const buyer = await ordered([
    [soap, { quantity: 3 }],
    [gone, { quantity: 1 }],
    [short, { quantity: 5 }],
    [late, { quantity: 2 }],
  ]);
  await api.db.query('update products.version set base_price = 12000 where product_id = $1', [soap.id]);
  await api.db.query(`update products.product set selling = 'draft' where id = $1`, [gone.id]);
  await api.db.query('update products.stock set available = 2 where version_id = $1', [short.versions[0]?.id]);
  const answer = await again(buyer, buyer.cartId);
  expect(linesOf(answer)).toEqual([
    [soap.code, 3, 12_000, false],
    [short.code, 2, 1_000, false],
    [late.code, 2, 1_000, true],
  ]);
  expect(answer.productsNews).toEqual([]);
  expect(answer.added).toBe(7);
  expect(answer.notAdded).toMatchObject([
    { code: gone.code, quantity: 1, added: 0, kind: 'gone', reason: 'Ya no lo vendemos.' },
    { code: short.code, name: 'Cera', quantity: 5, added: 2, kind: 'stock', reason: 'Solo pudimos agregar 2 de 5.' },
  ]);
  const twice = await again(buyer, buyer.cartId);
  expect(linesOf(twice)?.slice(0, 2)).toEqual([
    [soap.code, 6, 12_000, false],
    [short.code, 2, 1_000, false],
  ]);
  expect(twice.notAdded.map(({ kind, added }) => [kind, added])).toEqual([
    ['gone', 0],
    ['stock', 0],
  ]);
});

test('a review shows today’s prices and stock without a change, and only the chosen lines are added · D-48', async () => {
  const soap = await makeProduct(api.db, { stock: 20, price: 10_000 });
  const gone = await makeProduct(api.db, { stock: 20, price: 1_000 });
  const short = await makeProduct(api.db, { stock: 20, price: 1_000, name: 'Cera' });
  const buyer = await ordered([
    [soap, { quantity: 3 }],
    [gone, { quantity: 1 }],
    [short, { quantity: 5 }],
  ]);
  await api.db.query('update products.version set base_price = 12000 where product_id = $1', [soap.id]);
  await api.db.query(`update products.product set selling = 'draft' where id = $1`, [gone.id]);
  await api.db.query('update products.stock set available = 2 where version_id = $1', [short.versions[0]?.id]);
  const review = await buyer.call(`GET /cart/${buyer.cartId}/buy-cart-again`);
  expect(review.statusCode, review.body).toBe(200);
  const { results } = review.json<{ results: ReorderLine[] }>();
  expect(results).toMatchObject([
    { code: soap.code, quantity: 3, available: 3, priceBefore: 10_000, price: 12_000, kind: null, reason: null },
    { code: gone.code, available: 0, price: null, kind: 'gone', reason: 'Ya no lo vendemos.' },
    { code: short.code, quantity: 5, available: 2, price: 1_000, kind: 'stock', reason: 'Hoy hay 2 de 5.' },
  ]);
  expect((await buyer.call('GET /cart/listcart')).json<CartView>().cart).toBeNull();

  const lineNo = results[2]?.lineNo;
  const added = await buyer.call(AGAIN, { cartId: buyer.cartId, lines: [lineNo] });
  expect(added.statusCode, added.body).toBe(200);
  expect(linesOf(added.json<Reordered>())).toEqual([[short.code, 2, 1_000, false]]);
  expect((await buyer.call(AGAIN, { cartId: buyer.cartId, lines: [99] })).json()).toMatchObject({
    code: 'CART_NOT_FOUND',
  });
  const stranger = await makeBuyer(api);
  expect((await stranger.call(`GET /cart/${buyer.cartId}/buy-cart-again`)).json()).toMatchObject({
    code: 'CART_NOT_FOUND',
  });
});

test('a combo keeps its chosen parts, unless they can no longer be chosen', async () => {
  const dye = await makeProduct(api.db, {
    versions: [
      { shade: ['7.1', 'Rubio'], stock: 9 },
      { shade: ['6.0', 'Oscuro'], stock: 9 },
    ],
  });
  const kit = await makeProduct(api.db, { kind: 'combo', price: 9_000, parts: [{ productId: dye.id, quantity: 1 }] });
  const chosen = dye.versions[1]?.code ?? '';
  const buyer = await ordered([[kit, { quantity: 2, assemblies: [{ code: dye.code, versionCode: chosen }] }]]);
  const answer = await again(buyer, buyer.cartId);
  expect(answer.cart?.products).toMatchObject([{ code: kit.code, assemblyVersionCode: chosen, quantity: 2 }]);
  expect(answer.notAdded).toEqual([]);
  await api.db.query(`update products.version set selling = 'draft' where code = $1`, [chosen]);
  expect((await again(buyer, buyer.cartId)).notAdded).toMatchObject([{ code: kit.code, kind: 'choice', added: 0 }]);
});

test('a seller reorders for customers in the portfolio only', async () => {
  const soap = await makeProduct(api.db, { stock: 20 });
  const buyer = await ordered([[soap, { quantity: 1 }]]);
  const { customerId } = buyer;
  const seller = caller(api, await makeToken(api.db, await makeSeller(api.db, { customers: [customerId] })), {
    customerId,
  });
  expect(linesOf(await again({ call: seller }, buyer.cartId))).toEqual([[soap.code, 1, 10_000, false]]);
  const stranger = await makeBuyer(api);
  expect((await stranger.call(AGAIN, { cartId: buyer.cartId })).json()).toMatchObject({ code: 'CART_NOT_FOUND' });
  const open = await makeBuyer(api);
  await open.call('POST /cart/additem', { ...of(soap), quantity: 1 });
  const cartId = (await open.call('GET /cart/listcart')).json<CartView>().cart?._id;
  expect((await open.call(AGAIN, { cartId })).json()).toMatchObject({ code: 'CART_NOT_FOUND' });
});

test('the number of statements does not depend on the length of the order', async () => {
  const many: Item[] = [];
  for (let n = 0; n < 12; n += 1) many.push([await makeProduct(api.db, { stock: 20 }), { quantity: 1 }]);
  const statementsOf = async (items: Item[]) => {
    const buyer = await ordered(items);
    await buyer.call('GET /cart/listcart');
    return ownStatements(async () => void (await again(buyer, buyer.cartId)));
  };
  const [one, all] = [await statementsOf(many.slice(0, 1)), await statementsOf(many)];
  expect(all).toEqual(one);
  expect(all.length).toBeLessThanOrEqual(9);
});
