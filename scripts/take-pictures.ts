// Takes the README's pictures in docs/pictures from a demo of its own, as its customer sees it.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import pg from 'pg';
import { findRunning } from '../apps/server/src/postgres/embedded.ts';
import { launch } from '../bench/first-load.ts';
import { startServer, stopAll } from '../bench/processes.ts';
import { signInAsCustomer } from '../bench/sign-in.ts';

/** Of all pictures together: a README is read on a phone too. */
const MOST_BYTES = 400_000;
const QUALITY = 78;
/** In ms. */
const PATIENCE = 60_000;
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** Runs in the page: whether everything in sight is loaded. */
const IS_DRAWN = `(() => {
  const inSight = [...document.images].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
  const isLoading = document.querySelector('main .skeleton') !== null;
  return !isLoading && inSight.length > 0 && inSight.every((image) => image.complete && image.naturalWidth > 0);
})()`;

interface Picture {
  name: string;
  path: string;
  size: { width: number; height: number };
  /** Brings the page to what the picture shows. */
  prepare: (page: Page) => Promise<void>;
}

const folder = join(import.meta.dirname, '../docs/pictures');
const home = mkdtempSync(join(tmpdir(), 'tonalia-pictures-'));
chmodSync(home, 0o755); // PostgreSQL's own user must enter when root runs this

try {
  await takeAll();
} finally {
  await stopAll();
  rmSync(home, { recursive: true, force: true });
}

async function takeAll(): Promise<void> {
  const env = { TONALIA_HOME: home, DEMO: 'small', DATABASE_URL: '', SERVICES: '', SHOP: '', LOG_LEVEL: '' };
  const product = await startServer({ file: 'apps/server/src/main.ts', env, ready: '/readyz' });
  mkdirSync(folder, { recursive: true });
  const browser = await launch();
  const context = await browser.newContext({ viewport: DESKTOP, locale: 'es-CO', timezoneId: 'America/Bogota' });
  await signInAsCustomer(context, product.url);
  let bytes = 0;
  for (const picture of await pictures()) bytes += await take(context, product.url, picture);
  await browser.close();
  if (bytes > MOST_BYTES) throw new Error(`the pictures have ${bytes} bytes; at most ${MOST_BYTES}`);
}

async function pictures(): Promise<Picture[]> {
  const db = new pg.Client({ connectionString: findRunning(home) });
  await db.connect();
  const { rows } = await db.query<{ id: string }>(`select id::text from products.product where code = 'TS'`);
  await db.end();
  const [dye] = rows;
  if (!dye) throw new Error('the demo has no product TS');
  const product = `/product/tinte/${dye.id}/details`;
  const history = '/home/profile/orders/history';
  return [
    { name: 'shop', path: '/home/marketplace/customer', size: DESKTOP, prepare: async () => {} },
    { name: 'colour-card', path: product, size: DESKTOP, prepare: openColourCard },
    { name: 'phone', path: product, size: PHONE, prepare: openColourCard },
    { name: 'order', path: history, size: PHONE, prepare: openOrder },
  ];
}

/** Opens the card at the blonds and chooses three shades. */
async function openColourCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Carta de color' }).first().click();
  const card = page.getByRole('dialog', { name: 'Carta de color' });
  await card.getByRole('button', { name: /^Altura 7/ }).click();
  for (const code of ['7.1', '7.4', '8.1']) {
    await card
      .getByRole('button', { name: new RegExp(`^${code} `) })
      .first()
      .click();
  }
}

async function openOrder(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: /TN-/ }).first().click();
  await page.getByRole('heading', { name: /TN-/ }).first().waitFor();
}

async function untilDrawn(page: Page): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!(await page.evaluate<boolean>(IS_DRAWN))) {
    if (performance.now() > end) throw new Error(`${page.url()} is not drawn`);
    await page.waitForTimeout(100);
  }
  await page.waitForTimeout(500); // pictures fade in
}

/** Takes one picture and returns its size in bytes. */
async function take(context: BrowserContext, url: string, picture: Picture): Promise<number> {
  const { name, path, size, prepare } = picture;
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.setViewportSize(size);
  for (let visit = 0; visit < 2; visit += 1) {
    // The second visit finds the pictures drawn that a busy server put off.
    await page.goto(url + path);
    await untilDrawn(page);
  }
  await prepare(page);
  await untilDrawn(page);
  const file = join(folder, `${name}.jpg`);
  await page.screenshot({ path: file, type: 'jpeg', quality: QUALITY, animations: 'disabled' });
  await page.close();
  return statSync(file).size;
}
