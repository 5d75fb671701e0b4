import type { Page } from '@playwright/test';
import { demoAccounts, DEMO_PASSWORD } from '@tonalia/demo/accounts';
import { expect, test } from 'vitest';
import { homeWithShop } from '../../test/prepared-shop.ts';
import { launchChromium } from '../../test/launch-chromium.ts';
import { startProcess, waitForOutput } from '../../test/processes.ts';

const publicUrl = 'https://tonalia.test';

async function startShop(): Promise<string> {
  const server = startProcess('apps/server/src/main.ts', [], {
    TONALIA_HOME: await homeWithShop('small'),
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO: 'small',
    DATABASE_URL: '',
    PUBLIC_URL: publicUrl,
    NODE_ENV: 'production',
  });
  return (await waitForOutput(server, /http:\/\/localhost:\d+/, 60_000)).replace('localhost', '127.0.0.1');
}

async function screensOf(shop: string) {
  const request = async (path: string): Promise<{ results: { _id: string }[] }> =>
    (await fetch(`${shop}/api/products/${path}`)).json() as Promise<{ results: { _id: string }[] }>; // as: the contract's lists

  const { results: products } = await request('product/list?limit=1');
  const { results: categories } = await request('category/list');
  const guest = [
    '/',
    '/login',
    '/home/marketplace/customer',
    '/view-results-search?search=champu',
    `/home/categories/${categories[0]?._id}/categoria`,
    `/product/producto/${products[0]?._id}/details`,
    '/no-existe',
  ];
  const member = [
    '/home/',
    '/home/cart',
    '/home/profile',
    '/home/profile/orders/history',
    '/home/purchase/order/detail',
  ];
  return { guest, member };
}

/** All addresses in the sitemaps of an index. */
async function addressesOf(shop: string): Promise<string[]> {
  const locations = async (path: string) => {
    const answer = await fetch(shop + path);
    expect(answer.headers.get('content-type'), path).toContain('text/xml');
    return [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  };
  const robots = await (await fetch(`${shop}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  const parts = await locations('/sitemap.xml');
  return (await Promise.all(parts.map((part) => locations(part.slice(publicUrl.length))))).flat();
}

/** Checks that a product's page keeps its public address when opened by another one, until the visitor leaves the page. */
async function isFoundOutside(page: Page, shop: string): Promise<void> {
  const addresses = await addressesOf(shop);
  const product = addresses.find((address) => address.includes('/product/')) ?? '';
  const expected = product.replace(publicUrl, shop).replace(/product\/[^/]+/, 'product/otro-nombre');
  await page.goto(`${expected}?campaign=navidad`, { waitUntil: 'networkidle' });
  const canonical = page.locator('link[rel="canonical"]');
  expect(await canonical.getAttribute('href')).toBe(product);
  const [thing = ''] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(thing)).toMatchObject({ '@type': 'Product', url: product, offers: { priceCurrency: 'COP' } });
  await page.locator('a[href*="/home/categories/"]:visible').last().click();
  await page.waitForURL(/home\/categories/);
  await canonical.waitFor({ state: 'detached' });
}

/** The files that the shell of a signed-in shopper's page preloads. */
async function codeOfShell(address: string): Promise<string[]> {
  const shell = await (await fetch(address, { headers: { cookie: 'signed-in=1' } })).text();
  return [...shell.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, file = '']) => file);
}

test('every guest gets the same bytes, cacheable by shared caches, under a policy of our own files only', async () => {
  const shop = await startShop();
  const { guest, member } = await screensOf(shop);

  for (const path of guest) {
    const [one, other] = [await fetch(shop + path), await fetch(shop + path, { headers: { cookie: 'ad=1' } })];
    expect((await one.text()) === (await other.text()), path).toBe(true); // not toEqual: a difference would print a whole page
    expect(one.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(one.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(one.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(one.headers.get('permissions-policy')).toContain('camera=(self), microphone=(), geolocation=(self)');
    if (one.status === 200) expect(one.headers.get('cache-control')).toMatch(/^public, .*s-maxage=60/);
  }
  const packed = await fetch(`${shop}/home/marketplace/customer`, { headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers.get('content-encoding')).toBe('br');

  const worker = await fetch(`${shop}/service-worker.js`);
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(worker.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
  const manifest = await fetch(`${shop}/manifest.webmanifest`);
  expect(manifest.headers.get('content-type')).toContain('application/manifest+json');

  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ locale: 'es-CO', serviceWorkers: 'block' });
    await page.route('**/pictures/**', (route) => route.abort()); // pictures are not tested here and slow to draw
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) refused.push(`${page.url()}: ${message.text()}`);
    });
    for (const screen of guest) await page.goto(shop + screen, { waitUntil: 'networkidle' });
    await isFoundOutside(page, shop);

    await page.goto(`${shop}/login?with=email`, { waitUntil: 'networkidle' });
    await page.getByLabel('Correo').fill(demoAccounts.customer.email);
    await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Ingresar', exact: true }).last().click();
    await page.waitForURL(/marketplace\/customer/);
    for (const screen of member) await page.goto(shop + screen, { waitUntil: 'networkidle' });
    expect(refused).toEqual([]);

    const cart = await codeOfShell(`${shop}/home/cart`);
    const ofAllPages = await codeOfShell(`${shop}/home/`);
    expect(cart.length).toBeGreaterThan(ofAllPages.length);
    for (const file of cart) expect((await fetch(shop + file)).status, file).toBe(200);
  } finally {
    await browser.close();
  }
});
