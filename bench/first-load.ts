import { existsSync } from 'node:fs';
import { type Browser, type Page, chromium, devices } from '@playwright/test';
import { median } from './figures.ts';
import { type Table, kilobytes, seconds } from './report.ts';

/** Slow 4G as Lighthouse defines it, but really applied: every request is delayed, and all share the bandwidth. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;
const MAX_SCRIPT = 130_000;
const MAX_LCP = 1_800;

interface Load {
  /** Bytes of response bodies as sent, compressed. */
  script: number;
  /** All bytes received, with headers. */
  total: number;
  lcp: number;
  cls: number;
}

/** Runs in the page before its own scripts. */
const WATCH = `
  globalThis.seen = { lcp: 0, cls: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) seen.cls += value;
  }).observe({ type: 'layout-shift', buffered: true });`;

/** The cost of a first visit on a phone: bytes sent, largest contentful paint, layout shifts. Median of the visits. */
export async function measureFirstLoads(url: string, pages: Record<string, string>, visits: number): Promise<Table> {
  const browser = await launch();
  const table: Table = {
    title: 'First load as a guest: Slow 4G (1.6 Mbit/s down, 0.75 up, 150 ms), 4× slower CPU, 390 × 844',
    columns: ['JavaScript', 'all bytes', 'LCP', 'CLS'],
    rows: [],
  };
  try {
    for (const [what, path] of Object.entries(pages)) {
      await visit(browser, url + path, false); // draws the pictures, which is not measured
      const loads: Load[] = [];
      for (let n = 0; n < visits; n += 1) loads.push(await visit(browser, url + path, true));
      const mid = (of: (load: Load) => number) => median(loads.map(of));
      const { script, lcp, cls } = { script: mid((l) => l.script), lcp: mid((l) => l.lcp), cls: mid((l) => l.cls) };
      table.rows.push({
        what,
        cells: [kilobytes(script), kilobytes(mid((l) => l.total)), seconds(lcp), cls.toFixed(3)],
        budget: '≤ 130 kB, ≤ 1.8 s, 0',
        met: script <= MAX_SCRIPT && lcp <= MAX_LCP && cls < 0.0005,
      });
    }
    return table;
  } finally {
    await browser.close();
  }
}

/** A browser without its own background requests. */
export function launch(): Promise<Browser> {
  const path = browserPath();
  return chromium.launch({ ...(path && { executablePath: path }), args: launchArguments });
}

/** The path of an installed Chromium, if any. */
export const browserPath = () =>
  [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) => file && existsSync(file));

export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

async function visit(browser: Browser, url: string, isSlow: boolean): Promise<Load> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: 'es-CO',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript({ content: WATCH });
    const bytes = await countBytes(page, isSlow);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForLoadState('networkidle', { timeout: 60_000 });
    await page.waitForTimeout(isSlow ? 1_000 : 200); // the last frames, and work that starts when the page is idle
    return { ...bytes(), ...(await page.evaluate<{ lcp: number; cls: number }>('seen')) };
  } finally {
    await context.close();
  }
}

async function countBytes(page: Page, isSlow: boolean): Promise<() => Pick<Load, 'script' | 'total'>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  if (isSlow) {
    await cdp.send('Network.emulateNetworkConditions', LINE);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  }
  const answers = new Map<string, { isScript: boolean; head: number; all: number }>();
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const isScript = response.mimeType.includes('javascript');
    answers.set(requestId, { isScript, head: response.encodedDataLength, all: 0 });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) answer.all = encodedDataLength;
  });
  const failed: string[] = [];
  cdp.on(
    'Network.responseReceived',
    ({ response: { status, url } }) => status >= 400 && failed.push(`${url} answered ${status}`),
  );
  cdp.on('Network.loadingFailed', ({ errorText, canceled }) => !canceled && failed.push(errorText));
  return () => {
    if (failed.length > 0)
      throw new Error(`a page is not whole (was the shop rebuilt meanwhile?): ${failed.join(', ')}`);
    const sent = [...answers.values()];
    const bodies = sent.filter(({ isScript }) => isScript).map(({ all, head }) => Math.max(0, all - head));
    return {
      script: bodies.reduce((sum, bytes) => sum + bytes, 0),
      total: sent.reduce((sum, { all }) => sum + all, 0),
    };
  };
}
