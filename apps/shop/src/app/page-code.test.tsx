import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isCodeLost, reloadPage, watchPageCode } from './page-code.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const network = (answer: () => Response) => vi.stubGlobal('fetch', async () => answer());
const reload = vi.fn<() => void>();
beforeEach(() => reload.mockClear());

test('code that fails to load is recorded, with a message that triggers no automatic reload', () => {
  watchPageCode();
  const payload = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  expect(isCodeLost(payload)).toBe(true);
  expect(payload.message).not.toMatch(/^Failed to fetch/);
  expect(isCodeLost(new TypeError('Failed to fetch'))).toBe(false);
});

test('the page reloads when its server responds: automatically once in a while, and on every request of the shopper · ERR-14', async () => {
  vi.useFakeTimers();
  network(() => new Response(null, { status: 404 }));
  expect(await reloadPage(false, reload)).toBe('coming');
  expect(await reloadPage(false, reload)).toBe('failed');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(await reloadPage(true, reload)).toBe('coming');
  vi.advanceTimersByTime(31_000);
  expect(await reloadPage(false, reload)).toBe('coming');
  expect(reload).toHaveBeenCalledTimes(3);
});

test('without a network or a working server the page stays · ERR-14', async () => {
  network(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await reloadPage(true, reload)).toBe('offline');
  network(() => new Response(null, { status: 503 }));
  expect(await reloadPage(true, reload)).toBe('failed');
  expect(reload).not.toHaveBeenCalled();
});
