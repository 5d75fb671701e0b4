import type { CDPSession, Page } from '@playwright/test';
import { percentile } from './figures.ts';
import { launch } from './first-load.ts';
import { workOf } from './page-work.ts';
import { type Table, ms } from './report.ts';

const CPU_SLOWDOWN = 4;
/** In ms. */
const MAX_KEY = 50;
const MAX_CODES = 10;
/** In ms; longer than the pause after which a text is read and its answer. */
const PAUSE = 350;
const DEMO = { email: 'cliente@demo.tonalia.co', password: 'Tonalia-demo-1' };

/**
 * Measures in Chromium, at a 4× slower CPU, what a key of a code costs the page of the quick order: its own character, and the verdict of the
 * text that the server reads after it. The first codes become the lines of the order, the others are typed key by key.
 */
export async function measureQuickOrder(url: string, codes: readonly string[]): Promise<Table> {
  const browser = await launch();
  try {
    const context = await browser.newContext({ baseURL: url, locale: 'es-CO', viewport: { width: 1280, height: 900 } });
    const signedIn = await context.request.post('/api/auth/v3/auth/login', { data: DEMO });
    if (!signedIn.ok()) throw new Error(`signing in answered ${signedIn.status()}`);
    const page = await context.newPage();
    await page.goto('/home/quick-order', { waitUntil: 'networkidle' });
    const lines = codes.slice(MAX_CODES);
    await writeLines(page, lines);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const work = await typeCodes(page, cdp, codes.slice(0, MAX_CODES));
    return tableOf(work, lines.length);
  } finally {
    await browser.close();
  }
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Código, tono o nombre' });

async function writeLines(page: Page, codes: readonly string[]): Promise<void> {
  await field(page).focus();
  for (const code of codes) {
    await page.keyboard.insertText(`${code} x2`);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('list', { name: `${codes.length} líneas` }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** The work of each key in ms. The first code loads the code of the suggestions and is not counted. */
async function typeCodes(page: Page, cdp: CDPSession, codes: readonly string[]): Promise<number[]> {
  const work: number[] = [];
  for (const code of codes) {
    for (const key of code) {
      const before = await workOf(cdp);
      await page.keyboard.press(key);
      await page.waitForTimeout(PAUSE);
      if (code !== codes[0]) work.push((await workOf(cdp)) - before);
    }
    await page.keyboard.press('Enter');
    await page.waitForTimeout(PAUSE);
  }
  return work;
}

function tableOf(work: readonly number[], lines: number): Table {
  const [middle, most, worst] = [0.5, 0.95, 1].map((part) => percentile(work, part));
  return {
    title: `The quick order with ${lines} lines: 1280 × 900, ${CPU_SLOWDOWN}× slower CPU`,
    columns: ['keys', 'p50', 'p95', 'worst'],
    rows: [
      {
        what: 'a key of a code and the verdict after it: scripts, styles and layout',
        cells: [String(work.length), ms(middle ?? 0), ms(most ?? 0), ms(worst ?? 0)],
        budget: `p95 < ${MAX_KEY} ms`,
        met: (most ?? Infinity) < MAX_KEY,
      },
    ],
  };
}
