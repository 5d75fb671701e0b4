// npm run lighthouse [-- --runs 5] [page…]: Lighthouse's four mobile scores of the busiest pages, the median of the runs.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import pg from 'pg';
import { findRunning } from '../apps/server/src/postgres/embedded.ts';
import { median } from './figures.ts';
import { browserPath, launchArguments } from './first-load.ts';
import { type Server, startServer, stopAll } from './processes.ts';
import { type ReportRow, kilobytes, seconds, toMarkdown } from './report.ts';
import { signInAsCustomer } from './sign-in.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const LOWEST_SCORE = 95;
const DEBUGGING_PORT = 9377;

interface MeasuredPage {
  name: string;
  path: string;
  /** Pages that search engines must not index have no SEO score to reach. */
  isIndexed: boolean;
  /** Whether the page needs a signed-in customer. */
  isOwn: boolean;
}

/** The fields of a Lighthouse report that are used here; Lighthouse documents its format. */
interface Report {
  lhr: {
    categories: Record<(typeof CATEGORIES)[number], { score: number | null }>;
    audits: Record<string, { numericValue?: number }>;
    runtimeError?: { message: string };
  };
}
type Lighthouse = (url: string, flags: object, config?: object) => Promise<Report | undefined>;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});
const runs = Number(values.runs);
const home = mkdtempSync(join(tmpdir(), 'tonalia-lighthouse-'));
chmodSync(home, 0o755); // PostgreSQL's own user must enter when root runs this
const profile = mkdtempSync(join(tmpdir(), 'tonalia-lighthouse-profile-'));

try {
  await measure(await loadLighthouse());
} finally {
  await stopAll();
  for (const folder of [home, profile]) rmSync(folder, { recursive: true, force: true });
}

/** The package is installed separately (scripts/lighthouse.mjs), because of its size. */
async function loadLighthouse(): Promise<Lighthouse> {
  const folder = process.env['LIGHTHOUSE_PATH'] ?? '';
  const found = (await import(createRequire(join(folder, 'package.json')).resolve('lighthouse'))) as {
    default: Lighthouse;
  }; // as: loaded by path, so it has no types here
  return found.default;
}

async function measure(lighthouse: Lighthouse): Promise<void> {
  const product = await startServer({
    file: 'apps/server/src/main.ts',
    env: { TONALIA_HOME: home, DEMO: 'small', DATABASE_URL: '', SERVICES: '', SHOP: '', LOG_LEVEL: '' },
    ready: '/readyz',
  });
  const pages = (await busiestPages()).filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  if (pages.some(({ isOwn }) => isOwn)) await prepareCart(product);
  const rows: ReportRow[] = [];
  for (const page of pages) rows.push(await rowOf(lighthouse, product, page));
  const columns = ['performance', 'accessibility', 'best practices', 'SEO', 'LCP', 'TBT', 'CLS', 'all bytes'];
  const title = `Lighthouse, mobile, simulated Slow 4G: the median of ${runs}`;
  console.log(`\n${toMarkdown({ title, columns, rows })}`);
}

async function busiestPages(): Promise<MeasuredPage[]> {
  const db = new pg.Client({ connectionString: findRunning(home) });
  await db.connect();
  const { rows } = await db.query<{ id: string; category: string }>(
    `select id::text, category_id::text as category from products.product where code = 'TS'`,
  );
  await db.end();
  const [dye] = rows;
  if (!dye) throw new Error('there is no demo');
  const page = (name: string, path: string, { isIndexed = true, isOwn = false } = {}) => ({
    name,
    path,
    isIndexed,
    isOwn,
  });
  return [
    page('landing', '/'),
    page('home', '/home/marketplace/customer'),
    page('category', `/home/categories/${dye.category}/tintes`),
    page('product', `/product/tinte/${dye.id}/details`),
    page('search', '/view-results-search?search=tinte', { isIndexed: false }),
    page('brands', '/home/manufacturers'),
    page('offers', '/home/offers/full'),
    page('login', '/login', { isIndexed: false }),
    page('cart', '/home/cart', { isIndexed: false, isOwn: true }),
    page('history', '/home/profile/orders/history', { isIndexed: false, isOwn: true }),
  ];
}

/** A browser that Lighthouse connects to, so that its pages use this profile's session. */
async function openBrowser(isSignedIn: boolean): Promise<BrowserContext> {
  const path = browserPath();
  return chromium.launchPersistentContext(join(profile, String(isSignedIn)), {
    ...(path && { executablePath: path }),
    args: [...launchArguments, `--remote-debugging-port=${DEBUGGING_PORT}`],
    locale: 'es-CO',
  });
}

/** Signs a customer in and fills the cart; the profile keeps the session for the loads that follow. */
async function prepareCart({ url }: Server): Promise<void> {
  const context = await openBrowser(true);
  await signInAsCustomer(context, url);
  await fillCart(context, url);
  await context.close();
}

/** Adds a product: an empty cart is not the cart that customers open. */
async function fillCart(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/view-results-search?search=champu`);
  const stored = page.waitForResponse(
    (response) => /\/cart\//.test(response.url()) && response.request().method() !== 'GET',
  );
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Agregar/ })
    .first()
    .click();
  await stored;
  await page.close();
}

async function rowOf(lighthouse: Lighthouse, { url }: Server, page: MeasuredPage): Promise<ReportRow> {
  const reports: Report['lhr'][] = [];
  const load = () => auditFresh(lighthouse, url + page.path, page.isOwn);
  await load(); // draws the pictures, which is not measured
  for (let n = 0; n < runs; n += 1) reports.push(await load());
  const mid = (of: (report: Report['lhr']) => number) => median(reports.map(of));
  const scores = CATEGORIES.map((category) =>
    Math.round(mid((report) => (report.categories[category].score ?? 0) * 100)),
  );
  const metric = (name: string) => mid((report) => report.audits[name]?.numericValue ?? 0);
  return {
    what: page.name,
    cells: [
      ...scores.map(String),
      seconds(metric('largest-contentful-paint')),
      `${Math.round(metric('total-blocking-time'))} ms`,
      metric('cumulative-layout-shift').toFixed(3),
      kilobytes(metric('total-byte-weight')),
    ],
    budget: `≥ ${LOWEST_SCORE}`,
    met: scores.every((score, at) => score >= LOWEST_SCORE || (CATEGORIES[at] === 'seo' && !page.isIndexed)),
  };
}

/**
 * One load in a browser of its own, as Lighthouse's command does: in a used one, the start of its profiler walks the heap of the
 * earlier pages (100 ms) in the middle of the load. A load that could not be recorded is repeated once.
 */
async function auditFresh(lighthouse: Lighthouse, url: string, isSignedIn: boolean): Promise<Report['lhr']> {
  const browser = await openBrowser(isSignedIn);
  try {
    return await audit(lighthouse, url).catch(() => audit(lighthouse, url));
  } finally {
    await browser.close();
  }
}

async function audit(lighthouse: Lighthouse, url: string): Promise<Report['lhr']> {
  const report = await lighthouse(url, {
    port: DEBUGGING_PORT,
    output: 'json',
    logLevel: 'error',
    onlyCategories: CATEGORIES,
    // Clears everything but cookies, which contain the session: each run is a first load.
    clearStorageTypes: ['file_systems', 'shader_cache', 'service_workers', 'cache_storage', 'indexeddb'],
  });
  if (!report) throw new Error(`no report for ${url}`);
  if (report.lhr.runtimeError) throw new Error(`${url}: ${report.lhr.runtimeError.message}`);
  return report.lhr;
}
