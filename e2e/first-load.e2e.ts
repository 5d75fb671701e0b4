import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { makeProduct } from './catalogue.ts';
import { expect, open, test } from './journey.ts';

/**
 * Compressed JavaScript of a guest's first page, in bytes. The budget is 130,000; pages above it may not grow. File
 * names are hashes, which each build compresses differently: fifty bytes more or less mean nothing.
 */
const MOST = { home: 135_000, category: 134_100, product: 135_500 };

/** Bodies of all scripts as sent, by file, until the page is interactive and requests no more. */
async function scriptsOf(page: Page, path: string): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) sizes[pathname] = Number(response.headers()['content-length'] ?? Number.NaN);
  });
  await open(page, path);
  await page.waitForLoadState('networkidle');
  return sizes;
}

test('the first load of home, a category and a product stays within its ceiling of JavaScript', async ({
  page,
  browser,
  request,
  db,
}) => {
  const { results } = (await (await request.get('/api/products/category/list')).json()) as {
    results: { _id: string }[];
  };
  const { path: product } = await makeProduct(db, { shades: [{ code: '7.1', name: 'Rubio', stock: 9 }] });
  const paths = {
    home: '/home/marketplace/customer',
    category: `/home/categories/${results[0]?._id}/categoria`,
    product,
  };
  const loaded: Record<string, Record<string, number>> = {};
  for (const [what, path] of Object.entries(paths)) {
    const context = await browser.newContext();
    // Code prefetched on idle or after a delay is not part of the first load.
    await context.addInitScript(() => {
      const later = window.setTimeout.bind(window);
      const soon = (work: () => void, ms = 0) => (ms < 1_000 ? later(work, ms) : 0);
      Object.assign(window, { requestIdleCallback: () => 0, setTimeout: soon });
    });
    loaded[what] = await scriptsOf(await context.newPage(), path);
    await context.close();
  }
  await page.close();
  for (const [what, most] of Object.entries(MOST)) {
    const files = loaded[what] ?? {};
    const sum = Object.values(files).reduce((bytes, one) => bytes + one, 0);
    expect(sum, what).toBeGreaterThan(80_000);
    expect(sum, `${what}: ${JSON.stringify(files)}`).toBeLessThanOrEqual(most);
  }
});

test('the first picture of a page arrives before its code is requested', async ({ page }) => {
  const order: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && order.push('code requested'));
  page.on('requestfinished', (request) => {
    if (request.url().includes('/pictures/banner/')) order.push('picture arrived');
  });
  await open(page, '/home/marketplace/customer');
  expect(order[0]).toBe('picture arrived');
  expect(order.filter((what) => what === 'code requested').length).toBeGreaterThan(3);
});

test('the code of every page is compiled beside the thread of the page', async ({ page, request }) => {
  const scripts = Object.keys(await scriptsOf(page, '/home/marketplace/customer'));
  const entry = scripts.filter((path) => ENTRY.test(path.replace(/.*\//, '')));
  expect(entry).toHaveLength(2);
  for (const path of entry) expect((await (await request.get(path)).text()).split('\n')[0]).toBe(COMPILE_HINT);
});

/** V8 reads it as: compile all functions of this file while it arrives. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';
/** What every page loads first; all other files belong to some pages. */
const ENTRY = /^(base|index)-/;
/**
 * In code that no page needs to show itself: the search of a seller without a network, and the reader of bar codes for browsers
 * without one, which arrives when the camera is opened.
 */
const LATER = ['a delta is no catalogue', 'CODABAR'];

test('no page loads more than 62 kB of JavaScript of its own', () => {
  const folder = join(import.meta.dirname, '../apps/shop/dist/client/assets');
  const isLater = (name: string) => {
    const code = readFileSync(join(folder, name.replace(/\.br$/, '')), 'utf8');
    return LATER.some((mark) => code.includes(mark));
  };
  const own = readdirSync(folder).filter((name) => name.endsWith('.js.br') && !ENTRY.test(name) && !isLater(name));
  const heaviest = own
    .map((name) => ({ name, bytes: statSync(join(folder, name)).size }))
    .toSorted((a, b) => b.bytes - a.bytes);
  expect(heaviest.length).toBeGreaterThan(100);
  // A page loads a few of them: even the ten heaviest together stay below.
  const together = heaviest.slice(0, 10).reduce((sum, { bytes }) => sum + bytes, 0);
  expect(together, JSON.stringify(heaviest.slice(0, 10))).toBeLessThanOrEqual(62_000);
});
