import type { Browser, BrowserContext, Page } from '@playwright/test';
import { launch } from './first-load.ts';
import { row } from './office-desk.ts';
import type { ReportRow } from './report.ts';

/** The first is the machine's own speed, the second that of a slow desk or a phone. */
const CPU_SLOWDOWNS = [1, 4];
const OPENINGS = 20;
/** Unmeasured openings: the first loads the page's code. */
const WARM = 3;

/** Measures in Chromium at each CPU speed: from the key on a known row of the list until its order is painted. */
export async function measureOfficeScreens(url: string, cookie: string): Promise<ReportRow[]> {
  const browser = await launch();
  try {
    const context = await officeContext(browser, url, cookie);
    const page = await context.newPage();
    await page.goto(`${url}/oficina/pedidos`);
    await page.locator('[data-code]').first().waitFor();
    await page.evaluate(OPEN_ROW);
    const cdp = await context.newCDPSession(page);
    const rows: ReportRow[] = [];
    for (const rate of CPU_SLOWDOWNS) {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate });
      const took: number[] = [];
      for (let n = 0; n < OPENINGS + WARM; n += 1) took.push(await openNext(page));
      const speed = rate === 1 ? '' : `, ${rate}× slower CPU`;
      rows.push(row(`a row of the list until its order is painted${speed}`, took.slice(WARM), 100));
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** A window of the office that is signed in. */
export async function officeContext(browser: Browser, url: string, cookie: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-CO' });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([
    { name, value, url: url.replace('http:', 'https:'), httpOnly: true, secure: true, sameSite: 'Strict' },
  ]);
  return context;
}

/** Opens the row below the last one and goes back to the list. */
async function openNext(page: Page): Promise<number> {
  await page.keyboard.press('j');
  const took = await page.evaluate<number>('openRow()');
  await page.waitForTimeout(300); // what the page still loads is not part of the next opening
  await page.goBack();
  await page.locator('[data-code]').first().waitFor();
  await page.waitForTimeout(300);
  return took;
}

/** Runs in the page. The order is painted once the frame with its code as heading is done. */
const OPEN_ROW = `
  const afterPaint = () => new Promise((done) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => done(performance.now());
    channel.port2.postMessage(null);
  }));
  globalThis.openRow = async () => {
    const code = new URLSearchParams(location.search).get('fila');
    const begun = performance.now();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    let now = await afterPaint();
    while (!document.querySelector('h1')?.textContent.includes(code) && now - begun < 5_000) now = await afterPaint();
    return now - begun;
  };`;
