import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeBrand, storedBrand, refreshBrand } from './stored-brand.ts';

/** The server's manifest; undefined simulates a missing network. */
let served: { name: string } | undefined;
let asked: RequestCache[];
let now: number;

beforeEach(() => {
  [served, asked, now] = [{ name: 'Belleza Pro' }, [], Date.parse('2026-11-24T15:00:00Z')];
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  let kept: Response | undefined;
  const store = {
    match: async () => kept?.clone(),
    add: async ({ cache }: { cache: RequestCache }) => {
      asked.push(cache);
      if (!served) throw new TypeError('no network');
      kept = new Response(JSON.stringify(served), { headers: { date: new Date(now).toUTCString() } });
    },
  };
  vi.stubGlobal('caches', { open: async () => store });
  // A worker resolves the path against its own address.
  vi.stubGlobal('Request', function FakeRequest(url: string, { cache }: RequestInit) {
    return { url, cache };
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a changed brand name is read again after an hour, past the browser’s cache, and not before', async () => {
  await storeBrand();
  served = { name: 'Estilo Total' };
  now += 3_500_000;
  await refreshBrand();
  expect(await storedBrand()).toBe('Belleza Pro');
  now += 200_000;
  await refreshBrand();
  await refreshBrand();
  expect(await storedBrand()).toBe('Estilo Total');
  expect(asked).toEqual(['no-cache', 'no-cache']);
});

test('a worker without a name reads it with the next page', async () => {
  await refreshBrand();
  expect(await storedBrand()).toBe('Belleza Pro');
});

test('without a network the previous name stays, and the next page retries', async () => {
  await storeBrand();
  served = undefined;
  now += 4_000_000;
  await refreshBrand();
  expect(await storedBrand()).toBe('Belleza Pro');
  served = { name: 'Estilo Total' };
  await refreshBrand();
  expect(await storedBrand()).toBe('Estilo Total');
});
