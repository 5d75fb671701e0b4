import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeUser, sellerUser } from '../../test/make.ts';
import { Refusal, mockApi } from '../../test/mock-api.ts';
import { beginCampaign, carryCampaign } from '../api/analytics/campaign.ts';
import { call } from '../api/http/client.ts';
import { setHints } from '../api/http/hints.ts';
import { storePhoneFlow } from '../api/sign-in/phone-flow.ts';
import { loyaltyQuery } from '../api/queries/queries.ts';
import { recoveryToken } from '../api/sign-in/recovery-link.ts';
import { endSession } from '../api/session/session.ts';
import { signIn } from '../api/sign-in/sign-in.ts';
import { setApi } from '../api/http/transport.ts';
import { getRouter } from './router.tsx';

beforeEach(() => {
  void endSession();
  sessionStorage.clear();
  localStorage.clear();
  recoveryToken.set(null);
});
afterEach(() => {
  // A campaign lasts for a visit; it must not leak into the next test.
  setHints({ reference: undefined, campaign: undefined });
  history.replaceState(null, '', '/');
});

/** The shop's routes over the mock API, without rendering. */
async function visit(at: string, { api = mockApi(), signedIn = false } = {}) {
  setApi(api.fetch);
  if (signedIn) await signIn('cliente@demo.tonalia.co', 'secreta-1');
  api.requests.length = 0;
  const router = getRouter();
  const written = createMemoryHistory({ initialEntries: [at] });
  router.update({ ...router.options, history: written });
  await router.load();
  return { api, router, /** The browser's address. */ shown: () => written.location.href };
}

test('a visitor without a session is a guest at once, without waiting · NAV-01 ST-01', async () => {
  const { api, shown } = await visit('/home/marketplace/customer');
  expect(shown()).toBe('/home/marketplace/customer');
  expect(api.requests.filter((one) => one.call.startsWith('auth '))).toEqual([]);
});

test('a navigation of a member requests the tier and waits for nothing · NAV-02', async () => {
  const api = mockApi({ user: makeUser() });
  const answer = Promise.withResolvers<Refusal>();
  api.on('auth', 'GET /v3/loyalty_status/customer', () => answer.promise);
  const { router } = await visit('/home/support', { api, signedIn: true });
  expect(api.requestsTo('auth GET /v3/loyalty_status/customer')).toHaveLength(1);
  expect(router.state.location.pathname).toBe('/home/support');
  expect(router.options.context.cache.getQueryState(loyaltyQuery.queryKey)?.fetchStatus).toBe('fetching');
});

test.each([
  ['a guest', null],
  ['a seller without a chosen customer', sellerUser],
])('%s has no tier to request · NAV-02', async (_, user) => {
  const { api } = await visit('/home/support', { api: mockApi({ user }), signedIn: user !== null });
  expect(api.requestsTo('auth GET /v3/loyalty_status/customer')).toHaveLength(0);
});

test('the campaign of a visit is in all its addresses, and routes never see it · NAV-03', async () => {
  const { router, shown } = await visit('/home/marketplace/customer?campaign=navidad&reference=IG%201');
  expect(router.state.location.searchStr).toBe('');
  await router.navigate({ href: '/view-results-search?search=tinte' });
  expect(shown()).toBe('/view-results-search?search=tinte&reference=IG+1&campaign=navidad');
  expect(router.state.location.searchStr).toBe('?search=tinte');
  await router.navigate({ href: '/home/profile#creditos' });
  expect(shown()).toBe('/home/profile?reference=IG+1&campaign=navidad#creditos');
  router.history.back();
  await router.load();
  expect(router.state.location.searchStr).toBe('?search=tinte');
});

test('a guest sent to sign in keeps the campaign, outside the return address · NAV-03 NAV-04', async () => {
  const { shown } = await visit('/home/cart?campaign=navidad');
  expect(shown()).toBe('/login?redirect=%2Fhome%2Fcart&campaign=navidad');
});

test('a link with another campaign replaces it · NAV-03', async () => {
  const { api, router, shown } = await visit('/home/support?campaign=navidad');
  await router.navigate({ href: '/view-results-search?campaign=madres' });
  await router.navigate({ href: '/home/support' });
  expect(shown()).toBe('/home/support?campaign=madres');
  await call('products', 'GET /product/listHome');
  expect(api.requestsTo('products GET /product/listHome').at(-1)?.query).toMatchObject({ campaign: 'madres' });
});

test('a campaign loads each page once · NAV-03', async () => {
  const { api, router } = await visit('/home/support?campaign=navidad');
  await router.navigate({ href: '/view-results-search?search=tinte' });
  expect(api.requestsTo('products GET /search')).toHaveLength(1);
});

test('after a reload without it the address has the visit’s campaign again · NAV-03', () => {
  history.replaceState(null, '', '/home/support?campaign=navidad');
  beginCampaign();
  history.replaceState(null, '', '/view-results-search?search=tinte');
  beginCampaign();
  expect(location.search).toBe('?search=tinte&campaign=navidad');
});

test('a redirect of the server keeps the requested campaign · NAV-03', () => {
  expect(carryCampaign('/login?redirect=%2Fhome', '?campaign=a%26b&x=1')).toBe(
    '/login?redirect=%2Fhome&campaign=a%26b',
  );
  expect(carryCampaign('/home/profile#creditos', '?reference=IG')).toBe('/home/profile?reference=IG#creditos');
  expect(carryCampaign('/', '?x=1')).toBe('/');
});

test('a session that ends on a member page leads to the login and back · ERR-11 ST-04', async () => {
  const api = mockApi({ user: makeUser() });
  const { router, shown } = await visit('/home/profile/orders/history?estado=todos', { api, signedIn: true });
  expect(shown()).toBe('/home/profile/orders/history?estado=todos');
  api.signInAs(null);
  api.on('auth', 'GET /v3/me/addresses', new Refusal('UNAUTHENTICATED'));
  const arrived = new Promise((resolve) => router.subscribe('onLoad', resolve));
  await expect(call('auth', 'GET /v3/me/addresses')).rejects.toThrow('UNAUTHENTICATED');
  await arrived;
  expect(shown()).toBe('/login?redirect=%2Fhome%2Fprofile%2Forders%2Fhistory%3Festado%3Dtodos');
});

test('a session that ends on a public page leaves the visitor there · ERR-11', async () => {
  const api = mockApi({ user: makeUser() });
  const { router, shown } = await visit('/home/support', { api, signedIn: true });
  api.signInAs(null);
  api.on('auth', 'GET /v3/me/addresses', new Refusal('UNAUTHENTICATED'));
  const settled = new Promise((resolve) => router.subscribe('onLoad', resolve));
  await expect(call('auth', 'GET /v3/me/addresses')).rejects.toThrow('UNAUTHENTICATED');
  await settled;
  expect(shown()).toBe('/home/support');
});

test('the link of a mail leaves the address at once and opens the page · RT-14', async () => {
  const { shown } = await visit('/login/change/password/a-very-secret-token');
  expect(shown()).toBe('/login/change/password');
  expect(recoveryToken.get()).toBe('a-very-secret-token');
});

test('without a link or a session a new password starts with the recovery · RT-13 RT-14', async () => {
  const { shown } = await visit('/login/change/password');
  expect(shown()).toBe('/login/recovery/password?link-lost=1');
});

test('a reload keeps the phone verification in progress · RT-11', async () => {
  const sent = { channel: 'sms', flowId: 'flow-of-the-tests-0123456789', resendAt: 0 } as const;
  storePhoneFlow({ purpose: 'login', phone: '3105550142', channels: ['sms'], sent });
  expect((await visit('/verify-code')).shown()).toBe('/verify-code');
  storePhoneFlow(null);
  expect((await visit('/verify-code')).shown()).toBe('/login');
});
