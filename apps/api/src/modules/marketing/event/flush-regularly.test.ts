import fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { flushRegularly } from './flush-regularly.ts';

afterEach(() => vi.useRealTimers());

test('counts are written every ten seconds, and once more when the API closes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const app = fastify();
  let written = 0;
  flushRegularly(app, {
    flush: async () => {
      written += 1;
    },
  });
  await app.ready();
  await vi.advanceTimersByTimeAsync(19_999);
  expect(written).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(written).toBe(2);
  await app.close();
  expect(written).toBe(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(written).toBe(3);
});

test('counts that could not be written once are written the next time', async () => {
  const app = fastify();
  let asked = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  flushRegularly(app, {
    flush: async () => {
      asked += 1;
      if (asked === 1) throw new Error('ECONNREFUSED');
    },
  });
  await vi.advanceTimersByTimeAsync(10_000);
  await app.close();
  expect(asked).toBe(2);
});
