import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, type Page, devices } from '@playwright/test';
import { DEMO_PASSWORD, demoAccounts } from '@tonalia/demo/accounts';
import { layBridge } from '../e2e/app/bridge.ts';
import { keptOn } from '../e2e/app/kept.ts';
import { median } from './figures.ts';
import { launch } from './first-load.ts';
import { type Table, ms, seconds } from './report.ts';

const CPU_SLOWDOWN = 4;
const MOST_MS = 1_500;

/**
 * Restarts the phone app on a slow phone until products are visible on its home, from the data cached on the phone: as a customer, with a
 * network and without.
 */
export async function measureAppStart(app: string, api: string, rounds: number): Promise<Table> {
  const browser = await launch();
  try {
    const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
    const context = await browser.newContext({ ...phone, baseURL: app, locale: 'es-CO' });
    await layBridge(context);
    await context.addInitScript(WATCH);
    await beCustomer(context);
    const [withNetwork, without]: [Start[], Start[]] = [[], []];
    // Alternating, because the first starts are the slowest: the browser has no compiled code yet.
    while (without.length < rounds) {
      withNetwork.push(await start(context));
      await context.route(`${api}/**`, (route) => route.abort('internetdisconnected'));
      without.push(await start(context));
      await context.unroute(`${api}/**`);
    }
    return tableOf(withNetwork, without);
  } finally {
    await browser.close();
  }
}

/** Signs in and opens the home until the phone has cached it. */
async function beCustomer(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/login?with=email');
  await page.getByRole('button', { name: 'Saltar' }).click();
  await page.getByLabel('Correo').fill(demoAccounts.customer.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Ingresar' }).click();
  await page.getByRole('main').getByRole('article').first().waitFor();
  while (!(await keptOn(page)).includes('shelves')) await pause(250);
  await page.close();
}

interface Start {
  usable: number;
  /** CPU time of the page's main thread until then, in ms: independent of other processes. */
  work: number;
}

async function start(context: BrowserContext): Promise<Start> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto('/', { waitUntil: 'commit' });
  const usable = await usableAt(page);
  const { metrics } = await cdp.send('Performance.getMetrics');
  await page.close();
  return { usable, work: 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) };
}

async function usableAt(page: Page): Promise<number> {
  for (;;) {
    const at = await page.evaluate<number>('globalThis.usableAt ?? 0');
    if (at > 0) return at;
    await pause(50);
  }
}

/**
 * Runs in the page: the time in ms from the start until the first product is painted and responds to a tap. It checks on DOM changes,
 * because checking every frame would make the page draw every frame.
 */
const WATCH = `
  const look = () => {
    const card = document.querySelector('main article a');
    if (!card || !Object.keys(card).some((key) => key.startsWith('__reactProps'))) return;
    watcher.disconnect();
    requestAnimationFrame(() => setTimeout(() => { globalThis.usableAt = performance.now(); }));
  };
  const watcher = new MutationObserver(look);
  if (location.origin !== 'null') watcher.observe(document, { childList: true, subtree: true });`;

function tableOf(withNetwork: readonly Start[], without: readonly Start[]): Table {
  const row = (what: string, starts: readonly Start[]) => {
    const took = starts.map(({ usable }) => usable);
    return {
      what,
      cells: [seconds(median(took)), seconds(Math.max(...took)), ms(median(starts.map(({ work }) => work)))],
      budget: `≤ ${seconds(MOST_MS)}`,
      met: median(took) <= MOST_MS,
    };
  };
  return {
    title: 'Cold start of the phone app until products of the home are interactive: 390 × 844, 4× slower CPU',
    columns: ['median', 'worst', 'work of its thread'],
    rows: [row('with a network', withNetwork), row('without one, from what the phone keeps', without)],
  };
}
