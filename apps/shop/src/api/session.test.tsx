import { literals } from '@tonalia/contract/literals.es-CO';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeUser, portfolioCustomer, sellerUser } from '../../test/make.ts';
import { Refusal, mockApi } from '../../test/mock-api.ts';
import { ApiError } from './api-error.ts';
import { call } from './client.ts';
import { chooseCustomer, currentSession, endSession, signIn } from './session.ts';
import { hasSignedInMark, userLoginPreviously } from './storage.ts';
import { setApi } from './transport.ts';

beforeEach(() => {
  endSession();
  localStorage.clear();
});

async function signedIn(user = makeUser()) {
  const api = mockApi({ user });
  setApi(api.fetch);
  await signIn('cliente@demo.tonalia.co', 'secreta-1');
  return api;
}

test('an expired session is renewed once for all who wait, and each call repeated once · ST-03', async () => {
  const api = await signedIn();
  api.on('auth', 'GET /v3/me/addresses', ({ headers }) =>
    headers.get('token') === 'access-2' ? { results: [] } : new Refusal('UNAUTHENTICATED'),
  );
  const answers = await Promise.all([1, 2, 3].map(() => call('auth', 'GET /v3/me/addresses')));
  expect(answers).toEqual([{ results: [] }, { results: [] }, { results: [] }]);
  const renewals = api.askedFor('auth GET /auth/refresh-token');
  expect(renewals).toHaveLength(1);
  expect(renewals[0]?.headers.get('refresh-token')).toBe('cookie');
  expect(api.askedFor('auth GET /v3/me/addresses')).toHaveLength(6);
});

test('when renewing fails the person is out, and that they once were in stays known · ST-04 ERR-11', async () => {
  const api = await signedIn();
  expect(hasSignedInMark()).toBe(true);
  api.on('auth', 'GET /v3/me/addresses', new Refusal('UNAUTHENTICATED'));
  api.signInAs(null);
  await expect(call('auth', 'GET /v3/me/addresses')).rejects.toMatchObject({ code: 'REFRESH_REFUSED' });
  expect(currentSession().isGuest).toBe(true);
  expect(hasSignedInMark()).toBe(false);
  expect(userLoginPreviously()).toBe(true);
});

test('the customer a seller chose goes with every call and is remembered', async () => {
  const api = await signedIn(sellerUser);
  expect(currentSession().customer).toBeNull();
  chooseCustomer(portfolioCustomer);
  await call('purchase', 'GET /cart/listcart');
  expect(api.askedFor('purchase GET /cart/listcart')[0]?.query['customerId']).toBe(portfolioCustomer.customerId);
  await signIn('vendedor1@demo.tonalia.co', 'secreta-1');
  expect(currentSession().customer?.name).toBe(portfolioCustomer.name);
});

test('every call of a customer carries the token and says who asks, from where and for whom · API-00', async () => {
  const user = makeUser({ warehouseId: 'BOG' });
  const api = await signedIn(user);
  await call('products', 'GET /product/listHome');
  const [asked] = api.askedFor('products GET /product/listHome');
  expect(asked?.headers.get('token')).toBe('access-1');
  expect(asked?.query).toMatchObject({
    userId: user._id,
    warehouse: user.warehouseId,
    tradeTypeId: user.customer?.tradeTypeId,
    userCityId: user.customer?.cityId,
    userStateId: user.customer?.stateId,
  });
});

test('what has not loaded after 120 seconds has failed · CON-11', async () => {
  setApi(
    ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  const clock = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  const asked = call('products', 'GET /product/listHome');
  clock.abort(new DOMException('', 'TimeoutError'));
  await expect(asked).rejects.toMatchObject({ code: 'TIMEOUT' });
  expect(timeout).toHaveBeenCalledWith(120_000);
  timeout.mockRestore();
});

test('a guest’s calls carry nothing of a person', async () => {
  const api = mockApi();
  setApi(api.fetch);
  await call('products', 'GET /product/listHome');
  expect(api.askedFor('products GET /product/listHome')[0]?.query).toEqual({});
});

test.each([
  [
    'a 400 is told by its message',
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

test('no network is a failure one can read', async () => {
  setApi(() => Promise.reject(new TypeError('fetch failed')));
  await expect(call('products', 'GET /product/listHome')).rejects.toMatchObject({ code: 'OFFLINE', status: 0 });
});
