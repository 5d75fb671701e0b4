import type { User } from '@tonalia/contract/auth';
import type { CartView } from '@tonalia/contract/purchase';
import { beforeEach, expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { type MadeBuyer, caller, makeBuyer } from '../../../../test/make-buyer.ts';
import { assignCustomer, makeCustomer, makeSeller, makeToken } from '../../../../test/make.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { isDaytime } from './daytime.rules.ts';
import { remindOfCarts } from './remind.ts';

const api = useApi();
/** 10:00 in Bogotá, some days from now. */
const MORNING = new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 3 * 86_400_000 + 15 * 3_600_000);
const hoursBefore = (hours: number) => new Date(MORNING.getTime() - hours * 3_600_000);

beforeEach(async () => {
  await api.db.query(`delete from purchase.cart_line`);
  api.messages.length = 0;
});

const needsAt = (at: Date) => ({
  db: api.db,
  clock: { now: () => at },
  channels: ['email'] as const,
  hasPush: false,
  publicUrl: 'https://tienda.example',
});
/** Recipients of a run this many hours after that morning. */
async function remind(hoursLater = 0) {
  await remindOfCarts(needsAt(new Date(MORNING.getTime() + hoursLater * 3_600_000)));
  await api.drain();
  return api.messages.splice(0).map(({ to }) => to);
}
const wants = (identityId: string) =>
  api.db.query('update auth.identity set reminders_at = now() where id = $1', [identityId]);

/** A buyer with reminders on and a cart abandoned this many hours ago. */
async function abandonCart(
  hours: number,
  wish: { isMarked?: boolean; by?: Pick<MadeBuyer, 'call'>; identityId?: string } = {},
) {
  const buyer = wish.by ? undefined : await makeBuyer(api);
  const { call } = wish.by ?? buyer ?? (await makeBuyer(api));
  const soap = await makeProduct(api.db, { stock: 99 });
  await call('POST /cart/additem', { productId: soap.id, code: soap.code, quantity: 3 });
  const cartId = (await call('GET /cart/listcart')).json<CartView>().cart?._id ?? '';
  if (wish.isMarked)
    expect((await call('POST /cart/abandoned-cart', { cartId })).json()).toEqual({ cart: { _id: cartId } });
  await api.db.query('update purchase.cart set updated_at = $2 where id = $1', [cartId, hoursBefore(hours)]);
  if (buyer) await wants(buyer.identityId);
  return { cartId, call, email: buyer?.email ?? '', identityId: buyer?.identityId ?? '', soap };
}

test('an abandoned cart is reminded of once, after four hours when the shop marked it, else after a day · D-49', async () => {
  const marked = await abandonCart(5, { isMarked: true });
  const tooEarly = await abandonCart(3, { isMarked: true });
  const unmarked = await abandonCart(5);
  const dayOld = await abandonCart(25);
  await abandonCart(24 * 20);
  await remindOfCarts(needsAt(MORNING));
  await api.drain();
  expect(api.messages.map(({ to }) => to).toSorted()).toEqual([marked.email, dayOld.email].toSorted());
  const mail = api.messages.find(({ to }) => to === marked.email);
  expect(mail).toMatchObject({ channel: 'email', subject: 'Tu carrito te espera' });
  expect(mail?.text).toContain('Dejaste 3 unidades en el carrito de Salón Rosa.');
  expect(mail?.text).toContain('https://tienda.example/home/cart\n');
  expect(mail?.text).toContain('https://tienda.example/home/profile');
  api.messages.length = 0;
  expect(await remind(2)).toEqual([tooEarly.email]);
  expect(await remind(30)).toEqual([unmarked.email]);
});

test('no reminder without consent, for an empty or ordered cart, or for one that changed again', async () => {
  const notAsked = await abandonCart(30);
  await api.db.query('update auth.identity set reminders_at = null where id = $1', [notAsked.identityId]);
  const emptied = await abandonCart(30);
  await api.db.query('delete from purchase.cart_line where cart_id = $1', [emptied.cartId]);
  const ordered = await abandonCart(30);
  await api.db.query(`update purchase.cart set status = 'ordered' where id = $1`, [ordered.cartId]);
  const touched = await abandonCart(30, { isMarked: true });
  await touched.call('PUT /cart/changequantityitem', { code: touched.soap.code, quantity: 2 });
  await api.db.query('update purchase.cart set updated_at = $2 where id = $1', [touched.cartId, hoursBefore(5)]);
  expect(await remind()).toEqual([]);
});

test('a person that takes no news by push gets a mail, although phones can be reached', async () => {
  const cart = await abandonCart(30);
  await api.db.query('update auth.identity set news_by_push = false where id = $1', [cart.identityId]);
  const other = await abandonCart(30);
  await remindOfCarts({ ...needsAt(MORNING), hasPush: true });
  const pushed = await api.db.query<{ id: string }>(
    `select payload ->> 'identityId' as id from platform.outbox where topic = 'message.push' and done_at is null`,
  );
  expect(pushed.rows.map(({ id }) => id)).toEqual([other.identityId]);
  await api.drain();
  expect(api.messages.splice(0).map(({ to }) => to)).toContain(cart.email);
});

test('at most one reminder per person in seven days, and one per cart ever', async () => {
  const first = await abandonCart(30);
  expect(await remind()).toEqual([first.email]);
  await api.db.query(`update purchase.cart set status = 'ordered' where id = $1`, [first.cartId]);
  const next = await abandonCart(30, { by: first });
  expect(await remind()).toEqual([]);
  const touch = (at: Date) => api.db.query('update purchase.cart set updated_at = $2 where id = $1', [next.cartId, at]);
  await touch(new Date(MORNING.getTime() + 6 * 86_400_000));
  expect(await remind(8 * 24)).toEqual([first.email]);
  await touch(new Date(MORNING.getTime() + 18 * 86_400_000));
  expect(await remind(20 * 24)).toEqual([]);
});

test('a seller with two carts is reminded of one, and only of customers in the portfolio', async () => {
  const [one, other] = [await makeCustomer(api.db), await makeCustomer(api.db)];
  const seller = await makeSeller(api.db, { customers: [one.customerId, other.customerId] });
  await wants(seller.identityId);
  const token = await makeToken(api.db, seller);
  for (const { customerId } of [one, other]) {
    await api.db.query(
      `insert into auth.address (customer_id, address, city_id) values ($1, 'Calle 1 # 2-3', '11001')`,
      [customerId],
    );
    await abandonCart(30, { by: { call: caller(api, token, { customerId }) } });
  }
  await assignCustomer(api.db, other.customerId, (await makeSeller(api.db)).identityId);
  await api.db.query(`update purchase.cart set updated_at = updated_at - interval '1 hour' where customer_id = $1`, [
    other.customerId,
  ]);
  expect(await remind()).toEqual([seller.email]);
  expect(await remind()).toEqual([]);
});

test('two processes running at once send one reminder', async () => {
  const cart = await abandonCart(30);
  await Promise.all(Array.from({ length: 5 }, () => remindOfCarts(needsAt(MORNING))));
  await api.drain();
  expect(api.messages.map(({ to }) => to)).toEqual([cart.email]);
});

test.each<[string, boolean]>([
  ['2026-06-01T12:59:00Z', false],
  ['2026-06-01T13:00:00Z', true],
  ['2026-06-02T00:59:00Z', true],
  ['2026-06-02T01:00:00Z', false],
  ['2026-06-02T05:00:00Z', false],
])('%s is a time for reminders in Bogotá: %s', async (at, expected) => {
  expect(isDaytime(new Date(at))).toBe(expected);
});

test('no reminder is sent at night', async () => {
  const cart = await abandonCart(30);
  expect(await remind(12)).toEqual([]);
  expect(await remind(24)).toEqual([cart.email]);
});

test('the profile turns reminders on and off, and another identity’s cart cannot be marked', async () => {
  const buyer = await makeBuyer(api);
  const { token, identityId } = buyer;
  const reminders = async () =>
    (await api.send({ url: '/api/auth/auth/me', token })).json<{ user: User }>().user.reminders;
  const put = (value: boolean) =>
    api.send({ method: 'PUT', url: '/api/auth/me', token, payload: { reminders: value } });
  expect(await reminders()).toBe(false);
  expect((await put(true)).json()).toMatchObject({ results: { _id: identityId, reminders: true } });
  expect(await reminders()).toBe(true);
  await put(false);
  expect(await reminders()).toBe(false);
  const other = await abandonCart(1);
  expect((await buyer.call('POST /cart/abandoned-cart', { cartId: other.cartId })).json()).toMatchObject({
    code: 'CART_NOT_FOUND',
  });
});
