import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeUser, sellerUser } from '../../test/make.ts';
import { mockApi } from '../../test/mock-api.ts';
import { noPhone, scriptedPhone } from '../../test/scripted-phone.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  noPhone();
  history.replaceState(null, '', '/');
});

/** The first page of an app opened at `address`, with `user` signed in since its last start. */
async function beginsAt(address: string, user: ReturnType<typeof makeUser> | null): Promise<string> {
  scriptedPhone();
  if (user) {
    localStorage.setItem('tonalia.signedIn', '1');
    localStorage.setItem('tonalia.whoIsHere.device', JSON.stringify({ user, customer: null }));
  }
  const api = mockApi({ user });
  const { setApi } = await import('../api/http/transport.ts');
  setApi(api.fetch);
  history.replaceState(null, '', address);
  const { beginAtHome } = await import('./begin-at-home.ts');
  beginAtHome();
  expect(api.requests).toEqual([]);
  return location.pathname + location.search;
}

test('the last signed-in user starts at the home of the role, without a request', async () => {
  expect(await beginsAt('/', makeUser())).toBe('/home/marketplace/customer');
});

test('a seller starts at the seller home', async () => {
  expect(await beginsAt('/', sellerUser)).toBe('/home/marketplace/seller');
});

test.each([
  ['/', null],
  ['/home/cart', makeUser()],
  ['/?reference=correo', makeUser()],
])('only the guard redirects from %s', async (address, user) => {
  expect(await beginsAt(address, user)).toBe(address);
});
