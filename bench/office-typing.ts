import type { CDPSession, Page } from '@playwright/test';
import type pg from 'pg';
import { launch } from './first-load.ts';
import { officeContext } from './office-screens.ts';
import { row } from './office-desk.ts';
import { workOf } from './page-work.ts';
import type { ReportRow } from './report.ts';

const CPU_SLOWDOWN = 4;
/** In ms: one frame. */
const MAX_KEY = 16;
const KEYS = 60;
/** Unmeasured keys: the first mark the page as changed and load its bar. */
const WARM = 12;

/** The fields that are typed into on a product's page, and how each gets the focus. */
const fields: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the name of a product': (page) => page.getByLabel('Nombre', { exact: true }).first().focus(),
  'the description': (page) => page.getByLabel('Descripción', { exact: true }).focus(),
  'the name of a shade': async (page) => {
    await page.getByRole('grid').getByRole('gridcell').nth(1).click();
    await page.keyboard.press('Enter');
  },
};

/** Measures in Chromium at a 4× slower CPU, on the page of the product with most shades: the work of a key, and the time until the frame with it is drawn. */
export async function measureOfficeTyping(url: string, cookie: string, db: pg.Pool): Promise<ReportRow[]> {
  const { id, shades } = await productWithMostShades(db);
  const browser = await launch();
  try {
    const context = await officeContext(browser, url, cookie);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.addInitScript(NOTE_KEYS);
    const rows: ReportRow[] = [];
    for (const [name, focus] of Object.entries(fields)) {
      await page.goto(`${url}/oficina/productos/${id}`);
      await page.getByRole('grid').getByRole('gridcell').nth(1).waitFor();
      await page.waitForLoadState('networkidle');
      await focus(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      const { work, drawn } = await typeKeys(page, cdp);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      const what = `a key in ${name} (${shades} shades), ${CPU_SLOWDOWN}× slower CPU`;
      rows.push(row(`${what}: its scripts, styles and layout`, work, MAX_KEY));
      rows.push({ ...row(`${what}: until it is drawn`, drawn, MAX_KEY), budget: '', met: undefined });
    }
    return rows;
  } finally {
    await browser.close();
  }
}

async function productWithMostShades(db: pg.Pool): Promise<{ id: string; shades: number }> {
  const { rows } = await db.query<{ id: string; shades: number }>(
    `select v.product_id::text as id, count(*)::int as shades from products.version v join products.product p on p.id = v.product_id
     where p.kind = 'simple' and v.shade_code is not null group by 1 order by 2 desc, 1 limit 1`,
  );
  const [most] = rows;
  if (!most) throw new Error('no product has shades');
  return most;
}

interface KeyTimes {
  work: number[];
  drawn: number[];
}

/** Types keys and returns the CPU time of the page's thread for each, which excludes other processes, and the time until its frame. */
async function typeKeys(page: Page, cdp: CDPSession): Promise<KeyTimes> {
  const work: number[] = [];
  for (let n = 0; n < KEYS + WARM; n += 1) {
    const before = await workOf(cdp);
    await page.keyboard.press('abcdefghij'[n % 10] ?? 'a');
    await page.waitForTimeout(60); // a fast typist's pause
    work.push((await workOf(cdp)) - before);
  }
  const drawn = await page.evaluate<number[]>('keysDrawn');
  return { work: work.slice(WARM), drawn: drawn.slice(WARM) };
}

/** Runs in the page. A message after the next frame follows its drawing. */
const NOTE_KEYS = `
  globalThis.keysDrawn = [];
  addEventListener('keydown', ({ key }) => {
    if (key.length > 1) return;
    const begun = performance.now();
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => keysDrawn.push(performance.now() - begun);
      channel.port2.postMessage(null);
    });
  }, { capture: true });`;
