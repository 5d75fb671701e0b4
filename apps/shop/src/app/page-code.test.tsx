import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isCodeLost, loadAnew, watchPageCode } from './page-code.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const network = (answer: () => Response) => vi.stubGlobal('fetch', async () => answer());
const reload = vi.fn<() => void>();
beforeEach(() => reload.mockClear());

test('code that does not come is known, and its words have nobody load the page by themselves', () => {
  watchPageCode();
  const payload = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  expect(isCodeLost(payload)).toBe(true);
  expect(payload.message).not.toMatch(/^Failed to fetch/);
  expect(isCodeLost(new TypeError('Failed to fetch'))).toBe(false);
});

test('the page is loaded anew where somebody serves it, by itself once in a while, and as often as one asks · ERR-14', async () => {
  vi.useFakeTimers();
  network(() => new Response(null, { status: 404 }));
  expect(await loadAnew(false, reload)).toBe('coming');
  expect(await loadAnew(false, reload)).toBe('failed');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(await loadAnew(true, reload)).toBe('coming');
  vi.advanceTimersByTime(31_000);
  expect(await loadAnew(false, reload)).toBe('coming');
  expect(reload).toHaveBeenCalledTimes(3);
});

test('without a network, or a server in order, the page stays · ERR-14', async () => {
  network(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await loadAnew(true, reload)).toBe('offline');
  network(() => new Response(null, { status: 503 }));
  expect(await loadAnew(true, reload)).toBe('failed');
  expect(reload).not.toHaveBeenCalled();
});
