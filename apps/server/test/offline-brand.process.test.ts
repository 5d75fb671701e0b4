import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { useApi } from '../../api/test/build-app.ts';
import { makeOwn } from '../../api/test/settings.ts';
import { setSetting } from '../../api/src/platform/settings/set-setting.ts';
import { launchChromium } from './launch-chromium.ts';
import { startProcess, temporaryHome, waitForOutput } from './processes.ts';

const api = useApi();

test('the offline page shows a brand name that changed since the last build', async () => {
  await makeOwn(api.db);
  const server = startProcess('apps/server/src/main.ts', [], {
    TONALIA_HOME: temporaryHome(),
    DATABASE_URL: api.db.options.connectionString ?? '',
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO: 'off',
    NODE_ENV: 'production',
  });
  const shop = (await waitForOutput(server, /http:\/\/localhost:\d+/, 60_000)).replace('localhost', '127.0.0.1');
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ locale: 'es-CO' });
    await page.goto(`${shop}/home/support`);
    await page.evaluate('navigator.serviceWorker.ready.then(() => null)');
    await expect.poll(() => keptName(page)).toBe('Belleza Pro');

    await setSetting(api.db, { key: 'brand.name', text: 'Estilo Total', by: 'dueña' });
    await expect.poll(() => manifestName(shop)).toBe('Estilo Total');
    await passAnHour(page);
    await page.goto(`${shop}/home/support`);
    await expect.poll(() => keptName(page)).toBe('Estilo Total');

    await server.kill('SIGKILL');
    await page.goto(`${shop}/home/offers/full`);
    expect(await page.title()).toBe('Sin conexión | Estilo Total');
  } finally {
    await browser.close();
  }
});

const manifestName = async (shop: string): Promise<unknown> =>
  ((await (await fetch(`${shop}/manifest.webmanifest`)).json()) as { name: unknown }).name; // as: the test compares it

// These run in the page, and this program has no types of a browser.

/** The name in the manifest that the worker stored. */
const keptName = (page: Page): Promise<unknown> =>
  page.evaluate(`caches.open('tonalia-brand-1')
    .then((store) => store.match('/manifest.webmanifest'))
    .then((kept) => kept?.json())
    .then((manifest) => manifest?.name)`);

/** Dates the stored manifest back by more than an hour: a worker's clock cannot be set. */
const passAnHour = (page: Page): Promise<unknown> =>
  page.evaluate(`(async () => {
    const store = await caches.open('tonalia-brand-1');
    const kept = await store.match('/manifest.webmanifest');
    const headers = new Headers(kept.headers);
    headers.set('date', new Date(Date.now() - 2 * 3_600_000).toUTCString());
    await store.put('/manifest.webmanifest', new Response(await kept.blob(), { headers }));
  })()`);
