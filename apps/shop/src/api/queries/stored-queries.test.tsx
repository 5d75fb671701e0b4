import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeUser, sellerUser } from '../../../test/make.ts';
import { mockApi } from '../../../test/mock-api.ts';
import { clearWhenShopperChanges } from '../../app/cache.ts';
import { startStoredQueries } from './stored-queries.ts';
import { keys } from './queries.ts';
import { chooseCustomer, currentSession, endSession } from '../session/session.ts';
import type { SessionCustomer } from '../storage/session-customer.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { setApi } from '../http/transport.ts';

/** The stored entries of the phone, and the pending reads. */
const phone = vi.hoisted(() => ({ kept: new Map<string, unknown>(), readers: [] as (() => void)[] }));
vi.mock('idb-keyval', () => ({
  get(key: string) {
    const value = phone.kept.get(key);
    return new Promise((tell) => phone.readers.push(() => tell(value)));
  },
  set: async (key: string, value: unknown) => void phone.kept.set(key, value),
  del: async (key: string) => void phone.kept.delete(key),
  clear: async () => phone.kept.clear(),
}));

const storeCart = (cart: string, updatedAt = Date.now()) =>
  JSON.stringify({ build: '', at: updatedAt, entries: [[keys.cart, cart, updatedAt]] });
/** Resolves the pending reads. */
async function read(): Promise<void> {
  for (const tell of phone.readers.splice(0)) tell();
  await new Promise((go) => setTimeout(go));
}
async function startApp(user: ReturnType<typeof makeUser>): Promise<string> {
  setApi(mockApi({ user }).fetch);
  await signIn('cliente@demo.tonalia.co', 'secreta-1');
  const { customer } = currentSession();
  return `${user._id}/${customer?.customerId ?? ''}`;
}

beforeEach(async () => {
  await endSession();
  phone.kept.clear();
  phone.readers.length = 0;
});

test('the last seen data is shown to its owner, and removed at sign-out', async () => {
  const shopper = await startApp(makeUser());
  const cache = new QueryClient();
  phone.kept.set(shopper, storeCart('mine'));
  void startStoredQueries(cache);
  await read();
  expect(cache.getQueryData(keys.cart)).toBe('mine');

  const another = new QueryClient();
  void startStoredQueries(another);
  await endSession();
  await read();
  expect(another.getQueryData(keys.cart)).toBeUndefined();
});

test('a seller who changes the customer sees only the cart of the last one', async () => {
  await startApp(sellerUser);
  const cache = new QueryClient();
  const customer = (customerId: string) => ({ ...makeUser().customer, customerId }) as SessionCustomer; // as: a customer of the mock's
  const seen = { one: 1_000, two: 60_000 };
  for (const [id, ago] of Object.entries(seen))
    phone.kept.set(`${sellerUser._id}/${id}`, storeCart(id, Date.now() - ago));
  void startStoredQueries(cache);
  await read();
  chooseCustomer(customer('one'));
  chooseCustomer(customer('two'));
  await read();
  expect(cache.getQueryData(keys.cart)).toBe('two');
});

test('a seller’s portfolio stays when the customer changes, and is removed for other users', async () => {
  await startApp(sellerUser);
  const cache = new QueryClient();
  clearWhenShopperChanges(cache);
  void startStoredQueries(cache);
  await read();
  cache.setQueryData(keys.portfolio(''), 'Aurora, Flor');
  cache.setQueryData(keys.cart, 'of no shopper');
  chooseCustomer({ ...makeUser().customer, customerId: 'flor' } as SessionCustomer); // as: a customer of the mock's
  expect(cache.getQueryData(keys.portfolio(''))).toBe('Aurora, Flor');
  expect(cache.getQueryData(keys.cart)).toBeUndefined();
  await endSession();
  expect(cache.getQueryData(keys.portfolio(''))).toBeUndefined();
});

test('data left by a sign-out during the end of the app is removed at the next start', async () => {
  phone.kept.set('luz/aurora', storeCart('hers'));
  void startStoredQueries(new QueryClient());
  await read();
  expect([...phone.kept]).toEqual([]);
});

test('a partly written entry is ignored', async () => {
  const shopper = await startApp(makeUser());
  const cache = new QueryClient();
  phone.kept.set(shopper, '{"build":"","at":1,"ent');
  const ready = startStoredQueries(cache);
  await read();
  await expect(ready).resolves.toBeUndefined();
  expect(phone.kept.has(shopper)).toBe(false);
});

test('leaving the app stores the cart on the screen, which is shown at the next start', async () => {
  const shopper = await startApp(makeUser());
  const cache = new QueryClient();
  const ready = startStoredQueries(cache);
  await read();
  await ready;
  cache.setQueryData(keys.cart, 'of today');
  cache.setQueryData(['orders', 'payment', 'TN-1'], 'never written down');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  vi.restoreAllMocks();
  await read();
  await read();
  expect(phone.kept.get('latest')).toEqual([shopper]);
  expect(String(phone.kept.get(shopper))).not.toContain('never written down');

  const next = new QueryClient();
  void startStoredQueries(next);
  await read();
  expect(next.getQueryData(keys.cart)).toBe('of today');
});
