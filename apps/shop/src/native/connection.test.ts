import type * as asking from './check-network.ts';
import type * as connections from './connection.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let connection: Pick<typeof connections, 'isOnline' | 'watchConnection' | 'recordResponse'> &
  Pick<typeof asking, 'checkNetwork'>;
let device: EventTarget;

/** A new page for each test, on a device that reports the state `says`. */
async function openPage(reported: { onLine: boolean } = { onLine: true }): Promise<void> {
  device = new EventTarget();
  vi.stubGlobal('window', device);
  vi.stubGlobal('navigator', reported);
  vi.stubEnv('SSR', false);
  vi.resetModules();
  connection = { ...(await import('./connection.ts')), ...(await import('./check-network.ts')) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const noAnswer = () => Promise.reject(new TypeError('no answer'));

test('a reported "offline" is trusted', async () => {
  const reported = { onLine: true };
  await openPage(reported);
  const tell = vi.fn<() => void>();
  connection.watchConnection(tell);
  reported.onLine = false;
  device.dispatchEvent(new Event('offline'));
  expect(connection.isOnline()).toBe(false);
  expect(tell).toHaveBeenCalledTimes(1);
});

test('a single failed request does not count as a lost network when the next succeeds', async () => {
  await openPage();
  const tell = vi.fn<() => void>();
  connection.watchConnection(tell);
  await connection.checkNetwork(() => Promise.resolve());
  expect(connection.isOnline()).toBe(true);
  expect(tell).not.toHaveBeenCalled();
});

test('a network without internet is detected, and checked until a response arrives', async () => {
  await openPage();
  connection.watchConnection(() => {});
  const ask = vi.fn<() => Promise<unknown>>(noAnswer);
  void connection.checkNetwork(ask);
  // a failure during the check starts no second check
  void connection.checkNetwork(ask);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connection.isOnline()).toBe(false);
  expect(ask.mock.calls.length).toBeGreaterThan(4);
  expect(ask.mock.calls.length).toBeLessThan(14);
  ask.mockImplementation(() => Promise.resolve());
  await vi.advanceTimersByTimeAsync(15_000);
  expect(connection.isOnline()).toBe(true);
});

test('a reported "online" is checked at once', async () => {
  await openPage();
  connection.watchConnection(() => {});
  const ask = vi.fn<() => Promise<unknown>>(noAnswer);
  void connection.checkNetwork(ask);
  await vi.advanceTimersByTimeAsync(60_000);
  const before = ask.mock.calls.length;
  device.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(before + 1);
});

test('any response means that the network works', async () => {
  await openPage();
  connection.watchConnection(() => {});
  void connection.checkNetwork(noAnswer);
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.isOnline()).toBe(false);
  connection.recordResponse();
  expect(connection.isOnline()).toBe(true);
});
