import type { CartView, DeliveryGroup, DeliveryWays, Order } from '@tonalia/contract/purchase';
import { defaultPolicy, applyPolicy } from '@tonalia/rules/policy';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { cities } from '../../../../test/make.ts';
import { type MadeBuyer, makeBuyer } from '../../../../test/make-buyer.ts';
import { type MadeProduct, makeProduct } from '../../../../test/make-products.ts';

const api = useApi();
// Thursday, 9:00 in Bogotá
beforeEach(() => api.clock.set(new Date('2026-11-19T14:00:00Z')));
afterEach(() => {
  api.clock.set(new Date());
  applyPolicy(defaultPolicy);
});

const LAST = '2026-12-10';
type Wanting = MadeBuyer & { cartId: string; dye: MadeProduct; late: MadeProduct };

/** A cart of 3 units in stock, 2 of a presale and 1 of a later one. */
async function wanting(wish: { cityId?: string } = {}): Promise<Wanting> {
  const dye = await makeProduct(api.db, {
    stock: { BOG: 3, MDE: 3 },
    price: 20_000,
    presale: { dispatchDate: '2026-12-03' },
  });
  const late = await makeProduct(api.db, { stock: 0, price: 30_000, presale: { dispatchDate: LAST } });
  const buyer = await makeBuyer(api, wish);
  await buyer.call('POST /cart/additem', { productId: dye.id, code: dye.code, quantity: 5 });
  await buyer.call('POST /cart/additem', { productId: late.id, code: late.code, quantity: 1 });
  return { ...buyer, cartId: (await viewOf(buyer))?._id ?? '', dye, late };
}
const viewOf = async (buyer: MadeBuyer) => (await buyer.call('GET /cart/listcart')).json<CartView>().cart;
const delivery = async (buyer: MadeBuyer) =>
  (await buyer.call('GET /shipping-schedule/list')).json<{ results: DeliveryGroup[]; ways: DeliveryWays | null }>();
const choose = async (buyer: Wanting, choice: object) =>
  (await buyer.call('PUT /cart/listcart', { cartId: buyer.cartId, ...choice })).json<CartView>().cart;

async function order(buyer: Wanting): Promise<Order> {
  await choose(buyer, { paymentMethod: 'cash_on_delivery' });
  const placed = await buyer.call('POST /order/create', { cartId: buyer.cartId });
  expect(placed.statusCode, placed.body).toBe(200);
  return read(buyer, placed.json<{ results: { orderCode: string } }>().results.orderCode);
}
const read = async (buyer: MadeBuyer, code: string) =>
  (await api.send({ url: `/api/purchase/order/${code}`, token: buyer.token })).json<{ results: Order }>().results;
const parts = ({ shipments }: Order) =>
  shipments.map(({ dispatchDate, delivery: window, leavesBy, products }) => [
    dispatchDate,
    window?.day,
    leavesBy,
    products.map(({ quantity, dispatchDate: own }) => [quantity, own]),
  ]);
const reserved = async ({ dye }: Wanting) =>
  (
    await api.db.query(
      'select sum(reserved)::int as units from products.stock where version_id in (select id from products.version where product_id = $1)',
      [dye.id],
    )
  ).rows;

test('SEL-202: a cart of several dates says the days and fee of both ways; the chosen one decides its windows', async () => {
  const buyer = await wanting();
  const { results, ways } = await delivery(buyer);
  expect(results.map(({ dispatchDate, units }) => [dispatchDate, units])).toEqual([
    [null, 3],
    ['2026-12-03', 2],
    [LAST, 1],
  ]);
  expect(ways?.together.parts).toMatchObject([{ dispatchDate: LAST, units: 6, arrives: { day: '2026-12-11' } }]);
  expect(ways?.apart.parts.map(({ arrives }) => arrives?.day)).toEqual(['2026-11-20', '2026-12-04', '2026-12-11']);
  expect([ways?.together.total, ways?.together.shipping]).toEqual([ways?.apart.total, ways?.apart.shipping]);
  const early = { dispatchDate: null, ...results[0]?.chosen };
  expect((await choose(buyer, { schedule: [early] }))?.schedule).toEqual([early]);
  expect(await choose(buyer, { together: true })).toMatchObject({ together: true, schedule: [] });
  expect((await delivery(buyer)).results).toMatchObject([{ dispatchDate: LAST, units: 6 }]);
  expect((await choose(buyer, { together: false }))?.together).toBe(false);
  expect((await delivery(buyer)).results).toHaveLength(3);
});

test('SEL-202: a cart that leaves on one date has no ways', async () => {
  const buyer = await makeBuyer(api);
  const soap = await makeProduct(api.db, { stock: 3 });
  await buyer.call('POST /cart/additem', { productId: soap.id, code: soap.code, quantity: 1 });
  expect((await delivery(buyer)).ways).toBeNull();
});

test('SEL-202: together is one part on the last date with its units reserved at once; apart one for each date', async () => {
  const buyer = await wanting();
  await choose(buyer, { together: true });
  const one = await order(buyer);
  expect(one.together).toBe(true);
  expect(parts(one)).toEqual([
    [
      LAST,
      '2026-12-11',
      LAST,
      [
        [3, null],
        [2, LAST],
        [1, LAST],
      ],
    ],
  ]);
  expect(await reserved(buyer)).toEqual([{ units: 3 }]);
  const other = await wanting();
  const three = await order(other);
  expect(three.together).toBe(false);
  expect(three.shipments.map(({ dispatchDate }) => dispatchDate)).toEqual([null, '2026-12-03', LAST]);
  expect([three.total, three.shipping, three.units]).toEqual([one.total, one.shipping, one.units]);
});

test('SEL-202: with a fee for each part, together costs one and the order charges what was shown', async () => {
  applyPolicy({ maxShippingFees: 3 });
  const buyer = await wanting({ cityId: cities.medellin });
  const { ways } = await delivery(buyer);
  const fee = ways?.together.shipping ?? 0;
  expect(fee).toBe(9_000);
  expect(ways?.apart.shipping).toBe(3 * fee);
  expect((await viewOf(buyer))?.total).toBe(ways?.apart.total);
  expect((await choose(buyer, { together: true }))?.total).toBe(ways?.together.total);
  const { shipping, total } = await order(buyer);
  expect([shipping, total]).toEqual([fee, ways?.together.total]);
});

test('SEL-202: a presale that moves takes the joined order along, once', async () => {
  const buyer = await wanting();
  await choose(buyer, { together: true });
  const { orderCode } = await order(buyer);
  await settle();
  await move(buyer.late, '2026-12-17');
  const moved = await read(buyer, orderCode);
  expect(parts(moved)).toEqual([
    [
      '2026-12-17',
      '2026-12-18',
      '2026-12-17',
      [
        [3, null],
        [2, '2026-12-17'],
        [1, '2026-12-17'],
      ],
    ],
  ]);
  await move(buyer.dye, '2026-12-04');
  expect(parts(await read(buyer, orderCode))).toEqual(parts(moved));
  const { rows } = await api.db.query(
    `select count(*)::int as news from platform.outbox where topic = 'order.presale_moved' and payload->>'orderId' = $1`,
    [moved.orderId],
  );
  expect(rows).toEqual([{ news: 1 }]);
});

async function move(product: MadeProduct, day: string): Promise<void> {
  await api.db.query('update products.presale set dispatch_date = $2 where product_id = $1', [product.id, day]);
  await settle();
}
async function settle(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await api.db.query('update platform.outbox set available_at = now() where done_at is null');
    await api.drain();
  }
}
