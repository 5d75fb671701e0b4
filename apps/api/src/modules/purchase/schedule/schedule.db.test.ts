import type { CartView, DeliveryGroup, DeliveryWindow } from '@tonalia/contract/purchase';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, makeBuyer } from '../../../../test/make-buyer.ts';
import { type MadeProduct, makeProduct } from '../../../../test/make-products.ts';
import { cities, makeAddress } from '../../../../test/make.ts';

const api = useApi();
// Thursday, 9:00 in Bogotá: the zone has one day of lead and no Sundays
beforeEach(() => api.clock.set(new Date('2026-11-19T14:00:00Z')));
// sessions start by the machine's clock
afterEach(() => api.clock.set(new Date()));

const PRESALE = '2026-12-10';
let soap: MadeProduct;

async function shopper(wish: { cityId?: string } = {}): Promise<MadeBuyer & { cartId: string }> {
  soap = await makeProduct(api.db, { stock: { BOG: 3, MDE: 3 }, presale: { dispatchDate: PRESALE } });
  const buyer = await makeBuyer(api, wish);
  await buyer.call('POST /cart/additem', { productId: soap.id, code: soap.code, quantity: 5 });
  const cartId = (await viewOf(buyer))?._id ?? '';
  return { ...buyer, cartId };
}
const viewOf = async (buyer: MadeBuyer) => (await buyer.call('GET /cart/listcart')).json<CartView>().cart;
const list = async (buyer: MadeBuyer) =>
  (await buyer.call('GET /shipping-schedule/list')).json<{ results: DeliveryGroup[] }>().results;
const choose = (buyer: MadeBuyer & { cartId: string }, choice: object) =>
  buyer.call('PUT /cart/listcart', { cartId: buyer.cartId, ...choice });
const daysOf = (windows: readonly DeliveryWindow[] = []) => [...new Set(windows.map(({ day }) => day))];

async function order(buyer: MadeBuyer & { cartId: string }) {
  await choose(buyer, { paymentMethod: 'cash_on_delivery' });
  return buyer.call('POST /order/create', { cartId: buyer.cartId });
}
async function shipments(cartId: string): Promise<unknown[]> {
  const { rows } = await api.db.query(
    `select s.dispatch_date as leaves, s.delivery_day as day, s.delivery_from::text as from, s.delivery_to::text as to
     from purchase.shipment s join purchase.order o on o.id = s.order_id where o.cart_id = $1
     order by s.dispatch_date nulls first`,
    [cartId],
  );
  return rows;
}

test('each dispatch date has its windows; the earliest is chosen until the shopper chooses · D-46', async () => {
  const buyer = await shopper();
  const [now, later] = await list(buyer);
  expect([now?.dispatchDate, now?.units, later?.dispatchDate, later?.units]).toEqual([null, 3, PRESALE, 2]);
  expect(daysOf(now?.windows)).toEqual(['2026-11-20', '2026-11-21', '2026-11-23', '2026-11-24', '2026-11-25']);
  expect(daysOf(later?.windows)[0]).toBe('2026-12-11');
  expect([now?.chosen, later?.chosen]).toEqual([now?.windows[0], later?.windows[0]]);
  expect(await list(await makeBuyer(api))).toEqual([]);
});

test('an order keeps the chosen windows, or the earliest when none was chosen', async () => {
  const buyer = await shopper();
  const [now] = await list(buyer);
  const chosen = { dispatchDate: null, ...now?.windows[3] };
  const view = (await choose(buyer, { schedule: [chosen] })).json<CartView>().cart;
  expect(view?.schedule).toEqual([chosen]);
  expect(await viewOf(buyer)).toEqual(view);
  expect((await list(buyer))[0]?.chosen).toEqual(now?.windows[3]);
  expect((await order(buyer)).statusCode).toBe(200);
  expect(await shipments(buyer.cartId)).toEqual([
    { leaves: null, day: '2026-11-21', from: '13:00:00', to: '18:00:00' },
    { leaves: PRESALE, day: '2026-12-11', from: '08:00:00', to: '12:00:00' },
  ]);
});

test.each([
  ['a Sunday', { day: '2026-11-22' }],
  ['too soon', { day: '2026-11-19' }],
  ['at other hours', { from: '05:00', to: '06:00' }],
  ['of another dispatch date', { dispatchDate: '2026-12-24' }],
])('a window that is %s is refused, and the choice stays as it was', async (_title, other) => {
  const buyer = await shopper();
  const kept = { dispatchDate: null, day: '2026-11-21', from: '08:00', to: '12:00' };
  await choose(buyer, { schedule: [kept] });
  const refused = await choose(buyer, { schedule: [{ ...kept, ...other }] });
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'SCHEDULE_UNAVAILABLE']);
  expect((await viewOf(buyer))?.schedule).toEqual([kept]);
});

test('a window that passed before the order is refused, and another can be chosen', async () => {
  const buyer = await shopper();
  await choose(buyer, { schedule: [{ dispatchDate: null, day: '2026-11-20', from: '08:00', to: '12:00' }] });
  api.clock.set(new Date('2026-11-19T21:30:00Z')); // after the cutoff
  const late = await order(buyer);
  expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'SCHEDULE_UNAVAILABLE']);
  const [now] = await list(buyer);
  expect(now?.chosen).toEqual(now?.windows[0]);
  await choose(buyer, { schedule: [{ dispatchDate: null, ...now?.chosen }] });
  expect((await order(buyer)).statusCode).toBe(200);
  expect(await shipments(buyer.cartId)).toMatchObject([{ day: '2026-11-21' }, { day: '2026-12-11' }]);
});

test('another address has its own windows, and a choice not offered there is dropped', async () => {
  const buyer = await shopper();
  await choose(buyer, { schedule: [{ dispatchDate: null, day: '2026-11-20', from: '08:00', to: '12:00' }] });
  const addressId = await makeAddress(api.db, buyer.customerId, { cityId: cities.medellin });
  const moved = (await choose(buyer, { addressId })).json<CartView>().cart;
  expect(moved?.schedule).toEqual([]);
  expect(daysOf((await list(buyer))[0]?.windows).slice(0, 2)).toEqual(['2026-11-24', '2026-11-26']);
});

test('a customer with weekdays of their own gets deliveries on them · D-46', async () => {
  const buyer = await shopper();
  await api.db.query(`update auth.customer set weekdays = '{3}' where id = $1`, [buyer.customerId]);
  expect(daysOf((await list(buyer))[0]?.windows).slice(0, 2)).toEqual(['2026-11-25', '2026-12-02']);
  const me = await api.send({ url: '/api/auth/auth/me', token: buyer.token });
  expect(me.json()).toMatchObject({ schedule: { weekdays: [3] } });
});

test('there are no windows without coverage', async () => {
  const buyer = await shopper();
  const address = await makeAddress(api.db, buyer.customerId, { cityId: cities.withoutCoverage });
  await api.db.query('update purchase.cart set address_id = $2 where id = $1', [buyer.cartId, address]);
  expect(await list(buyer)).toMatchObject([
    { windows: [], chosen: null },
    { windows: [], chosen: null },
  ]);
});
