import { fastify } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import type { ChangeListener } from '../../../platform/changes.ts';
import { createPool } from '../../../platform/pool.ts';
import { followAlerts } from './follow-alerts.ts';

afterEach(() => void vi.useRealTimers());

/** What the log says after a change of stock: the pool is closed, so each look at the alerts fails there. */
async function logAfterChange(mayRun: boolean): Promise<string> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  let log = '';
  const app = fastify({ logger: { stream: { write: (line: string) => (log += line) } } });
  app.decorate('mayRunJobs', () => Promise.resolve(mayRun));
  const db = createPool({ url: 'postgresql://127.0.0.1:1/none' });
  await db.end();
  const listeners: ChangeListener[] = [];
  const changes = { subscribe: (listener: ChangeListener) => void listeners.push(listener) };
  const office = { findBuyer: () => Promise.reject(new Error('no alert is read')) };
  followAlerts(app, { db, clock: { now: () => new Date() }, changes, office });
  for (const listener of listeners) listener.changed({ table: 'products.stock', ids: ['1'] });
  await vi.advanceTimersByTimeAsync(2_000);
  await app.close();
  return log;
}

test('SEL-007: a process that may run no jobs leaves the alerts to the others', async () => {
  expect(await logAfterChange(true)).toContain('alerts could not be looked at');
  expect(await logAfterChange(false)).toBe('');
});
