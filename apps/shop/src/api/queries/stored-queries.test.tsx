import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeUser, sellerUser } from '../../../test/make.ts';
import { mockApi } from '../../../test/mock-api.ts';
import { clearWhenShopperChanges } from '../../app/cache.ts';
import { keepCache } from './stored-queries.ts';
import { keys } from './queries.ts';
import { chooseCustomer, currentSession, endSession } from '../session/session.ts';
import type { ShoppedFor } from '../storage/shopped-for.ts';
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

const whoSaw = (cart: string, updatedAt = Date.now()) =>
  JSON.stringify({ build: '', at: updatedAt, entries: [[keys.cart, cart, updatedAt]] });
/** Resolves the pending reads. */
async function read(): Promise<void> {
  for (const tell of phone.readers.splice(0)) tell();
  await new Promise((go) => setTimeout(go));
}
async function begin(user: ReturnType<typeof makeUser>): Promise<string> {
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

test('what somebody saw last is shown to them, and not once they have gone', async () => {
  const shopper = await begin(makeUser());
  const cache = new QueryClient();
  phone.kept.set(shopper, whoSaw('mine'));
  void keepCache(cache);
  await read();
  expect(cache.getQueryData(keys.cart)).toBe('mine');

  const another = new QueryClient();
  void keepCache(another);
  await endSession();
  await read();
  expect(another.getQueryData(keys.cart)).toBeUndefined();
});

test('a seller who goes from customer to customer sees the cart of none but the last', async () => {
  await begin(sellerUser);
  const cache = new QueryClient();
  const customer = (customerId: string) => ({ ...makeUser().customer, customerId }) as ShoppedFor; // as: a customer of the mock's
  const seen = { one: 1_000, two: 60_000 };
  for (const [id, ago] of Object.entries(seen)) phone.kept.set(`${sellerUser._id}/${id}`, whoSaw(id, Date.now() - ago));
  void keepCache(cache);
  await read();
  chooseCustomer(customer('one'));
  chooseCustomer(customer('two'));
  await read();
  expect(cache.getQueryData(keys.cart)).toBe('two');
});

test('a seller’s list of customers is there for the next customer too, and for nobody else', async () => {
  await begin(sellerUser);
  const cache = new QueryClient();
  clearWhenShopperChanges(cache);
  void keepCache(cache);
  await read();
  cache.setQueryData(keys.portfolio(''), 'Aurora, Flor');
  cache.setQueryData(keys.cart, 'of nobody');
  chooseCustomer({ ...makeUser().customer, customerId: 'flor' } as ShoppedFor); // as: a customer of the mock's
  expect(cache.getQueryData(keys.portfolio(''))).toBe('Aurora, Flor');
  expect(cache.getQueryData(keys.cart)).toBeUndefined();
  await endSession();
  expect(cache.getQueryData(keys.portfolio(''))).toBeUndefined();
});

test('what stayed of somebody who left as the app ended goes when it begins with nobody', async () => {
  phone.kept.set('luz/aurora', whoSaw('hers'));
  void keepCache(new QueryClient());
  await read();
  expect([...phone.kept]).toEqual([]);
});

test('what a phone wrote down by half is forgotten, and the app goes on', async () => {
  const shopper = await begin(makeUser());
  const cache = new QueryClient();
  phone.kept.set(shopper, '{"build":"","at":1,"ent');
  const ready = keepCache(cache);
  await read();
  await expect(ready).resolves.toBeUndefined();
  expect(phone.kept.has(shopper)).toBe(false);
});

test('on the way out of the app, the cart on the screen is written down, and shown at the next start', async () => {
  const shopper = await begin(makeUser());
  const cache = new QueryClient();
  const ready = keepCache(cache);
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
  void keepCache(next);
  await read();
  expect(next.getQueryData(keys.cart)).toBe('of today');
});
