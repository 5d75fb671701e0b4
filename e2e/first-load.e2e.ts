import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { makeProduct } from './catalogue.ts';
import { expect, open, test } from './journey.ts';

/** Compressed JavaScript a guest's first look at a page takes, in bytes. The budget is 130,000; what is over it may not grow. */
const MOST = { home: 134_500, category: 136_500, product: 133_500 };

/** The bodies of all scripts as they were sent, until the page answers to whoever is there. */
async function scriptsOf(page: Page, path: string): Promise<number> {
  let sum = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) sum += Number(response.headers()['content-length'] ?? Number.NaN);
  });
  await open(page, path);
  return sum;
}

test('the first look at home, a category and a product takes no more JavaScript than it did', async ({
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
  const sizes: Record<string, number> = {};
  for (const [what, path] of Object.entries(paths)) {
    const context = await browser.newContext();
    // What is fetched ahead, once nothing else is to do or after a while, is not waited for; a busy machine would have some of it counted.
    await context.addInitScript(() => {
      const later = window.setTimeout.bind(window);
      const soon = (work: () => void, ms = 0) => (ms < 1_000 ? later(work, ms) : 0);
      Object.assign(window, { requestIdleCallback: () => 0, setTimeout: soon });
    });
    sizes[what] = await scriptsOf(await context.newPage(), path);
    await context.close();
  }
  await page.close();
  test.info().annotations.push({ type: 'bytes', description: JSON.stringify(sizes) });
  for (const [what, most] of Object.entries(MOST)) {
    expect(sizes[what], what).toBeGreaterThan(80_000);
    expect(sizes[what], what).toBeLessThanOrEqual(most);
  }
});

/** What every page starts with; all other files are of some pages alone. */
const ENTRY = /^(base|index)-/;

test('no page takes more than sixty kB of JavaScript of its own', () => {
  const folder = join(import.meta.dirname, '../apps/shop/dist/client/assets');
  const own = readdirSync(folder).filter((name) => name.endsWith('.js.br') && !ENTRY.test(name));
  const heaviest = own
    .map((name) => ({ name, bytes: statSync(join(folder, name)).size }))
    .toSorted((a, b) => b.bytes - a.bytes);
  expect(heaviest.length).toBeGreaterThan(100);
  // A page loads a few of them: even the ten heaviest together keep to it.
  const together = heaviest.slice(0, 10).reduce((sum, { bytes }) => sum + bytes, 0);
  expect(together, JSON.stringify(heaviest.slice(0, 10))).toBeLessThanOrEqual(60_000);
});
