import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeUser, sellerUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { noPhone, scriptedPhone } from '../../../test/scripted-phone.ts';
import type { SecureStore } from '../../../test/scripted-phone.ts';

const KEY = 'capacitor-storage_refresh-token';

beforeEach(() => {
  // The apps of this file come one after the other: they are no tabs that could hear each other.
  vi.stubGlobal('BroadcastChannel', undefined);
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(noPhone);

/** Starts the app: nothing of before is in memory, and what the phone kept is there. */
async function startApp({ store, api = appApi() }: { store?: SecureStore; api?: ReturnType<typeof appApi> } = {}) {
  const phone = scriptedPhone(store && { store });
  const { setApi } = await import('../http/transport.ts');
  setApi(api.fetch);
  const session = await import('./session.ts');
  session.connectSession(() => {});
  const { signIn } = await import('../sign-in/sign-in.ts');
  const { call } = await import('../http/client.ts');
  return { phone, api, ...session, call, signIn: () => signIn('cliente@demo.tonalia.co', 'secreta-1') };
}

/** The API as it answers an app: both tokens in the answer, each renewal another pair. */
function appApi(user = makeUser()) {
  const api = mockApi({ user });
  let pairs = 0;
  const pair = () => {
    pairs += 1;
    return { tokenReturn: `access-${pairs}`, refreshToken: `refresh-${pairs}` };
  };
  api.on('auth', 'POST /v3/auth/login', pair);
  api.on('auth', 'GET /auth/refresh-token', pair);
  return api;
}

const refreshed = (api: ReturnType<typeof appApi>) =>
  api.requestsTo('auth GET /auth/refresh-token').map(({ headers }) => headers.get('refresh-token'));

const everythingOrdinary = () => JSON.stringify({ ...localStorage, ...sessionStorage, cookie: document.cookie });

test('the refresh token rests in the phone’s secure store, and no token anywhere else · D-11 ENT-13', async () => {
  const { phone, signIn, api, call } = await startApp();
  expect((await signIn()).role).toBe('Admin customer');
  expect(JSON.parse(phone.store.get(KEY) ?? '')).toBe('refresh-1');
  expect(phone.callsOf('SecureStorage', 'internalSetItem')[0]?.options).toMatchObject({ sync: false, access: 3 });
  await call('purchase', 'GET /cart/listcart');
  expect(api.requests.at(-1)?.headers.get('token')).toBe('access-1');
  expect(everythingOrdinary()).not.toMatch(/access-\d|refresh-\d/);
  expect([...phone.store.keys()]).toEqual([KEY]);
});

test('an app that starts again goes on as who was here, before any answer, and its calls wait for a token · ST-03', async () => {
  const first = await startApp();
  await first.signIn();
  const api = appApi();
  let answer: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  api.on('auth', 'GET /auth/refresh-token', async () => {
    await held;
    return { tokenReturn: 'access-8', refreshToken: 'refresh-8' };
  });
  const next = await startApp({ store: first.phone.store, api });
  expect((await next.sessionReady()).user?._id).toBe(makeUser()._id);
  const cart = next.call('purchase', 'GET /cart/listcart');
  await vi.waitUntil(() => refreshed(api).length > 0);
  expect(refreshed(api)).toEqual(['refresh-1']);
  expect(api.requestsTo('purchase GET /cart/listcart')).toHaveLength(0);
  answer?.();
  await cart;
  expect(api.requestsTo('purchase GET /cart/listcart')[0]?.headers.get('token')).toBe('access-8');
  expect(JSON.parse(next.phone.store.get(KEY) ?? '')).toBe('refresh-8');
});

test('without a network an app that starts is still who was here; asked again later, the API says who that is now', async () => {
  const first = await startApp();
  await first.signIn();
  const next = await startApp({ store: first.phone.store });
  const { setApi } = await import('../http/transport.ts');
  setApi(() => Promise.reject(new TypeError('no network')));
  expect((await next.sessionReady()).isGuest).toBe(false);
  await expect(next.call('purchase', 'GET /cart/listcart')).rejects.toMatchObject({ code: 'OFFLINE' });
  expect(next.currentSession().isGuest).toBe(false);
  setApi(appApi(makeUser({ name: 'Otro nombre' })).fetch);
  await next.confirmSession();
  expect(next.currentSession().user?.name).toBe('Otro nombre');
});

test('a token is used only when the phone has kept what renews it', async () => {
  const { phone, signIn, api } = await startApp();
  let stored: (() => void) | undefined;
  phone.on('SecureStorage', 'internalSetItem', () => new Promise<void>((resolve) => (stored = resolve)));
  const signingIn = signIn();
  await vi.waitUntil(() => stored !== undefined);
  expect(api.requestsTo('auth GET /auth/me')).toHaveLength(0);
  stored?.();
  expect((await signingIn).isGuest).toBe(false);
  expect(api.requestsTo('auth GET /auth/me')[0]?.headers.get('token')).toBe('access-1');
});

test('signing out empties the store before the page goes · ST-05', async () => {
  const { phone, signIn, endSession } = await startApp();
  await signIn();
  await endSession();
  expect(phone.store.size).toBe(0);
  expect(localStorage.getItem('tonalia.whoIsHere.device')).toBeNull();
  const next = await startApp({ store: phone.store });
  expect((await next.sessionReady()).isGuest).toBe(true);
  expect(next.api.requests).toHaveLength(0);
});

test('a session the API ended is forgotten by the phone too, and who was here is told · ST-04 ERR-11', async () => {
  const first = await startApp();
  await first.signIn();
  const api = appApi();
  api.on('auth', 'GET /auth/refresh-token', new Refusal('REFRESH_REFUSED'));
  const next = await startApp({ store: first.phone.store, api });
  const ended = new Promise<void>((resolve) => next.connectSession(resolve));
  await next.sessionReady();
  void next.confirmSession();
  await ended;
  expect([next.currentSession().isGuest, next.hasSessionEnded()]).toEqual([true, true]);
  await vi.waitUntil(() => next.phone.store.size === 0);
});

test('what the store still holds when the app is installed anew is wiped before anybody reads it', async () => {
  const first = await startApp();
  await first.signIn();
  localStorage.clear();
  const next = await startApp({ store: first.phone.store });
  const { keptRefreshToken } = await import('../../native/secure-store.ts');
  expect(await keptRefreshToken()).toBeNull();
  expect(next.phone.store.size).toBe(0);
  const used = next.phone.calls.map(({ method }) => method);
  expect(used.indexOf('internalRemoveItem')).toBeLessThan(used.indexOf('internalGetItem'));
});

test('a store that cannot be read is a session that ended, not a crash', async () => {
  const first = await startApp();
  await first.signIn();
  const next = await startApp({ store: first.phone.store });
  next.phone.on('SecureStorage', 'internalGetItem', () => Promise.reject(new Error('locked')));
  const ended = new Promise<void>((resolve) => next.connectSession(resolve));
  await next.sessionReady();
  void next.confirmSession();
  await ended;
  expect(next.currentSession().isGuest).toBe(true);
  expect(refreshed(next.api)).toEqual([]);
});

test('a store that keeps nothing lets a person in until the app ends, and does not hold on to the token before', async () => {
  const { phone, signIn, call, api } = await startApp();
  await signIn();
  phone.on('SecureStorage', 'internalSetItem', () => Promise.reject(new Error('full')));
  api.on('purchase', 'GET /cart/listcart', ({ headers }) =>
    headers.get('token') === 'access-1' ? new Refusal('UNAUTHENTICATED') : new Refusal('NOT_FOUND'),
  );
  await expect(call('purchase', 'GET /cart/listcart')).rejects.toThrow('NOT_FOUND');
  expect(api.requests.at(-1)?.headers.get('token')).toBe('access-2');
  expect(phone.store.size).toBe(0);
});

test('a seller’s app begins with the customer they chose', async () => {
  const first = await startApp({ api: appApi(sellerUser) });
  await first.signIn();
  const { portfolioCustomer } = await import('../../../test/make.ts');
  first.chooseCustomer(portfolioCustomer);
  const next = await startApp({ store: first.phone.store, api: appApi(sellerUser) });
  expect((await next.sessionReady()).customer?.customerId).toBe(portfolioCustomer.customerId);
});

test('what makes this phone a known device is sent with the next sign-in, and stays when the person leaves', async () => {
  const api = appApi();
  api.on('auth', 'POST /v3/auth/login', { tokenReturn: 'access-1', refreshToken: 'refresh-1', device: 'td_este' });
  const { phone, signIn, endSession } = await startApp({ api });
  await signIn();
  await endSession();
  expect([...phone.store.values()].map((kept) => JSON.parse(kept) as unknown)).toEqual(['td_este']);
  await signIn();
  expect(api.requestsTo('auth POST /v3/auth/login').at(-1)?.body).toMatchObject({ client: 'app', device: 'td_este' });
  expect(everythingOrdinary()).not.toContain('td_este');
});
