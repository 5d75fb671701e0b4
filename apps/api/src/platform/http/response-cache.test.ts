import { expect, test } from 'vitest';
import { createResponseCache } from './response-cache.ts';

const noon = Date.parse('2026-05-04T12:00:00Z');

function makeCache({ isListening = true } = {}) {
  const clock = { at: noon, now: () => new Date(clock.at) };
  let made = 0;
  const cache = createResponseCache(clock, { isListening: () => isListening });
  const make = async () => Buffer.from(`answer ${(made += 1)}`);
  return {
    cache,
    clock,
    make,
    request: async (notifiesChanges = true) => String(await cache.get('key', make, notifiesChanges)),
  };
}

test('a response is reused until something changes', async () => {
  const { cache, request } = makeCache();
  expect([await request(), await request()]).toEqual(['answer 1', 'answer 1']);
  cache.clear();
  expect(await request()).toBe('answer 2');
});

test('concurrent requests share one computation', async () => {
  const { request } = makeCache();
  expect(await Promise.all([request(), request(), request()])).toEqual(['answer 1', 'answer 1', 'answer 1']);
});

test('a response started before a change is neither cached nor given to later requests', async () => {
  const { cache } = makeCache();
  const old = Promise.withResolvers<Buffer>();
  const before = cache.get('key', () => old.promise, true);
  cache.clear();
  const after = cache.get('key', async () => Buffer.from('new'), true);
  old.resolve(Buffer.from('old'));
  expect([String(await before), String(await after)]).toEqual(['old', 'new']);
  expect(String(await cache.get('key', async () => Buffer.from('newer'), true))).toBe('new');
});

test('a response expires at the millisecond at which a price or offer starts or ends', async () => {
  const { cache, clock, request } = makeCache();
  cache.expireAt(() => noon + 60_000);
  await request();
  clock.at = noon + 59_999;
  expect(await request()).toBe('answer 1');
  clock.at = noon + 60_000;
  expect(await request()).toBe('answer 2');
});

test('a response of a later time is not reused for an earlier one', async () => {
  const { clock, request } = makeCache();
  await request();
  clock.at = noon - 1;
  expect(await request()).toBe('answer 2');
});

test('a failed computation is not cached', async () => {
  const { cache, request } = makeCache();
  await expect(cache.get('key', () => Promise.reject(new Error('away')), true)).rejects.toThrow('away');
  expect(await request()).toBe('answer 1');
});
