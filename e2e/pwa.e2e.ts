import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { makeProduct } from './catalogue.ts';
import { frontDoor } from './front-door.ts';
import { expect, open, test, untilHydrated } from './journey.ts';
import { makeCustomer, sellerOne, signIn } from './people.ts';
import { fillCart } from './purchase.ts';

test.use({ serviceWorkers: 'allow' });

/** The page is controlled by a worker, which installs some seconds after the first load. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

/** Addresses and contents of everything that the worker caches. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const found: { url: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const isText = /text|javascript|json/.test(answer?.headers.get('content-type') ?? '');
        found.push({
          url: request.url,
          text: isText ? ((await answer?.text()) ?? '') : '',
        });
      }
    }
    return found;
  });

/** A whole Chromium: its headless shell has no answer whether a page can be installed. */
const whole = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (file) => file && existsSync(file),
);

test('the shop can be installed, with its manifest · GEN-01', async ({ baseURL, launchOptions: { args } }) => {
  const folder = mkdtempSync(join(tmpdir(), 'tonalia-installs-'));
  // A private window cannot install it.
  const context = await chromium.launchPersistentContext(folder, {
    ...(args && { args }),
    ...(whole ? { executablePath: whole } : { channel: 'chromium' }),
    locale: 'es-CO',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(`${baseURL}/healthz`);
    expect((await session.send('Page.getInstallabilityErrors')).installabilityErrors).not.toEqual([]);
    await page.goto(`${baseURL}/home/marketplace/customer`);
    const { errors, data, manifest } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '')).toMatchObject({
      lang: 'es-CO',
      start_url: '/home/',
      display: 'standalone',
    });
    expect(manifest.name).toBe('Tonalia');
    await expect
      .poll(async () => (await session.send('Page.getInstallabilityErrors')).installabilityErrors, { timeout: 20_000 })
      .toEqual([]);
    await session.detach();
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('without a network a page says so, and it loads when the network is back', async ({ page, baseURL, faults }) => {
  const door = await frontDoor(baseURL ?? '');
  faults.expect(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_FAILED|503/);
  await open(page, `${door.url}/home/bestsellers`);
  await untilKept(page);
  await door.close();
  await page.goto(`${door.url}/home/offers/full`);
  await expect(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible();
  await expect(page).toHaveTitle('Sin conexión | Tonalia');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(10, 12, 11)');
  await door.openAgain();
  await page.getByRole('link', { name: 'Reintentar' }).click();
  await expect(page).toHaveTitle(/^Ofertas/);
  await door.close();
});

test('a new build is offered, and takes over when the person accepts', async ({ page, baseURL, faults }) => {
  const door = await frontDoor(baseURL ?? '');
  faults.expect(/ERR_CONNECTION_RESET|ERR_FAILED/);
  await open(page, `${door.url}/home/support`);
  await untilKept(page);
  door.build('another');
  await open(page, `${door.url}/home/support`);
  const notice = page.getByRole('status').filter({ hasText: 'Hay una versión nueva' });
  await expect(notice).toBeVisible({ timeout: 15_000 });
  const names = () => page.evaluate(() => caches.keys());
  expect(await names()).not.toContain('tonalia-files-another');
  await Promise.all([page.waitForEvent('load'), notice.getByRole('button', { name: 'Actualizar' }).click()]);
  await expect.poll(names).toContain('tonalia-files-another');
  expect((await names()).filter((name) => name.startsWith('tonalia-files-'))).toEqual(['tonalia-files-another']);
  await door.close();
});

test('no personal data is cached, neither during a session nor for the next user', async ({
  page,
  request,
  db,
  faults,
}) => {
  // A picture still loading when the page is left.
  faults.expect(/ERR_FAILED.*\/pictures\//);
  const customer = await makeCustomer(db);
  await fillCart(request, customer, await makeProduct(db, { stock: 5 }), 2);
  await signIn(page, customer.email, '/home/profile');
  await untilKept(page);
  for (const path of ['/home/marketplace/customer', '/home/cart', '/home/profile/orders/history', '/home/profile'])
    await open(page, path);
  await page.getByRole('main').getByRole('button', { name: 'Cerrar sesión' }).click();
  // Signing out loads the landing page; a sign-in before it has loaded would meet that navigation.
  await page.waitForURL('/');
  await untilHydrated(page);
  await signIn(page, sellerOne, '/home/select-customer');
  const answers = await kept(page);
  expect(answers.length).toBeGreaterThan(10);
  for (const { url, text } of answers) {
    expect(new URL(url).pathname).toMatch(/^\/((assets|pictures)\/|manifest\.webmanifest$)/);
    expect(text.includes(customer.name) || text.includes(customer.email), url).toBe(false);
  }
});
