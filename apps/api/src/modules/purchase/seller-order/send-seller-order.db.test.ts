import type { CartView } from '@tonalia/contract/purchase';
import type { SellerOrder } from '@tonalia/contract/seller-orders';
import { applyPolicy, defaultPolicy } from '@tonalia/rules/policy';
import { afterEach, expect, test } from 'vitest';
import { audit, countUnits } from '../../../../test/audit.ts';
import { useApi } from '../../../../test/build-app.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { assignCustomer, cities, makeAddress, makeSeller, makeToken } from '../../../../test/make.ts';
import { caller } from '../../../../test/make-buyer.ts';
import { ago, makeFieldSeller, read } from '../../../../test/selling.ts';

const api = useApi();
afterEach(() => applyPolicy(defaultPolicy));

const ordersOf = async (customerId: string): Promise<number> =>
  (await api.db.query('select 1 from purchase.order where customer_id = $1', [customerId])).rows.length;
const stockOf = async (versionId: string | undefined): Promise<number | undefined> =>
  (await api.db.query<{ available: number }>('select available from products.stock where version_id = $1', [versionId]))
    .rows[0]?.available;
/** The states of the orders that a seller's phone sent. */
const keptOf = async ({ identityId }: { identityId: string }): Promise<string[]> =>
  (
    await api.db.query<{ status: string }>('select status from purchase.seller_order where identity_id = $1', [
      identityId,
    ])
  ).rows.map(({ status }) => status);

test('an order of a phone is placed as it was shown, and a lost answer is given again (SEL-104)', async () => {
  const soap = await makeProduct(api.db, { stock: 9, price: 10_000 });
  const seller = await makeFieldSeller(api);
  const order = seller.order([[soap, 2]], { comments: 'Timbre dañado' });
  const first = await seller.send(order);
  expect(first).toMatchObject({ status: 200, placed: { status: 'confirmed', total: 20_000 } });
  expect(await seller.send(order)).toEqual(first);
  expect(await ordersOf(seller.customerId)).toBe(1);
  expect(await stockOf(soap.versions[0]?.id)).toBe(7);
  const one = await seller.call(`GET /seller-orders/${order.clientOrderId}`);
  expect(one.json<{ results: SellerOrder }>().results).toMatchObject({
    clientOrderId: order.clientOrderId,
    customer: { _id: seller.customerId, name: 'Salón Rosa' },
    status: 'placed',
    order: first.placed,
    asks: null,
  });
  const { rows } = await api.db.query('select comments, identity_id from purchase.order where id = $1', [
    first.placed?.orderId,
  ]);
  expect(rows).toEqual([{ comments: 'Timbre dañado', identity_id: seller.identityId }]);
  expect(await audit(api.db)).toEqual([]);
});

test('the open cart of the same seller and customer stays as it is (SEL-104)', async () => {
  const [soap, gel] = [await makeProduct(api.db, { stock: 9, price: 10_000 }), await makeProduct(api.db, { stock: 9 })];
  const seller = await makeFieldSeller(api);
  const query = { customerId: seller.customerId };
  await seller.call('POST /cart/additem', { productId: gel.id, code: gel.code, quantity: 3 }, query);
  const before = (await seller.call('GET /cart/listcart', undefined, query)).json<CartView>();
  const units = await countUnits(api.db);
  expect((await seller.send(seller.order([[soap, 2]]))).status).toBe(200);
  expect((await seller.call('GET /cart/listcart', undefined, query)).json<CartView>()).toEqual(before);
  expect(await audit(api.db, { units })).toEqual([]);
});

test('SEL-202: an order of a phone in one delivery costs one fee, in parts one for each, and is placed as it was shown', async () => {
  const soap = await makeProduct(api.db, { stock: { MDE: 9 }, price: 10_000 });
  const late = await makeProduct(api.db, { stock: 0, price: 10_000, presale: { dispatchDate: '2099-01-05' } });
  const seller = await makeFieldSeller(api);
  const addressId = await makeAddress(api.db, seller.customerId, { cityId: cities.medellin });
  applyPolicy({ maxShippingFees: 3 });
  const order = (wish: object) => {
    const made = seller.order(
      [
        [soap, 2],
        [late, 1],
      ],
      { addressId, ...wish },
    );
    return { ...made, lines: made.lines.map((line, at) => (at === 1 ? { ...line, dateSeen: '2099-01-05' } : line)) };
  };
  const joined = await seller.send(order({ together: true, expectedTotal: 39_000 }));
  const apart = await seller.send(order({ expectedTotal: 48_000 }));
  const dear = await seller.send(order({ expectedTotal: 39_000 }));
  expect([joined, apart].map(({ placed }) => placed?.total)).toEqual([39_000, 48_000]);
  expect(dear).toMatchObject({ code: 'ORDER_ASKS', asks: { doubts: [{ code: 'TOTAL_CHANGED' }] } });
  const { rows } = await api.db.query(
    'select array_agg(dispatch_date::text order by dispatch_date nulls first) as leaves from purchase.shipment where order_id = any($1) group by order_id order by count(*)',
    [[joined.placed?.orderId, apart.placed?.orderId]],
  );
  expect(rows).toEqual([{ leaves: ['2099-01-05'] }, { leaves: [null, '2099-01-05'] }]);
});

test('the same id with another content, or of another seller, is refused and changes nothing (SEL-104)', async () => {
  const soap = await makeProduct(api.db, { stock: 9, price: 10_000 });
  const [seller, other] = [await makeFieldSeller(api), await makeFieldSeller(api)];
  const order = seller.order([[soap, 2]]);
  const { placed } = await seller.send(order);
  const changed = await seller.send({ ...order, lines: order.lines.map((line) => ({ ...line, quantity: 3 })) });
  expect(changed).toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_REUSED' });
  const foreign = other.order([[soap, 1]], { clientOrderId: order.clientOrderId });
  const refused = await other.call('POST /seller-orders', foreign);
  expect(read(refused)).toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_REUSED' });
  expect(refused.body).not.toContain(placed?.orderCode);
  for (const call of [
    `GET /seller-orders/${order.clientOrderId}`,
    `POST /seller-orders/${order.clientOrderId}/discard`,
  ])
    expect(read(await other.call(call))).toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' });
  expect(await ordersOf(other.customerId)).toBe(0);
  expect(await stockOf(soap.versions[0]?.id)).toBe(7);
});

test('a customer of another portfolio is refused; one handed over later leaves the order where it is (SEL-104)', async () => {
  const soap = await makeProduct(api.db, { stock: 9, price: 10_000 });
  const [seller, other] = [await makeFieldSeller(api), await makeFieldSeller(api)];
  const foreign = seller.order([[soap, 1]], { customerId: other.customerId, addressId: other.addressId });
  expect(await seller.send(foreign)).toMatchObject({ status: 404, code: 'CUSTOMER_NOT_FOUND' });
  const order = seller.order([[soap, 2]]);
  const first = await seller.send(order);
  await assignCustomer(api.db, seller.customerId, other.identityId);
  expect(await seller.send(order)).toEqual(first);
  const one = await seller.call(`GET /seller-orders/${order.clientOrderId}`);
  expect(one.json<{ results: SellerOrder }>().results.order).toEqual(first.placed);
  expect(await seller.send(seller.order([[soap, 1]]))).toMatchObject({ status: 404, code: 'CUSTOMER_NOT_FOUND' });
  // sent again after the customer came back
  await assignCustomer(api.db, seller.customerId, seller.identityId);
  expect((await seller.send(seller.order([[soap, 1]]))).status).toBe(200);
});

test('an order with a sold-out line waits, and again has the same questions; nothing is taken (SEL-105)', async () => {
  const [soap, gel] = [
    await makeProduct(api.db, { stock: 9, price: 10_000 }),
    await makeProduct(api.db, { stock: 1, price: 10_000 }),
  ];
  const seller = await makeFieldSeller(api, { creditLimit: 1_000_000 });
  const order = seller.order(
    [
      [soap, 2],
      [gel, 3],
    ],
    { paymentMethod: 'own_credit' },
  );
  const first = await seller.send(order);
  expect(first).toMatchObject({
    status: 409,
    code: 'ORDER_ASKS',
    asks: {
      draftId: order.clientOrderId,
      revision: 1,
      unchanged: 1,
      unchangedAmount: 20_000,
      lines: [
        {
          line: 2,
          reasons: ['fewer'],
          seen: { quantity: 3, price: 10_000 },
          now: { quantity: 1 },
        },
      ],
    },
  });
  const [line] = first.asks.lines;
  expect(line?.choices[0]).toMatchObject({ choice: 'fewer', lines: [{ quantity: 1, price: 10_000 }] });
  expect(line?.choices.at(-1)).toMatchObject({ choice: 'remove', lines: [] });
  expect(await seller.send(order)).toEqual(first);
  expect(await ordersOf(seller.customerId)).toBe(0);
  expect([await stockOf(soap.versions[0]?.id), await stockOf(gel.versions[0]?.id)]).toEqual([9, 1]);
  await api.drain();
  const { rows } = await api.db.query('select 1 from auth.credit_movement where customer_id = $1', [seller.customerId]);
  expect(rows).toEqual([]);
  const waiting = await seller.call('GET /seller-orders', undefined, { status: 'waits' });
  expect(waiting.json<{ results: SellerOrder[] }>().results).toMatchObject([
    { clientOrderId: order.clientOrderId, status: 'waits', asks: { revision: 1 } },
  ]);
});

test('a phone with a wrong clock, or an order of days ago, waits and is no fault of the server (SEL-105)', async () => {
  const soap = await makeProduct(api.db, { stock: 9, price: 10_000 });
  const seller = await makeFieldSeller(api);
  const doubts = async (wish: object) => (await seller.send(seller.order([[soap, 1]], wish))).asks.doubts;
  expect(await doubts({ takenAt: ago(-3) })).toMatchObject([{ code: 'CLOCK' }]);
  expect(await doubts({ takenAt: ago(5), snapshotAt: ago(1) })).toMatchObject([{ code: 'CLOCK' }]);
  expect(await doubts({ takenAt: ago(30), snapshotAt: ago(31) })).toMatchObject([{ code: 'OLD' }]);
});

test('malformed orders are refused before anything is kept (SEL-104)', async () => {
  const soap = await makeProduct(api.db, { stock: 9, price: 10_000 });
  const seller = await makeFieldSeller(api);
  const order = seller.order([[soap, 1]]);
  const bad = [
    { ...order, clientOrderId: '0191e3a0-5b7c-4a3e-9d2f-0a1b2c3d4e5f' },
    { ...order, lines: [] },
    { ...order, lines: [...order.lines, ...order.lines] },
    { ...order, takenAt: 'ayer' },
    { ...order, userId: seller.identityId },
  ];
  for (const one of bad) expect(await seller.send(one)).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
  expect(await keptOf(seller)).toEqual([]);
  expect(await ordersOf(seller.customerId)).toBe(0);
});

test('an order of an unknown product, to an address that is gone, is kept and waits (SEL-105)', async () => {
  const soap = await makeProduct(api.db, { stock: 9, price: 10_000 });
  const seller = await makeFieldSeller(api);
  const order = seller.order([[soap, 1]]);
  const unknown = await seller.send({
    ...order,
    lines: order.lines.map((line) => ({ ...line, code: 'NO-EXISTE' })),
    paymentMethod: 'trueque',
    addressId: seller.customerId,
  });
  expect(unknown).toMatchObject({ code: 'ORDER_ASKS', asks: { lines: [{ name: null, reasons: ['gone'] }] } });
  expect(await keptOf(seller)).toEqual(['waits']);
});

test('an order of a seller without customers is refused and not kept (SEL-104)', async () => {
  const soap = await makeProduct(api.db, { stock: 9, price: 10_000 });
  const seller = await makeFieldSeller(api);
  const stranger = await makeSeller(api.db);
  const call = caller(api, await makeToken(api.db, { identityId: stranger.identityId }));
  expect(read(await call('POST /seller-orders', seller.order([[soap, 1]])))).toMatchObject({
    code: 'CUSTOMER_NOT_FOUND',
  });
  expect([await keptOf(stranger), await keptOf(seller)]).toEqual([[], []]);
});

test('a seller without orders of its phone has a page of none', async () => {
  const seller = await makeFieldSeller(api);
  expect((await seller.call('GET /seller-orders')).json()).toMatchObject({ results: [], total: 0, pages: 0 });
});
