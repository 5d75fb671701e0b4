import { randomUUID } from 'node:crypto';
import type { OfficeErrorBody } from '@tonalia/contract/office-errors';
import type { DeskOffer } from '@tonalia/contract/products-offers';
import type { CartView } from '@tonalia/contract/purchase';
import type { OfficeOrder, OfficeOrderPage } from '@tonalia/contract/purchase-office';
import type { DeskCart } from '@tonalia/contract/purchase-place';
import { expect, test } from 'vitest';
import { useApi } from '../../../../../test/build-app.ts';
import { type MadeBuyer, makeBuyer } from '../../../../../test/make-buyer.ts';
import { makeCoupon } from '../../../../../test/make-coupons.ts';
import { makeOperator, officeCaller } from '../../../../../test/make-operator.ts';
import { type MadeProduct, makeProduct, makeTradePrice } from '../../../../../test/make-products.ts';

const api = useApi({ hasGateway: true });

interface PlacedHere {
  orderId: string;
  orderCode: string;
  total: number;
}

/** An operator at the telephone with a customer. */
async function makeDesk(customer: Pick<MadeBuyer, 'customerId'>) {
  const { cookie, operatorId } = await makeOperator(api.db, { role: 'sales-desk' });
  const office = officeCaller(api, cookie);
  const path = `/api/purchase/office/customers/${customer.customerId}/cart`;
  const cart = async (method: string, below = '', body?: object) =>
    (await office(`${method} ${path}${below}`, body)).json<{ results: DeskCart }>().results;
  const add = ({ versions: [version] }: MadeProduct, quantity = 1, clientId: string = randomUUID()) =>
    cart('POST', '/lines', { clientId, versionId: version?.id, quantity });
  const choose = async (choice: object) => cart('PUT', '', { cartId: (await cart('GET')).cart?._id, ...choice });
  const place = async (more: object = {}) => {
    const { cart: open } = await cart('GET');
    return office(`POST ${path}/order`, { cartId: open?._id, expectedTotal: open?.total, ...more });
  };
  /** Fills the cart, ready to be placed. */
  const fill = async (product: MadeProduct, quantity: number, paymentMethod = 'cash_on_delivery') => {
    await add(product, quantity);
    await choose({ paymentMethod });
  };
  return { office, operatorId, path, cart, add, choose, place, fill };
}

type Desk = Awaited<ReturnType<typeof makeDesk>>;
type Answer = Awaited<ReturnType<Desk['place']>>;
const placedIn = (answer: Answer) => answer.json<{ results: PlacedHere }>().results;
const codeOf = (answer: Answer) => answer.json<Partial<OfficeErrorBody>>().code;
const stockOf = async (product: MadeProduct): Promise<number | undefined> => {
  const { rows } = await api.db.query<{ available: number }>(
    'select available from products.stock where version_id = $1',
    [product.versions[0]?.id],
  );
  return rows[0]?.available;
};

test('an order taken by telephone has the prices and messages of the customer and names its operator (OFC-104)', async () => {
  const soap = await makeProduct(api.db, { stock: 9, price: 50_000 });
  const buyer = await makeBuyer(api);
  await makeTradePrice(api.db, soap.versions[0]?.id ?? '', 'peluqueria', 40_000);
  const desk = await makeDesk(buyer);
  expect(await desk.add(soap, 3)).toMatchObject({
    customer: { _id: buyer.customerId, name: 'Salón Rosa' },
    cart: { amount: 3, subtotal: 120_000, products: [{ code: soap.code, price: 40_000, stock: 9 }] },
    windows: [{ dispatchDate: null, units: 3 }],
    addresses: [{ _id: buyer.addressId }],
  });
  await desk.choose({ paymentMethod: 'cash_on_delivery', comments: 'Llamar antes' });
  const { orderCode, orderId } = placedIn(await desk.place());

  const one = (await desk.office(`GET /api/purchase/office/orders/${orderCode}`)).json<{ results: OfficeOrder }>()
    .results;
  expect(one).toMatchObject({ takenBy: 'Ana Ríos', comments: 'Llamar antes', status: 'confirmed' });
  expect(one.history.filter(({ kind }) => kind !== 'message')).toMatchObject([
    { kind: 'step', status: 'confirmed', by: 'Ana Ríos', from: '127.0.0.1' },
  ]);
  const list = (await desk.office(`GET /api/purchase/office/orders?q=${orderCode}`)).json<OfficeOrderPage>();
  expect(list.results).toMatchObject([{ code: orderCode, takenBy: 'Ana Ríos' }]);
  const { rows } = await api.db.query(
    `select operator_id from platform.audit where subject_id = $1 and action = 'purchase.order_taken'`,
    [orderId],
  );
  expect(rows).toEqual([{ operator_id: desk.operatorId }]);

  await api.drain();
  expect(api.messages.filter(({ to }) => to === buyer.email)).toMatchObject([
    { subject: expect.stringContaining(orderCode) },
  ]);
  expect((await buyer.call(`GET /order/${orderCode}`)).statusCode).toBe(200);
  expect(await stockOf(soap)).toBe(6);
  // the next call begins with an empty cart
  expect((await desk.cart('GET')).cart?.products ?? []).toEqual([]);
});

test('the customer’s own cart and that of another operator stay as they are (OFC-104)', async () => {
  const [soap, other] = [await makeProduct(api.db, { stock: 9 }), await makeProduct(api.db, { stock: 9 })];
  const buyer = await makeBuyer(api);
  await buyer.call('POST /cart/additem', { productId: other.id, code: other.code, quantity: 2 });
  const own = (await buyer.call('GET /cart/listcart')).json<CartView>();
  const [first, second] = [await makeDesk(buyer), await makeDesk(buyer)];
  await first.fill(soap, 1);
  expect((await second.cart('GET')).cart).toBeNull();
  const { cart } = await first.cart('GET');
  const stolen = await second.office(`POST ${second.path}/order`, { cartId: cart?._id, expectedTotal: cart?.total });
  expect(codeOf(stolen)).toBe('CART_NOT_FOUND');
  const bought = await buyer.call('POST /order/create', { cartId: cart?._id });
  expect(bought.json<{ code: string }>().code).toBe('CART_NOT_FOUND');
  expect((await first.place()).statusCode).toBe(200);
  expect((await buyer.call('GET /cart/listcart')).json<CartView>()).toEqual(own);
});

test('a change sent again, a double click and a lost answer have their effect once (OFC-104)', async () => {
  const soap = await makeProduct(api.db, { stock: 9 });
  const buyer = await makeBuyer(api);
  const desk = await makeDesk(buyer);
  const clientId = randomUUID();
  await Promise.all([desk.add(soap, 2, clientId), desk.add(soap, 2, clientId)]);
  expect((await desk.add(soap, 2, clientId)).cart?.amount).toBe(2);
  const { cart } = await desk.choose({ paymentMethod: 'cash_on_delivery' });
  const again = { cartId: cart?._id, expectedTotal: cart?.total };
  const answers = await Promise.all([desk.place(again), desk.place(again), desk.place(again)]);
  const late = await desk.office(`POST ${desk.path}/order`, again);
  expect(new Set([...answers, late].map((one) => placedIn(one).orderCode)).size).toBe(1);
  const { rows } = await api.db.query<{ orders: number; acts: number }>(
    `select count(*)::int as orders, (select count(*)::int from platform.audit where action = 'purchase.order_taken'
       and subject_id in (select id::text from purchase.order where customer_id = $1)) as acts
     from purchase.order where customer_id = $1`,
    [buyer.customerId],
  );
  expect(rows).toEqual([{ orders: 1, acts: 1 }]);
  expect(await stockOf(soap)).toBe(7);
});

test('two operators with one customer never lend more than the credit limit (OFC-104)', async () => {
  const soap = await makeProduct(api.db, { stock: 20, price: 60_000 });
  const buyer = await makeBuyer(api, { creditLimit: 100_000 });
  const desks = await Promise.all([makeDesk(buyer), makeDesk(buyer)]);
  for (const desk of desks) await desk.fill(soap, 1, 'own_credit');
  const answers = await Promise.all(desks.map((desk) => desk.place()));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.flatMap((one) => codeOf(one) ?? [])).toEqual(['CREDIT_EXCEEDED']);
  expect(await stockOf(soap)).toBe(19);
});

test('two operators and the customer order for one customer at once, and each order is whole (OFC-104)', async () => {
  const soap = await makeProduct(api.db, { stock: 20 });
  const buyer = await makeBuyer(api);
  const desks = await Promise.all([makeDesk(buyer), makeDesk(buyer)]);
  for (const desk of desks) await desk.fill(soap, 2);
  const answers = await Promise.all(desks.map((desk) => desk.place()));
  expect(new Set(answers.map((one) => placedIn(one).orderCode)).size).toBe(2);
  expect(await stockOf(soap)).toBe(16);
});

test('the last unit is sold once, at the desk or in the shop (OFC-104)', async () => {
  for (let run = 0; run < 5; run += 1) {
    const soap = await makeProduct(api.db, { stock: 1 });
    const [caller, shopper] = [await makeBuyer(api), await makeBuyer(api)];
    const desk = await makeDesk(caller);
    await desk.fill(soap, 1);
    await shopper.call('POST /cart/additem', { productId: soap.id, code: soap.code, quantity: 1 });
    const cartId = (await shopper.call('GET /cart/listcart')).json<CartView>().cart?._id;
    await shopper.call('PUT /cart/listcart', { cartId, paymentMethod: 'cash_on_delivery' });
    const answers = await Promise.all([desk.place(), shopper.call('POST /order/create', { cartId })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.flatMap((one) => codeOf(one) ?? [])).toEqual(['INSUFFICIENT_STOCK']);
    expect(await stockOf(soap)).toBe(0);
  }
});

test('only methods without data of the customer are offered and taken (OFC-104)', async () => {
  const soap = await makeProduct(api.db, { stock: 9 });
  const desk = await makeDesk(await makeBuyer(api));
  const { methods } = await desk.add(soap);
  expect(methods.map(({ reference }) => reference).toSorted()).toEqual([
    'bank_transfer',
    'cash_on_delivery',
    'own_credit',
  ]);
  const { cart } = await desk.cart('GET');
  const card = await desk.office(`PUT ${desk.path}`, { cartId: cart?._id, paymentMethod: 'card' });
  expect(codeOf(card)).toBe('PAYMENT_METHOD_UNAVAILABLE');
  await desk.choose({ paymentMethod: 'bank_transfer' });
  expect((await desk.place()).json()).toMatchObject({ results: { status: 'pending_payment' } });
});

test('a coupon, a changed price and a total that differs follow the rules of the shop (OFC-104)', async () => {
  const soap = await makeProduct(api.db, { stock: 9, price: 50_000 });
  const desk = await makeDesk(await makeBuyer(api));
  await desk.fill(soap, 2);
  const { code } = await makeCoupon(api.db, { amount: 10 });
  expect((await desk.cart('POST', '/coupon', { code })).cart).toMatchObject({ couponSavings: 10_000, total: 90_000 });
  expect((await desk.cart('DELETE', '/coupon')).cart).toMatchObject({ couponSavings: 0, total: 100_000 });
  expect(codeOf(await desk.place({ expectedTotal: 90_000 }))).toBe('TOTAL_CHANGED');
  await api.db.query('update products.version set base_price = 55000 where id = $1', [soap.versions[0]?.id]);
  expect(codeOf(await desk.place())).toBe('CART_CHANGED');
  expect((await desk.cart('GET')).productsNews).toMatchObject([{ kind: 'price', after: { price: 55_000 } }]);
  await desk.choose({ acceptNews: true });
  expect((await desk.place()).statusCode).toBe(200);
});

test('versions are found by code and name with the customer’s price and units, and unknown customers are refused (OFC-104)', async () => {
  const dye = await makeProduct(api.db, {
    name: 'Tinta Ocaso',
    versions: [{ code: 'OCA-71', shade: ['7.1', 'Rubio ocaso'], stock: 4, price: 12_900 }],
  });
  const buyer = await makeBuyer(api);
  const desk = await makeDesk(buyer);
  const find = async (q: string) =>
    (
      await desk.office(`GET /api/products/office/customers/${buyer.customerId}/offers?q=${encodeURIComponent(q)}`)
    ).json<{
      results: DeskOffer[];
    }>().results;
  await expect
    .poll(() => find('OCA-71'), { timeout: 5_000 })
    .toMatchObject([{ versionId: dye.versions[0]?.id, versionCode: 'OCA-71', price: 12_900, stock: 4 }]);
  expect(await find('ocaso')).toMatchObject([{ versionCode: 'OCA-71' }]);
  const unknown = await desk.office(`GET /api/purchase/office/customers/${randomUUID()}/cart`);
  expect([unknown.statusCode, codeOf(unknown)]).toEqual([404, 'CUSTOMER_NOT_FOUND']);
  await api.db.query('update auth.identity set deleted_at = now() where id = $1', [buyer.identityId]);
  expect(codeOf(await desk.office(`GET ${desk.path}`))).toBe('CUSTOMER_NOT_FOUND');
});

test('an order is repeated in the cart of the operator once a press, with what is missing (OFC-103 OFC-104)', async () => {
  const [soap, gone] = [
    await makeProduct(api.db, { stock: 9, price: 50_000 }),
    await makeProduct(api.db, { stock: 1, price: 20_000 }),
  ];
  const buyer = await makeBuyer(api);
  const desk = await makeDesk(buyer);
  await desk.add(gone);
  await desk.fill(soap, 2);
  const { orderCode } = placedIn(await desk.place());
  const repeat = (body: object) => desk.office(`POST ${desk.path}/repeat`, body);
  const clientId = randomUUID();
  const [first, again] = [await repeat({ clientId, orderCode }), await repeat({ clientId, orderCode })];
  for (const answer of [first, again])
    expect(answer.json<{ results: object }>().results).toMatchObject({
      added: 2,
      notAdded: [{ code: gone.code, added: 0 }],
    });
  expect((await desk.cart('GET')).cart?.products).toMatchObject([{ code: soap.code, quantity: 2 }]);
  const other = await makeDesk(await makeBuyer(api));
  const refused = await other.office(`POST ${other.path}/repeat`, { clientId: randomUUID(), orderCode });
  expect([refused.statusCode, codeOf(refused)]).toEqual([404, 'ORDER_NOT_FOUND']);
});
