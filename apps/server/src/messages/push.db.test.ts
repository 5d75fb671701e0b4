import { randomUUID } from 'node:crypto';
import type { CartView } from '@tonalia/contract/purchase';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { remindOfCarts } from '../../../api/src/modules/purchase/abandoned/remind.ts';
import { changeShipment, rejectOrder, reviewTransfer } from '../../../api/src/modules/purchase/index.ts';
import { type PushNotice, type Pusher, pushLater } from '../../../api/src/platform/push-notices.ts';
import { useApi } from '../../../api/test/build-app.ts';
import { type MadeBuyer, caller, makeBuyer } from '../../../api/test/make-buyer.ts';
import { makeSeller, makeToken } from '../../../api/test/make.ts';
import { makeProduct } from '../../../api/test/make-products.ts';
import { DECLINED_NEQUI, makeUnpaidOrder, startBody } from '../../../api/test/payments.ts';
import { type Google, fcmError, refuse, startGoogle } from '../../test/google.ts';
import { fcmPusher } from './fcm.ts';

let google: Google;
let fcm: Pusher;
const api = useApi({ hasGateway: true, pusher: { send: (message) => fcm.send(message) } });
const byOperator = { why: '', actorId: null, by: 'bodega' };
const MINUTE = 60_000;

beforeAll(async () => {
  google = await startGoogle();
  fcm = fcmPusher(google.settings);
  await api.db.query(`update purchase.payment_method set comments = 'Bancolombia 1' where reference = 'bank_transfer'`);
});
afterAll(() => google.stop());
beforeEach(async () => {
  await api.drain();
  await api.db.query('truncate platform.outbox');
  api.clock.set(new Date());
  google.dead.clear();
  google.shown.length = 0;
  api.messages.length = 0;
});

/** Registers a phone for a session; returns its token. */
async function phone(token: string, deviceId: string = randomUUID()): Promise<string> {
  const fcmToken = `fcm:${randomUUID()}`;
  const payload = { deviceId, token: fcmToken, platform: 'android' };
  const answer = await api.send({ method: 'POST', url: '/api/push/api/tokens', token, payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return fcmToken;
}

async function order({ call }: Pick<MadeBuyer, 'call'>): Promise<string> {
  const { id, code } = await makeProduct(api.db, { stock: 9 });
  await call('POST /cart/additem', { productId: id, code, quantity: 1 });
  const cartId = (await call('GET /cart/listcart')).json<CartView>().cart?._id;
  await call('PUT /cart/listcart', { cartId, paymentMethod: 'cash_on_delivery' });
  const placed = await call('POST /order/create', { cartId });
  return placed.json<{ results: { orderCode: string } }>().results.orderCode;
}
const move = (orderCode: string, to: 'preparing' | 'dispatched' | 'delivered') =>
  changeShipment(api.db, { orderCode, to, dispatchDate: undefined }, byOperator);
async function send(orderCode: string): Promise<void> {
  await move(orderCode, 'preparing');
  await move(orderCode, 'dispatched');
}

/** The pushes that phones showed since the last call: device and text. */
async function shown(): Promise<[token: string, title: string][]> {
  await api.drain();
  return google.shown.splice(0).map(({ token, notification }) => [token, notification.title]);
}
const waitOver = () => api.db.query('update platform.outbox set available_at = now() where done_at is null');
async function tokensOf({ identityId }: { identityId: string }): Promise<string[]> {
  const text = 'select token from push.device_token where identity_id = $1 order by updated_at';
  return (await api.db.query<{ token: string }>(text, [identityId])).rows.map(({ token }) => token);
}

const notice = (identityId: string, over: Partial<PushNotice> = {}): PushNotice => ({
  identityId,
  title: 'Tu carrito te espera',
  text: 'Termina tu pedido cuando quieras.',
  path: '/home/cart',
  about: 'cart',
  expiresAt: new Date(api.clock.now().getTime() + 24 * 60 * MINUTE).toISOString(),
  ...over,
});

test("the customer's phone shows that an order leaves and arrives, opens the order, and shows no name and no amount · GEN-08", async () => {
  const buyer = await makeBuyer(api, { name: 'Salón Orquídea' });
  const token = await phone(buyer.token);
  const orderCode = await order(buyer);
  expect(await shown()).toEqual([]);
  await send(orderCode);
  await api.drain();
  const [leaving, ...more] = google.shown.splice(0);
  expect(more).toEqual([]);
  expect(leaving).toMatchObject({
    token,
    notification: { title: `Tu pedido ${orderCode} va en camino`, body: expect.stringMatching(/^Ya salió todo\./) },
    data: { path: `/home/profile/orders/history/${orderCode}` },
  });
  expect(JSON.stringify(leaving)).not.toMatch(/Rosa|Orquídea|Calle|\$/);
  await move(orderCode, 'delivered');
  expect(await shown()).toEqual([[token, `Entregamos tu pedido ${orderCode}`]]);
  await waitOver();
  expect(await shown()).toEqual([]);
  const { rows } = await api.db.query(`select from platform.outbox where payload::text like '%' || $1 || '%'`, [token]);
  expect(rows).toEqual([]);
});

test('an awaited payment is notified; a payment the customer watches or makes is not', async () => {
  const review = (orderCode: string, reason: string | null) =>
    reviewTransfer({ db: api.db, clock: api.clock, log: api.app.log }, { orderCode, reason, by: 'caja' });
  const { buyer, orderCode } = await makeUnpaidOrder(api, { method: 'bank_transfer' });
  const token = await phone(buyer.token);
  await review(orderCode, 'No se lee');
  expect(await shown()).toEqual([[token, `Revisa el comprobante de tu pedido ${orderCode}`]]);
  api.clock.advance(3 * MINUTE);
  await review(orderCode, null);
  expect(await shown()).toEqual([[token, `Recibimos el pago de tu pedido ${orderCode}`]]);
  await buyer.call(`POST /order/${orderCode}/cancel`, {});
  expect(await shown()).toEqual([]);

  api.clock.set(new Date());
  const quick = await makeUnpaidOrder(api, { method: 'bank_transfer', buyer });
  await review(quick.orderCode, null);
  expect(await shown()).toEqual([]);
  await rejectOrder(api.db, api.clock, quick.orderCode, byOperator);
  expect(await shown()).toEqual([[token, `No podemos entregar tu pedido ${quick.orderCode}`]]);
});

test('a payment declined after the customer left is notified', async () => {
  const { buyer, orderCode } = await makeUnpaidOrder(api, { method: 'nequi' });
  const token = await phone(buyer.token);
  await buyer.call('POST /payment/start', await startBody(api, DECLINED_NEQUI, { orderCode }));
  api.clock.advance(3 * MINUTE);
  await api.drain();
  api.clock.advance(3 * MINUTE);
  expect(await shown()).toEqual([[token, `No pasó el pago de tu pedido ${orderCode}`]]);
});

test('a dead phone is removed and the others get the message; a changed token replaces the old one', async () => {
  const buyer = await makeBuyer(api);
  const [old, living, deviceId] = [await phone(buyer.token), await phone(buyer.token), randomUUID()];
  await phone(buyer.token, deviceId);
  const renewed = await phone(buyer.token, deviceId);
  google.dead.set(old, 'UNREGISTERED');
  const orderCode = await order(buyer);
  await send(orderCode);
  expect((await shown()).map(([token]) => token).toSorted()).toEqual([living, renewed].toSorted());
  expect(await tokensOf(buyer)).toEqual([living, renewed]);
});

test('a phone that was unreachable is retried, and no other phone shows the message twice', async () => {
  const buyer = await makeBuyer(api);
  await Promise.all([phone(buyer.token), phone(buyer.token)]);
  const tokens = await tokensOf(buyer);
  google.next.push(refuse(429, 'RESOURCE_EXHAUSTED', [fcmError('QUOTA_EXCEEDED')], { 'retry-after': '100' }));
  await send(await order(buyer));
  const first = await shown();
  expect(first).toHaveLength(1);
  const { rows } = await api.db.query<{ seconds: number; reason: string }>(
    `select extract(epoch from available_at - now())::int as seconds, last_error as reason from platform.outbox
     where topic = 'message.phone' and done_at is null`,
  );
  expect(rows).toEqual([{ seconds: expect.any(Number), reason: 'Error: FCM answered 429 (QUOTA_EXCEEDED)' }]);
  expect(rows[0]?.seconds).toBeGreaterThan(90);
  await waitOver();
  const again = await shown();
  expect([...first, ...again].map(([token]) => token).toSorted()).toEqual(tokens.toSorted());
});

test('while Google is down a message waits, and is shown once when Google is back', async () => {
  const buyer = await makeBuyer(api);
  const token = await phone(buyer.token);
  await google.stop();
  const orderCode = await order(buyer);
  await send(orderCode);
  expect(await shown()).toEqual([]);
  await google.start();
  await waitOver();
  expect(await shown()).toEqual([[token, `Tu pedido ${orderCode} va en camino`]]);
  expect(await shown()).toEqual([]);
});

test("a message reaches only its customer: not another customer, a seller, the phone's next user, or a signed-out phone", async () => {
  const [buyer, other] = [await makeBuyer(api), await makeBuyer(api)];
  const seller = await makeSeller(api.db, { customers: [buyer.customerId] });
  const sellersToken = await makeToken(api.db, seller);
  const token = await phone(buyer.token);
  await phone(other.token);
  await api.db.query(
    `insert into push.device_token (device_id, identity_id, session_id, platform, token)
     select 'of-a-seller-' || id, identity_id, id, 'ios', 'fcm:of-a-seller' from auth.session where identity_id = $1`,
    [seller.identityId],
  );
  const call = caller(api, sellersToken, { customerId: buyer.customerId });
  await send(await order({ call }));
  expect((await shown()).map(([to]) => to)).toEqual([token]);

  const deviceId = randomUUID();
  await phone(buyer.token, deviceId);
  await send(await order(buyer));
  google.next.push(refuse(503, 'UNAVAILABLE'), refuse(503, 'UNAVAILABLE'));
  expect(await shown()).toEqual([]);
  await phone(other.token, deviceId);
  const left = await api.send({ method: 'POST', url: '/api/auth/auth/logout', token: buyer.token });
  expect(left.statusCode, left.body).toBe(200);
  await waitOver();
  expect(await shown()).toEqual([]);
});

test('a cart reminder goes to the phone or else by mail, never both · D-49', async () => {
  const morning = new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 15 * 60 * MINUTE);
  const [withPhone, without, withDead] = [await left(), await left(), await left()];
  const token = await phone(withPhone.token);
  google.dead.set(await phone(withDead.token), 'UNREGISTERED');
  api.clock.set(morning);
  await remindOfCarts({ db: api.db, clock: api.clock, channels: ['email'], hasPush: true, publicUrl: '' });
  // an earlier order may expire meanwhile
  const reminded = (await shown()).filter(([, title]) => title === 'Tu carrito te espera');
  expect(reminded).toEqual([[token, 'Tu carrito te espera']]);
  await api.drain();
  const mails = api.messages.filter(({ subject }) => subject === 'Tu carrito te espera');
  expect(mails.map(({ to }) => to).toSorted()).toEqual([without.email, withDead.email].toSorted());

  async function left() {
    const buyer = await makeBuyer(api);
    const { id, code } = await makeProduct(api.db, { stock: 9 });
    await buyer.call('POST /cart/additem', { productId: id, code, quantity: 1 });
    await api.db.query('update auth.identity set reminders_at = now() where id = $1', [buyer.identityId]);
    const dayBefore = new Date(morning.getTime() - 30 * 60 * MINUTE);
    await api.db.query('update purchase.cart set updated_at = $2 where identity_id = $1', [
      buyer.identityId,
      dayBefore,
    ]);
    return buyer;
  }
});

test('at night a reminder waits for the morning, order notifications do not; an expired one is not shown', async () => {
  const buyer = await makeBuyer(api);
  const token = await phone(buyer.token);
  const night = new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 3 * 60 * MINUTE);
  api.clock.set(night);
  await pushLater(api.db, notice(buyer.identityId, { isReminder: true }));
  await pushLater(api.db, notice(buyer.identityId, { title: 'Tu pedido va en camino' }));
  expect(await shown()).toEqual([[token, 'Tu pedido va en camino']]);
  const { rows } = await api.db.query<{ at: Date }>(
    `select available_at as at from platform.outbox where topic = 'message.push' and done_at is null`,
  );
  expect(rows.map(({ at }) => at.toISOString())).toEqual([new Date(night.getTime() + 9 * 60 * MINUTE).toISOString()]);
  api.clock.advance(9 * 60 * MINUTE);
  await waitOver();
  expect(await shown()).toEqual([[token, 'Tu carrito te espera']]);
  const late = new Date(api.clock.now().getTime() - 1_000).toISOString();
  await pushLater(api.db, notice(buyer.identityId, { expiresAt: late }));
  expect(await shown()).toEqual([]);
});
