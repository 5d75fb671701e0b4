import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useApi } from '../../../test/build-app.ts';
import { pushLater } from '../../platform/push-notices.ts';
import { makeCustomer, makeGuestToken, makeSeller, makeToken } from '../../../test/make.ts';

const api = useApi();
let addresses = 0;

const device = () => ({ deviceId: randomUUID(), token: `fcm:${randomUUID()}` });
const register = (token: string | undefined, body: object, headers: Record<string, string> = {}) =>
  api.send({
    method: 'POST',
    url: '/api/push/api/tokens',
    payload: body,
    headers,
    remoteAddress: `10.2.0.${(addresses += 1) % 250}`,
    ...(token !== undefined && { token }),
  });
async function devicesOf({ identityId }: { identityId: string }): Promise<string[]> {
  const { rows } = await api.db.query<{ device_id: string }>(
    'select device_id from push.device_token where identity_id = $1 order by updated_at, device_id',
    [identityId],
  );
  return rows.map((row) => row.device_id);
}
async function signedIn() {
  const customer = await makeCustomer(api.db);
  return { ...customer, token: await makeToken(api.db, customer) };
}

test("a customer's phone is registered with the request of the specification · API-84 ROL-02", async () => {
  const me = await signedIn();
  const phone = device();
  const answer = await register(me.token, { userId: randomUUID(), ...phone });
  expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
  const { rows } = await api.db.query(
    'select device_id, platform, token from push.device_token where identity_id = $1',
    [me.identityId],
  );
  expect(rows).toEqual([{ device_id: phone.deviceId, platform: 'android', token: phone.token }]);
});

test('visitors, guests, sellers and browsers cannot register a phone · ROL-05 ROL-07', async () => {
  const code = async (token: string | undefined, headers?: Record<string, string>) =>
    (await register(token, device(), headers)).json<{ code: string }>().code;
  expect(await code(undefined)).toBe('UNAUTHENTICATED');
  expect(await code(await makeGuestToken(api.db))).toBe('GUEST_NOT_ALLOWED');
  expect(await code(await makeToken(api.db, await makeSeller(api.db)))).toBe('ROLE_NOT_ALLOWED');
  const page = { host: 'tienda.example', origin: 'https://tienda.example' };
  const browser = await makeToken(api.db, await makeCustomer(api.db), { client: 'web' });
  expect(await code(browser, page)).toBe('ROLE_NOT_ALLOWED');
});

test('a client without an Origin is not a browser · API-84', async () => {
  const plain = await makeToken(api.db, await makeCustomer(api.db), { client: 'web' });
  expect((await register(plain, device())).statusCode).toBe(200);
});

test("a phone's new token replaces the old one, and a token moves to its latest phone", async () => {
  const me = await signedIn();
  const phone = device();
  const renewed = { ...phone, token: `fcm:${randomUUID()}`, platform: 'ios' };
  for (const one of [phone, renewed, renewed]) await register(me.token, one);
  expect(await devicesOf(me)).toEqual([phone.deviceId]);
  const renewedDevice = { ...device(), token: renewed.token };
  expect((await register(me.token, renewedDevice)).statusCode).toBe(200);
  expect(await devicesOf(me)).toEqual([renewedDevice.deviceId]);
});

test('a phone that changes hands gets messages of its new owner only', async () => {
  const [first, second] = [await signedIn(), await signedIn()];
  const phone = device();
  await register(first.token, phone);
  await register(second.token, phone);
  expect([await devicesOf(first), await devicesOf(second)]).toEqual([[], [phone.deviceId]]);
  // and a sign-out of the first owner does not affect the second
  await api.send({ method: 'POST', url: '/api/auth/auth/logout', token: first.token });
  await api.drain();
  expect(await devicesOf(second)).toEqual([phone.deviceId]);
});

test("after a sign-out a phone gets nothing more; the customer's other phone is kept", async () => {
  const me = await signedIn();
  const other = await makeToken(api.db, me);
  const [gone, kept] = [device(), device()];
  await register(me.token, gone);
  await register(other, kept);
  await api.send({ method: 'POST', url: '/api/auth/auth/logout', token: me.token });
  await api.drain();
  expect(await devicesOf(me)).toEqual([kept.deviceId]);
});

test('the same holds for a web sign-in by a client without an Origin', async () => {
  const customer = await makeCustomer(api.db);
  const token = await makeToken(api.db, customer, { client: 'web' });
  await register(token, device());
  await api.send({ method: 'POST', url: '/api/auth/auth/logout', token });
  await api.drain();
  expect(await devicesOf(customer)).toEqual([]);
});

test('ending a session from another device removes its phone', async () => {
  const me = await signedIn();
  await register(me.token, device());
  const { rows } = await api.db.query<{ id: string }>('select id from auth.session where identity_id = $1', [
    me.identityId,
  ]);
  const token = await makeToken(api.db, me);
  await api.send({ method: 'DELETE', url: `/api/auth/sessions/${rows[0]?.id}`, token });
  await api.drain();
  expect(await devicesOf(me)).toEqual([]);
});

test('a phone is removed on request, without affecting other phones', async () => {
  const [me, stranger] = [await signedIn(), await signedIn()];
  const [gone, kept] = [device(), device()];
  for (const phone of [gone, kept]) await register(me.token, phone);
  const remove = async ({ token }: { token: string }, { deviceId }: { deviceId: string }) =>
    (await api.send({ method: 'DELETE', url: '/api/push/api/tokens', token, payload: { deviceId } })).json<unknown>();
  expect(await remove(stranger, kept)).toEqual({ ok: true });
  expect(await remove(me, gone)).toEqual({ ok: true });
  expect(await remove(me, gone)).toEqual({ ok: true });
  expect(await devicesOf(me)).toEqual([kept.deviceId]);
});

test('a customer has ten phones: the eleventh replaces the one unused for longest', async () => {
  const me = await signedIn();
  const phones = Array.from({ length: 11 }, device);
  for (const phone of phones) {
    await register(me.token, phone);
    api.clock.advance(1_000);
  }
  expect(await devicesOf(me)).toEqual(phones.slice(1).map(({ deviceId }) => deviceId));
});

test('two phones that register one token concurrently leave one registration', async () => {
  const me = await signedIn();
  const { token } = device();
  const both = await Promise.all([1, 2, 3, 4].map(() => register(me.token, { ...device(), token })));
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(await devicesOf(me)).toHaveLength(1);
});

test.each([
  { deviceId: 'short' },
  { token: 'x' },
  { token: 'y'.repeat(5_000) },
  { platform: 'web' },
  { rol: 'Seller' },
])('a body with %j is refused', async (wrong) => {
  const answer = await register((await signedIn()).token, { ...device(), ...wrong });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'INVALID_REQUEST']);
});

test('an installation without push sends the mail although the customer has a phone', async () => {
  const me = await signedIn();
  await register(me.token, device());
  await pushLater(api.db, {
    identityId: me.identityId,
    title: 'Tu carrito te espera',
    text: 'Termina tu pedido cuando quieras.',
    path: '/home/cart',
    about: 'cart',
    expiresAt: new Date(api.clock.now().getTime() + 60_000).toISOString(),
    otherwise: { channel: 'email', to: me.email, text: 'Tu carrito te espera.' },
  });
  await api.drain();
  expect(api.messages.map(({ to }) => to)).toEqual([me.email]);
});
