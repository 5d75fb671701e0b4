import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeUser, sellerUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { noPhone, scriptedPhone } from '../../../test/scripted-phone.ts';
import type { SecureStore } from '../../../test/scripted-phone.ts';

const KEY = 'capacitor-storage_refresh-token';

beforeEach(() => {
  // The apps of this file run one after the other, so they must not message each other like tabs.
  vi.stubGlobal('BroadcastChannel', undefined);
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(noPhone);

/** Starts the app with empty memory and the phone's stored data. */
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

/** The API as it answers an app: both tokens in the response, a new pair for each renewal. */
function appApi(user = makeUser()) {
  const api = mockApi({ user });
  let pairs = 0;
  const tokenPair = () => {
    pairs += 1;
    return { tokenReturn: `access-${pairs}`, refreshToken: `refresh-${pairs}` };
  };
  api.on('auth', 'POST /v3/auth/login', tokenPair);
  api.on('auth', 'GET /auth/refresh-token', tokenPair);
  return api;
}

const refreshed = (api: ReturnType<typeof appApi>) =>
  api.requestsTo('auth GET /auth/refresh-token').map(({ headers }) => headers.get('refresh-token'));

const ordinaryStorage = () => JSON.stringify({ ...localStorage, ...sessionStorage, cookie: document.cookie });

test('the refresh token is in the phone’s secure store, and no token is stored elsewhere · D-11 ENT-13', async () => {
  const { phone, signIn, api, call } = await startApp();
  expect((await signIn()).role).toBe('Admin customer');
  expect(JSON.parse(phone.store.get(KEY) ?? '')).toBe('refresh-1');
  expect(phone.callsOf('SecureStorage', 'internalSetItem')[0]?.options).toMatchObject({ sync: false, access: 3 });
  await call('purchase', 'GET /cart/listcart');
  expect(api.requests.at(-1)?.headers.get('token')).toBe('access-1');
  expect(ordinaryStorage()).not.toMatch(/access-\d|refresh-\d/);
  expect([...phone.store.keys()]).toEqual([KEY]);
});

test('a restarted app shows the last user before any response, and its calls wait for a token · ST-03', async () => {
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

test('an app started offline shows the last user, and updates the user from the API later', async () => {
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

test('an access token is used only after its refresh token is stored', async () => {
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

test('signing out empties the secure store before the page is left · ST-05', async () => {
  const { phone, signIn, endSession } = await startApp();
  await signIn();
  await endSession();
  expect(phone.store.size).toBe(0);
  expect(localStorage.getItem('tonalia.whoIsHere.device')).toBeNull();
  const next = await startApp({ store: phone.store });
  expect((await next.sessionReady()).isGuest).toBe(true);
  expect(next.api.requests).toHaveLength(0);
});

test('a session ended by the API is removed from the phone, with a notice · ST-04 ERR-11', async () => {
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

test('a new installation clears the secure store before reading it', async () => {
  const first = await startApp();
  await first.signIn();
  localStorage.clear();
  const next = await startApp({ store: first.phone.store });
  const { readRefreshToken } = await import('../../native/secure-store.ts');
  expect(await readRefreshToken()).toBeNull();
  expect(next.phone.store.size).toBe(0);
  const used = next.phone.calls.map(({ method }) => method);
  expect(used.indexOf('internalRemoveItem')).toBeLessThan(used.indexOf('internalGetItem'));
});

test('an unreadable secure store counts as an ended session, without a crash', async () => {
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

test('when storing fails the session lasts until the app ends, and the previous token is removed', async () => {
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

test('a seller’s app starts with the chosen customer', async () => {
  const first = await startApp({ api: appApi(sellerUser) });
  await first.signIn();
  const { portfolioCustomer } = await import('../../../test/make.ts');
  first.chooseCustomer(portfolioCustomer);
  const next = await startApp({ store: first.phone.store, api: appApi(sellerUser) });
  expect((await next.sessionReady()).customer?.customerId).toBe(portfolioCustomer.customerId);
});

test('the known-device secret is sent with the next sign-in, and survives sign-out', async () => {
  const api = appApi();
  api.on('auth', 'POST /v3/auth/login', { tokenReturn: 'access-1', refreshToken: 'refresh-1', device: 'td_este' });
  const { phone, signIn, endSession } = await startApp({ api });
  await signIn();
  await endSession();
  expect([...phone.store.values()].map((kept) => JSON.parse(kept) as unknown)).toEqual(['td_este']);
  await signIn();
  expect(api.requestsTo('auth POST /v3/auth/login').at(-1)?.body).toMatchObject({ client: 'app', device: 'td_este' });
  expect(ordinaryStorage()).not.toContain('td_este');
});
