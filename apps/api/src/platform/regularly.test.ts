import { fastify } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { regularly } from './regularly.ts';

afterEach(() => void vi.useRealTimers());

test('failed work is retried at the next interval, and nothing runs after the API closed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const app = fastify();
  const work = vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error('no database')));
  regularly(app, { everyMs: 1_000, failed: 'it failed', work });
  await vi.advanceTimersByTimeAsync(2_500);
  expect(work).toHaveBeenCalledTimes(2);
  await app.close();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(work).toHaveBeenCalledTimes(2);
});

test('no job runs while jobs may not, and they resume afterwards', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const app = fastify();
  let mayRun = false;
  app.decorate('mayRunJobs', () => Promise.resolve(mayRun));
  const work = vi.fn<() => Promise<unknown>>(() => Promise.resolve());
  regularly(app, { everyMs: 1_000, failed: 'it failed', work });
  await vi.advanceTimersByTimeAsync(2_500);
  expect(work).not.toHaveBeenCalled();
  mayRun = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(1);
  await app.close();
});
