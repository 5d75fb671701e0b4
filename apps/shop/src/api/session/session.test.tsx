import { literals } from '@tonalia/contract/literals.es-CO';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeProduct, makeUser, portfolioCustomer, sellerUser } from '../../../test/make.ts';
import { Refusal, mockApi } from '../../../test/mock-api.ts';
import { ApiError } from '../http/api-error.ts';
import { call } from '../http/client.ts';
import { beginGuestSession } from './guest-session.ts';
import {
  chooseCustomer,
  currentSession,
  endSession,
  connectSession,
  hasSessionEnded,
  sessionReady,
} from './session.ts';
import { signIn, signInWithCode } from '../sign-in/sign-in.ts';
import {
  hasSignedInMark,
  isLoggingIn,
  markLoggingIn,
  remember,
  remembered,
  userLoginPreviously,
  wasGuestHere,
} from '../storage/device-storage.ts';
import { setTokens, token } from '../http/tokens.ts';
import { setApi } from '../http/transport.ts';

beforeEach(() => {
  connectSession(() => {});
  void endSession();
  localStorage.clear();
  sessionStorage.clear();
});

async function signedIn(user = makeUser()) {
  const api = mockApi({ user });
  setApi(api.fetch);
  await signIn('cliente@demo.tonalia.co', 'secreta-1');
  return api;
}

test('an expired session is renewed once for all waiting calls, and each call is repeated once · ST-03', async () => {
  const api = await signedIn();
  api.on('auth', 'GET /v3/me/addresses', ({ headers }) =>
    headers.get('token') === 'access-2' ? { results: [] } : new Refusal('UNAUTHENTICATED'),
  );
  const answers = await Promise.all([1, 2, 3].map(() => call('auth', 'GET /v3/me/addresses')));
  expect(answers).toEqual([{ results: [] }, { results: [] }, { results: [] }]);
  const renewals = api.requestsTo('auth GET /auth/refresh-token');
  expect(renewals).toHaveLength(1);
  expect(renewals[0]?.headers.get('refresh-token')).toBe('cookie');
  expect(api.requestsTo('auth GET /v3/me/addresses')).toHaveLength(6);
});

test('when renewal fails the user is signed out, and the mark of an earlier sign-in stays · ST-04 ERR-11', async () => {
  const api = await signedIn();
  expect(hasSignedInMark()).toBe(true);
  api.on('auth', 'GET /v3/me/addresses', new Refusal('UNAUTHENTICATED'));
  api.signInAs(null);
  await expect(call('auth', 'GET /v3/me/addresses')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(currentSession().isGuest).toBe(true);
  expect(hasSignedInMark()).toBe(false);
  expect(userLoginPreviously()).toBe(true);
});

test('data stored on the device is removed when the session cannot be renewed · ST-04', async () => {
  const api = await signedIn();
  remember('fixedAddress', 'a-customer', '0a000000-0000-4000-8000-0000000000a1');
  api.signInAs(null);
  api.on('auth', 'GET /v3/me/addresses', new Refusal('UNAUTHENTICATED'));
  await expect(call('auth', 'GET /v3/me/addresses')).rejects.toThrow('UNAUTHENTICATED');
  expect(remembered('fixedAddress', 'a-customer')).toBeNull();
  expect(document.cookie).not.toContain('signed-in=1');
});

test('when a session ends on a public page the user continues as a guest, and the handler runs once · ERR-11', async () => {
  const api = await signedIn();
  const checks = vi.fn<() => void>();
  connectSession(checks);
  api.on('products', 'GET /product/query', ({ headers }) =>
    headers.get('token') === null ? { results: makeProduct() } : new Refusal('UNAUTHENTICATED'),
  );
  api.signInAs(null);
  const both = [1, 2].map(() => call('products', 'GET /product/query', { query: { _id: '101' } }));
  expect((await Promise.all(both)).map(({ results }) => results._id)).toEqual(['101', '101']);
  expect(checks).toHaveBeenCalledTimes(1);
  expect(hasSessionEnded()).toBe(true);
  api.signInAs(makeUser());
  await signIn('cliente@demo.tonalia.co', 'secreta-1');
  expect(hasSessionEnded()).toBe(false);
});

test('offline an expired session is kept for the next attempt · ST-03', async () => {
  const api = await signedIn();
  api.on('auth', 'GET /v3/me/addresses', new Refusal('UNAUTHENTICATED'));
  setApi((request) =>
    request.url.includes('refresh-token') ? Promise.reject(new TypeError('no network')) : api.fetch(request),
  );
  await expect(call('auth', 'GET /v3/me/addresses')).rejects.toMatchObject({ code: 'OFFLINE' });
  expect(currentSession().isGuest).toBe(false);
  expect(hasSignedInMark()).toBe(true);
});

test('a wrong password does not end or renew the session, and is sent once', async () => {
  const api = await signedIn();
  api.on('auth', 'PUT /change-password', new Refusal('BAD_CREDENTIALS'));
  const change = call('auth', 'PUT /change-password', { body: { newPassword: 'salón naranja 57' } });
  await expect(change).rejects.toMatchObject({ code: 'BAD_CREDENTIALS' });
  expect(api.requestsTo('auth PUT /change-password')).toHaveLength(1);
  expect(api.requestsTo('auth GET /auth/refresh-token')).toHaveLength(0);
});

test('a code signs in like a password · ST-02', async () => {
  const api = mockApi({ user: makeUser() });
  setApi(api.fetch);
  const proof = { flowId: 'flow-of-the-tests-0123456789', phone: '3105550142', code: '481027' };
  expect((await signInWithCode(proof)).role).toBe('Admin customer');
  expect(api.requestsTo('auth POST /auth/check')[0]?.body).toEqual({ ...proof, client: 'web' });
  expect(hasSignedInMark()).toBe(true);
});

test('a sign-in in progress is marked until it ends, so that no guest session replaces it · ENT-13', async () => {
  const api = mockApi();
  setApi(api.fetch);
  const marks: boolean[] = [];
  api.on('auth', 'POST /v3/auth/login', () => {
    marks.push(isLoggingIn());
    return new Refusal('BAD_CREDENTIALS');
  });
  await expect(signIn('cliente@demo.tonalia.co', 'otra')).rejects.toThrow('BAD_CREDENTIALS');
  expect([...marks, isLoggingIn()]).toEqual([true, false]);
});

test('when the response to a code is lost, the next page asks for the session again', async () => {
  const api = mockApi({ user: makeUser() });
  setApi((request) =>
    request.url.includes('/auth/me') ? Promise.reject(new TypeError('no network')) : api.fetch(request),
  );
  const proof = { flowId: 'flow-of-the-tests-0123456789', phone: '3105550142', code: '481027' };
  expect((await signInWithCode(proof)).isGuest).toBe(true);
  setApi(api.fetch);
  expect((await sessionReady()).role).toBe('Admin customer');
});

test('the customer chosen by a seller is sent with every call and stored', async () => {
  const api = await signedIn(sellerUser);
  expect(currentSession().customer).toBeNull();
  chooseCustomer(portfolioCustomer);
  await call('purchase', 'GET /cart/listcart');
  expect(api.requestsTo('purchase GET /cart/listcart')[0]?.query['customerId']).toBe(portfolioCustomer.customerId);
  await signIn('vendedor1@demo.tonalia.co', 'secreta-1');
  expect(currentSession().customer?.name).toBe(portfolioCustomer.name);
});

test('every call of a customer has the token and the hints of identity, place and customer · API-00', async () => {
  const user = makeUser({ warehouseId: 'BOG' });
  const api = await signedIn(user);
  await call('products', 'GET /product/listHome');
  const [request] = api.requestsTo('products GET /product/listHome');
  expect(request?.headers.get('token')).toBe('access-1');
  expect(request?.query).toMatchObject({
    userId: user._id,
    warehouse: user.warehouseId,
    tradeTypeId: user.customer?.tradeTypeId,
    userCityId: user.customer?.cityId,
    userStateId: user.customer?.stateId,
  });
});

test('a request fails after 120 seconds · CON-11', async () => {
  setApi(
    ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  const clock = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  const response = call('products', 'GET /product/listHome');
  clock.abort(new DOMException('', 'TimeoutError'));
  await expect(response).rejects.toMatchObject({ code: 'TIMEOUT' });
  expect(timeout).toHaveBeenCalledWith(120_000);
  timeout.mockRestore();
});

test('a guest session continues after a reload, with its recent searches · D-12', async () => {
  const api = mockApi();
  const tokens = { tokenReturn: 'access-1', refreshToken: 'cookie' };
  api.on('auth', 'POST /v3/auth/login', tokens);
  setApi(api.fetch);
  await beginGuestSession();
  expect(api.requests.map(({ call: key }) => key)).toEqual(['auth POST /v3/auth/login']);
  await setTokens(null);
  api.on('auth', 'GET /auth/refresh-token', { ...tokens, tokenReturn: 'access-2' });
  await beginGuestSession();
  expect(api.requests.map(({ call: key }) => key)).toEqual([
    'auth POST /v3/auth/login',
    'auth GET /auth/refresh-token',
  ]);
  expect(token()).toBe('access-2');
});

test('a sign-in replaces the guest session, which is not used afterwards', async () => {
  const api = mockApi({ user: makeUser() });
  setApi(api.fetch);
  await beginGuestSession();
  expect(wasGuestHere()).toBe(true);
  await signIn('cliente@demo.tonalia.co', 'secreta-1');
  expect(wasGuestHere()).toBe(false);
});

test('when a guest session ends another begins, and the device’s data stays', async () => {
  const api = mockApi();
  api.on('auth', 'POST /v3/auth/login', { tokenReturn: 'access-1', refreshToken: 'cookie' });
  setApi(api.fetch);
  await beginGuestSession();
  await setTokens(null);
  remember('seenProducts', 'guest', []);
  await beginGuestSession();
  expect(api.requestsTo('auth POST /v3/auth/login')).toHaveLength(2);
  expect(token()).toBe('access-1');
  expect(remembered('seenProducts', 'guest')).toEqual([]);
});

test('a guest’s calls have no personal data', async () => {
  const api = mockApi();
  setApi(api.fetch);
  await call('products', 'GET /product/listHome');
  expect(api.requestsTo('products GET /product/listHome')[0]?.query).toEqual({});
});

test.each([
  [
    'a 400 shows its message',
    new Refusal('STOCK_EXCEEDED', { message: literals.stockExceeded, error: 'otro' }),
    literals.stockExceeded,
  ],
  [
    'another refusal by its error',
    new Refusal('CART_FULL', { message: 'otro', error: 'Carrito lleno' }),
    'Carrito lleno',
  ],
])('%s · ERR-01', async (_, refusal, sentence) => {
  const api = await signedIn();
  api.on('purchase', 'POST /cart/additem', refusal);
  const adding = call('purchase', 'POST /cart/additem', { body: { productId: '1', code: 'A' } });
  await expect(adding).rejects.toThrow(sentence);
  await expect(adding).rejects.toBeInstanceOf(ApiError);
});

test('a missing network gives a readable error', async () => {
  setApi(() => Promise.reject(new TypeError('fetch failed')));
  await expect(call('products', 'GET /product/listHome')).rejects.toMatchObject({ code: 'OFFLINE', status: 0 });
});

// Last: it leaves a second set of these modules behind, as another tab.
test('a reload during a successful sign-in ends signed in · ENT-13', async () => {
  vi.resetModules();
  const api = mockApi({ user: makeUser() });
  const [{ setApi: answerWith }, { sessionReady }] = await Promise.all([
    import('../http/transport.ts'),
    import('./session.ts'),
  ]);
  answerWith(api.fetch);
  markLoggingIn(true);
  expect((await sessionReady()).role).toBe('Admin customer');
  expect([isLoggingIn(), hasSignedInMark()]).toEqual([false, true]);
});

test('other tabs reload after a sign-in: the session changed', async () => {
  const tab = new BroadcastChannel('tonalia-session');
  const message = new Promise((resolve) => tab.addEventListener('message', ({ data }) => resolve(data)));
  await signedIn();
  expect(await message).toEqual({ changed: true });
  tab.close();
});
