import { expect, test } from 'vitest';
import { createResponseCache } from './response-cache.ts';

const noon = Date.parse('2026-05-04T12:00:00Z');

function makeCache({ isHearing = true } = {}) {
  const clock = { at: noon, now: () => new Date(clock.at) };
  let made = 0;
  const cache = createResponseCache(clock, { isHearing: () => isHearing });
  const make = async () => Buffer.from(`answer ${(made += 1)}`);
  return { cache, clock, make, ask: async (isTold = true) => String(await cache.get('key', make, isTold)) };
}

test('an answer is repeated until something changes', async () => {
  const { cache, ask } = makeCache();
  expect([await ask(), await ask()]).toEqual(['answer 1', 'answer 1']);
  cache.clear();
  expect(await ask()).toBe('answer 2');
});

test('many who ask at once share one making', async () => {
  const { ask } = makeCache();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['answer 1', 'answer 1', 'answer 1']);
});

test('an answer whose making began before a change is not kept, and nobody who asks after the change gets it', async () => {
  const { cache } = makeCache();
  const old = Promise.withResolvers<Buffer>();
  const before = cache.get('key', () => old.promise, true);
  cache.clear();
  const after = cache.get('key', async () => Buffer.from('new'), true);
  old.resolve(Buffer.from('old'));
  expect([String(await before), String(await after)]).toEqual(['old', 'new']);
  expect(String(await cache.get('key', async () => Buffer.from('newer'), true))).toBe('new');
});

test('an answer ends when the catalogue changes by itself, to the millisecond', async () => {
  const { cache, clock, ask } = makeCache();
  cache.endAt(() => noon + 60_000);
  await ask();
  clock.at = noon + 59_999;
  expect(await ask()).toBe('answer 1');
  clock.at = noon + 60_000;
  expect(await ask()).toBe('answer 2');
});

test('an answer of later is none of before', async () => {
  const { clock, ask } = makeCache();
  await ask();
  clock.at = noon - 1;
  expect(await ask()).toBe('answer 2');
});

test('a making that fails is not kept', async () => {
  const { cache, ask } = makeCache();
  await expect(cache.get('key', () => Promise.reject(new Error('away')), true)).rejects.toThrow('away');
  expect(await ask()).toBe('answer 1');
});
