import type { PaymentMethod } from '@tonalia/contract/payment';
import type { CartView, Order, OrderSummary } from '@tonalia/contract/purchase';
import { describe, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, caller, makeBuyer } from '../../../../test/make-buyer.ts';
import { cities, makeAddress, makeCustomer, makeSeller, makeToken } from '../../../../test/make.ts';
import { type MadeProduct, makeDeal, makeProduct } from '../../../../test/make-products.ts';

const api = useApi();
const ADD = 'POST /cart/additem';
const CREATE = 'POST /order/create';
interface Placed {
  results: { orderId: string; orderCode: string; status: string; total: number };
}

const of = (product: MadeProduct) => ({ productId: product.id, code: product.code });
const cartIdOf = async (buyer: Pick<MadeBuyer, 'call'>) =>
  (await buyer.call('GET /cart/listcart')).json<CartView>().cart?._id ?? '';
const codeOf = async (answer: ReturnType<MadeBuyer['call']>) => (await answer).json<{ code: string }>().code;
const stockOf = async (product: MadeProduct) => {
  const { rows } = await api.db.query<{ available: number }>(
    'select available from products.stock where version_id = $1',
    [product.versions[0]?.id],
  );
  return rows[0]?.available;
};
const orders = async (cartId: string) =>
  (await api.db.query('select id from purchase.order where cart_id = $1', [cartId])).rows.length;

/** A buyer one call away from an order: this in the cart, and cash on delivery chosen. */
async function readyToOrder(product: MadeProduct, quantity = 1, choices: Parameters<typeof makeBuyer>[1] = {}) {
  const buyer = await makeBuyer(api, choices);
  await buyer.call(ADD, { ...of(product), quantity });
  const cartId = await cartIdOf(buyer);
  await buyer.call('PUT /cart/listcart', { cartId, paymentMethod: 'cash_on_delivery' });
  return { ...buyer, cartId, create: (query = {}) => buyer.call(CREATE, { cartId }, query) };
}

describe('placing an order', () => {
  test('takes the stock, freezes the prices and closes the cart · API-28', async () => {
    const soap = await makeProduct(api.db, { name: 'Champú', stock: 9, price: 10_000 });
    const late = await makeProduct(api.db, { price: 5_000, presale: { dispatchDate: '2099-01-01', capacity: 9 } });
    await makeDeal(api.db, { amount: 10, productId: soap.id });
    const buyer = await readyToOrder(soap, 4);
    await buyer.call(ADD, { ...of(late), quantity: 2 });
    const answer = await buyer.create({ reference: 'boletin', campaign: 'noviembre' });
    expect(answer.statusCode).toBe(200);
    const { results } = answer.json<Placed>();
    expect(results).toMatchObject({ status: 'confirmed', total: 46_000 });
    expect(results.orderCode).toMatch(/^TN-[0-9A-HJKMNP-TV-Z]{5,8}$/);
    expect(await stockOf(soap)).toBe(5);
    const { rows } = await api.db.query('select taken from products.presale where product_id = $1', [late.id]);
    expect(rows).toEqual([{ taken: 2 }]);

    await api.db.query('update products.product set name = $2 where id = $1', [soap.id, 'Otro']);
    const order = (await buyer.call(`GET /order/${results.orderCode}`)).json<{ results: Order }>().results;
    expect(order).toMatchObject({
      orderId: results.orderId,
      subtotal: 50_000,
      savings: 4_000,
      movement: 0,
      shipping: 0,
      total: 46_000,
      units: 6,
      lines: 2,
      nextDispatch: '2099-01-01',
      paymentMethod: { reference: 'cash_on_delivery', name: 'Efectivo contra entrega', group: 'on_delivery' },
      shippingAddress: { _id: buyer.addressId, cityid: cities.bogota },
      customer: { _id: buyer.customerId },
      history: [{ status: 'confirmed' }],
    });
    expect(order.shipments).toMatchObject([
      {
        dispatchDate: null,
        status: 'received',
        isPreSales: false,
        products: [{ name: 'Champú', quantity: 4, price: 9_000 }],
      },
      {
        dispatchDate: '2099-01-01',
        isPreSales: true,
        products: [{ code: late.code, advancedPurchasing: true, quantity: 2 }],
      },
    ]);
    const kept = await api.db.query(
      `select o.reference, o.campaign, o.identity_id, p.status, p.amount::int, (select count(*)::int from purchase.order_line_part l where l.order_id = o.id) as parts
       from purchase.order o join purchase.payment p on p.order_id = o.id where o.id = $1`,
      [results.orderId],
    );
    expect(kept.rows).toEqual([
      {
        reference: 'boletin',
        campaign: 'noviembre',
        identity_id: buyer.identityId,
        status: 'on_delivery',
        amount: 46_000,
        parts: 1,
      },
    ]);
    const outbox = await api.db.query(
      `select topic, payload->>'amount' as amount from platform.outbox where payload->>'orderId' = $1`,
      [results.orderId],
    );
    expect(outbox.rows).toEqual([{ topic: 'order.placed', amount: '46000' }]);
    expect((await buyer.call('GET /cart/listcart')).json()).toEqual({ cart: null, outOfStock: [], productsNews: [] });
  });

  test('again answers with the same order, byte for byte · API-28', async () => {
    const soap = await makeProduct(api.db, { stock: 9 });
    const buyer = await readyToOrder(soap, 2);
    const first = await buyer.create();
    await buyer.call(ADD, { ...of(soap), quantity: 1 });
    const second = await buyer.create();
    expect([second.statusCode, second.body]).toEqual([200, first.body]);
    expect([await stockOf(soap), await orders(buyer.cartId)]).toEqual([7, 1]);
    expect((await buyer.call('GET /cart/listcart')).json<CartView>().cart?.amount).toBe(1);
  });

  test('skipping a step of the checkout is refused and writes nothing · VAL-14', async () => {
    const soap = await makeProduct(api.db, { stock: 9 });
    const homeless = await makeCustomer(api.db);
    const call = caller(api, await makeToken(api.db, homeless));
    await call(ADD, { ...of(soap), quantity: 1 });
    const cartId = await cartIdOf({ call });
    expect(await codeOf(call(CREATE, { cartId }))).toBe('ADDRESS_REQUIRED');
    await makeAddress(api.db, homeless.customerId);
    expect(await codeOf(call(CREATE, { cartId }))).toBe('PAYMENT_METHOD_REQUIRED');
    await api.db.query(
      `insert into purchase.payment_method (reference, name, method_group, position) values ('later', 'Luego', 'instant', 99) on conflict do nothing`,
    );
    await api.db.query(`update purchase.cart set payment_method = 'later' where id = $1`, [cartId]);
    expect(await codeOf(call(CREATE, { cartId }))).toBe('PAYMENT_METHOD_UNAVAILABLE');
    await call('DELETE /cart/cleanCart');
    expect(await codeOf(call(CREATE, { cartId }))).toBe('CART_EMPTY');
    expect([await stockOf(soap), await orders(cartId)]).toEqual([9, 0]);
  });

  test('to a place that lost its coverage is refused · ERR-04', async () => {
    const soap = await makeProduct(api.db, { stock: 9 });
    const buyer = await readyToOrder(soap);
    const nowhere = await makeAddress(api.db, buyer.customerId, { cityId: cities.withoutCoverage });
    await api.db.query('update purchase.cart set address_id = $2 where id = $1', [buyer.cartId, nowhere]);
    expect(await codeOf(buyer.create())).toBe('NO_COVERAGE');
  });

  test('with unseen changes requires accepting them first · API-22', async () => {
    const soap = await makeProduct(api.db, { stock: 9, price: 10_000 });
    const buyer = await readyToOrder(soap, 2);
    await api.db.query('update products.version set base_price = 11000 where product_id = $1', [soap.id]);
    const answer = await buyer.create();
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'CART_CHANGED']);
    await buyer.call('PUT /cart/listcart', { cartId: buyer.cartId, acceptNews: true });
    expect((await buyer.create()).json<Placed>().results.total).toBe(22_000);
  });

  test('without enough stock is refused in the specified words · ERR-08', async () => {
    const soap = await makeProduct(api.db, { stock: 9 });
    const buyer = await readyToOrder(soap, 5);
    await api.db.query('update products.stock set available = 3 where version_id = $1', [soap.versions[0]?.id]);
    const answer = await buyer.create();
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'INSUFFICIENT_STOCK',
      message: 'Stock insuficiente. Solo quedan 3 unidades disponibles',
      params: { code: soap.code, left: 3 },
    });
    expect([await stockOf(soap), await orders(buyer.cartId)]).toEqual([3, 0]);
  });

  test('of another identity’s cart is CART_NOT_FOUND · ROL-09', async () => {
    const soap = await makeProduct(api.db, { stock: 9 });
    const [buyer, stranger] = [await readyToOrder(soap), await makeBuyer(api)];
    const seller = await makeSeller(api.db, { customers: [buyer.customerId] });
    const act = caller(api, await makeToken(api.db, seller), { customerId: buyer.customerId });
    const body = { cartId: buyer.cartId };
    const [foreign, unknown] = [
      await stranger.call(CREATE, body),
      await stranger.call(CREATE, { cartId: '00000000-0000-4000-8000-000000000009' }),
    ];
    expect([foreign.statusCode, foreign.json<{ code: string }>().code]).toEqual([404, 'CART_NOT_FOUND']);
    const { requestId: _a, ...one } = foreign.json<Record<string, unknown>>();
    const { requestId: _b, ...other } = unknown.json<Record<string, unknown>>();
    expect(one).toEqual(other);
    expect(await codeOf(act(CREATE, body))).toBe('CART_NOT_FOUND');
    expect(await codeOf(buyer.call(CREATE, { cartId: 'x' }))).toBe('INVALID_REQUEST');
    expect(await codeOf(buyer.call(CREATE, { ...body, total: 1 }))).toBe('INVALID_REQUEST');
  });

  test('through a seller records the seller and the customer · ROL-09', async () => {
    const soap = await makeProduct(api.db, { stock: 9 });
    const buyer = await makeBuyer(api, { name: 'Salón Azul' });
    const seller = await makeSeller(api.db, { customers: [buyer.customerId] });
    const act = caller(api, await makeToken(api.db, seller), { customerId: buyer.customerId });
    await act(ADD, { ...of(soap), quantity: 1 });
    const cartId = await cartIdOf({ call: act });
    await act('PUT /cart/listcart', { cartId, paymentMethod: 'cash_on_delivery' });
    const { orderId } = (await act(CREATE, { cartId })).json<Placed>().results;
    const { rows } = await api.db.query(
      'select identity_id, customer_id, customer_name from purchase.order where id = $1',
      [orderId],
    );
    expect(rows).toEqual([
      { identity_id: seller.identityId, customer_id: buyer.customerId, customer_name: 'Salón Azul' },
    ]);
    expect((await buyer.call(`GET /order/${orderId}`)).statusCode).toBe(200);
  });

  test('of 300 lines of 9999 units at the highest price adds up', async () => {
    const versions = Array.from({ length: 300 }, (_, n) => ({
      shade: [`${n}`, 'Tono'] as [string, string],
      stock: 9_999,
      price: 100_000_000,
    }));
    const dye = await makeProduct(api.db, { versions });
    const buyer = await makeBuyer(api, { creditLimit: 1_000 });
    const asked = dye.versions.map(({ code }) => ({ code, quantity: 9_999 }));
    await buyer.call(ADD, { ...of(dye), versions: asked });
    const cartId = await cartIdOf(buyer);
    await api.db.query(`update purchase.cart set payment_method = 'own_credit' where id = $1`, [cartId]);
    expect(await codeOf(buyer.call(CREATE, { cartId }))).toBe('CREDIT_EXCEEDED');
    await buyer.call('PUT /cart/listcart', { cartId, paymentMethod: 'cash_on_delivery' });
    const placed = await buyer.call(CREATE, { cartId });
    expect(placed.json<Placed>().results.total).toBe(300 * 9_999 * 100_000_000);
    expect((await buyer.call('GET /order/list')).json()).toMatchObject({ results: [{ units: 2_999_700, lines: 300 }] });
  });

  test('that fails in the middle leaves nothing behind', async () => {
    const soap = await makeProduct(api.db, { stock: 9 });
    for (const table of ['purchase.order_line', 'purchase.order_event', 'purchase.payment', 'platform.outbox']) {
      const buyer = await readyToOrder(soap, 2, { creditLimit: 1_000_000 });
      await buyer.call('PUT /cart/listcart', { cartId: buyer.cartId, paymentMethod: 'own_credit' });
      await api.db.query(
        `create or replace function public.fail() returns trigger language plpgsql as $$ begin raise 'fails'; end $$`,
      );
      await api.db.query(`create trigger fail before insert on ${table} for each row execute function public.fail()`);
      const answer = await buyer.create();
      await api.db.query(`drop trigger fail on ${table}`);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([500, 'INTERNAL']);
      expect(answer.body).not.toMatch(/fails|trigger|purchase\./);
      const { rows } = await api.db.query('select used from auth.credit_account where customer_id = $1', [
        buyer.customerId,
      ]);
      expect([await stockOf(soap), await orders(buyer.cartId), rows]).toEqual([9, 0, [{ used: 0 }]]);
      const cart = (await buyer.call('GET /cart/listcart')).json<CartView>().cart;
      expect(cart).toMatchObject({ _id: buyer.cartId, amount: 2 });
    }
  });
});

describe('payment methods', () => {
  test('show their effect on this cart, and the reason when they are unavailable · ENT-09 ENT-10', async () => {
    const soap = await makeProduct(api.db, { stock: 9, price: 100_000 });
    const buyer = await readyToOrder(soap, 3, { creditLimit: 250_000 });
    const { rows } = await api.db.query<{ id: string }>(
      `insert into purchase.payment_method_movement (reference, type_movement, discount_type, discount_amount, during)
       values ('own_credit', 'charge', 'value', 5000, '[2020-01-01, 2100-01-01)'),
         ('cash_on_delivery', 'discount', 'percentage', 5, '[2020-01-01, 2100-01-01)') returning id`,
    );
    const methods = (await buyer.call('GET /payment-methods/list')).json<{ results: PaymentMethod[] }>().results;
    const method = (reference: string) => methods.find((one) => one.reference === reference);
    expect(method('own_credit')).toMatchObject({ movementAmount: 5_000, available: false, group: 'credit' });
    expect(method('own_credit')?.reason).toMatch(/^Tu cupo disponible es de \$\u00a0250\.000\./);
    expect(method('cash_on_delivery')).toMatchObject({
      payment_info: 'Pagas al recibir',
      comments: 'Ten el valor exacto a la mano.',
      movement: { type_movement: 'discount', discount_type: 'percentage', discount_amount: 5 },
      movementAmount: -15_000,
      available: true,
      reason: null,
    });
    const refused = await buyer.call('PUT /cart/listcart', { cartId: buyer.cartId, paymentMethod: 'own_credit' });
    expect(refused.json()).toMatchObject({ code: 'CREDIT_EXCEEDED', params: { available: 250_000 } });
    expect((await buyer.create()).json<Placed>().results.total).toBe(285_000);
    await api.db.query('delete from purchase.payment_method_movement where id = any($1)', [rows.map(({ id }) => id)]);
  });

  test('own credit is charged with the order · API-28', async () => {
    const soap = await makeProduct(api.db, { stock: 9, price: 100_000 });
    const buyer = await readyToOrder(soap, 2, { creditLimit: 250_000 });
    await buyer.call('PUT /cart/listcart', { cartId: buyer.cartId, paymentMethod: 'own_credit' });
    const { orderId } = (await buyer.create()).json<Placed>().results;
    const { rows } = await api.db.query(
      `select m.amount, m.due_on is not null as due, a.used, p.status from auth.credit_movement m
       join auth.credit_account a using (customer_id) join purchase.payment p on p.order_id = m.order_id where m.order_id = $1`,
      [orderId],
    );
    expect(rows).toEqual([{ amount: 200_000, due: true, used: 200_000, status: 'on_credit' }]);
  });
});

describe('the order history', () => {
  test('lists the customer’s own orders by page, newest first · RT-46', async () => {
    const soap = await makeProduct(api.db, { stock: 99 });
    const buyer = await makeBuyer(api);
    const codes: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      await buyer.call(ADD, { ...of(soap), quantity: n + 1 });
      const cartId = await cartIdOf(buyer);
      await buyer.call('PUT /cart/listcart', { cartId, paymentMethod: 'cash_on_delivery' });
      codes.unshift((await buyer.call(CREATE, { cartId })).json<Placed>().results.orderCode);
    }
    const list = async (query: Record<string, string>) =>
      (await buyer.call('GET /order/list', undefined, query)).json<{
        results: OrderSummary[];
        total: number;
        pages: number;
      }>();
    expect(await list({ limit: '2' })).toMatchObject({
      results: [{ orderCode: codes[0], units: 3, lines: 1 }, { orderCode: codes[1] }],
      page: 1,
      limit: 2,
      total: 3,
      pages: 2,
    });
    expect(await list({ limit: '2', page: '2' })).toMatchObject({ results: [{ orderCode: codes[2] }] });
    expect(await list({ page: '9' })).toMatchObject({ results: [], total: 3, pages: 1 });
    await api.db.query(`update purchase.order set status = 'delivered' where code = $1`, [codes[1]]);
    expect(await list({ state: 'delivered' })).toMatchObject({ results: [{ orderCode: codes[1] }], total: 1 });
    expect(await list({ state: 'open' })).toMatchObject({ total: 2 });
    expect(await list({ state: 'cancelled', page: '2' })).toMatchObject({ results: [], total: 0 });

    await api.db.query(`update purchase.order set status = 'delivered' where code = $1`, [codes[0]]);
    await api.db.query(`update purchase.order set status = 'rejected' where code = $1`, [codes[1]]);
    const codesOf = async (state: string) => (await list({ state })).results.map(({ orderCode }) => orderCode);
    expect([await codesOf('open'), await codesOf('delivered'), await codesOf('cancelled')]).toEqual([
      [codes[2]],
      [codes[0]],
      [codes[1]],
    ]);
    expect(await list({ state: 'open', page: '9' })).toMatchObject({ results: [], total: 1 });
    expect((await buyer.call('GET /order/list', undefined, { state: 'x' })).statusCode).toBe(400);

    const stranger = await makeBuyer(api);
    expect((await stranger.call('GET /order/list')).json()).toMatchObject({ results: [], total: 0, pages: 0 });
    for (const code of [codes[0], 'TN-00000', "' or 1=1", '00000000-0000-4000-8000-000000000009']) {
      const answer = await stranger.call(`GET /order/${encodeURIComponent(code ?? '')}`);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'ORDER_NOT_FOUND']);
    }
    expect((await buyer.call(`GET /order/${codes[0]?.toLowerCase()}`)).statusCode).toBe(200);
  });
});
