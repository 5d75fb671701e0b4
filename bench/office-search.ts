import pg from 'pg';
import { startEmbedded } from '../apps/server/src/postgres/embedded.ts';
import { copyOfBusiness } from './office-database.ts';
import { measureOfficeCatalogue } from './office-catalogue.ts';
import { measureShopBeside } from './office-beside.ts';
import { openSession, row } from './office-desk.ts';
import { measureOfficeLists } from './office-lists.ts';
import { officeQuestions } from './office-questions.ts';
import { measureOfficeScreens } from './office-screens.ts';
import { measureOfficeTyping } from './office-typing.ts';
import { type Server, startServer } from './processes.ts';
import type { ReportRow, Table } from './report.ts';

const whole = { versions: 100_000, customers: 50_000, orders: 500_000 };
const tenth = { versions: 10_000, customers: 5_000, orders: 50_000 };
/** In ms, for the 95th percentile. */
const BUDGET = 100;
/** Unmeasured questions of each kind, for JIT compilation and plans. */
const WARM = 8;

/** Measures the office: its search in all groups, one new question at a time, and its lists and acts. Quick: a tenth of all sizes. */
export async function measureOffice(home: string, isQuick: boolean, show: (table: Table) => void): Promise<void> {
  const size = isQuick ? tenth : whole;
  const postgres = await startEmbedded(home);
  const url = await copyOfBusiness(postgres.url, size);
  const db = new pg.Pool({ connectionString: url, max: 2 });
  db.on('error', () => {}); // PostgreSQL stops while a connection of the pool still closes
  let product: Server | undefined;
  try {
    const cookie = await openSession(db);
    const env = { DATABASE_URL: url, DEMO: 'off', SHOP: '', SERVICES: '', LOG_LEVEL: '', PICTURES_AHEAD: 'off' };
    product = await startServer({ file: 'apps/server/src/main.ts', env, ready: '/readyz', timeout: 600_000 });
    const of = `${size.versions} versions, ${size.customers} customers, ${size.orders} orders`;
    const columns = ['asked', 'p50', 'p95', 'p95 / limit'];
    const lists = await measureOfficeLists({ server: product, cookie, db });
    show({ title: `The office's lists and acts: ${of}`, columns, rows: lists });
    const catalogue = await measureOfficeCatalogue({ server: product, cookie, db }, size.versions);
    show({ title: `The office's catalogue, stock and customers: ${of}`, columns, rows: catalogue });
    const screens = [
      ...(await measureOfficeScreens(product.url, cookie)),
      ...(await measureOfficeTyping(product.url, cookie, db)),
    ];
    show({ title: `The office's screens: ${of}`, columns, rows: screens });
    show({ title: `The office's search: ${of}`, columns, rows: await askAll(product, cookie, db) });
    const beside = await measureShopBeside({ server: product, cookie, db });
    show({ title: `Reads of the shop: ${of}`, columns: ['reads', 'p50', 'p95', 'p99'], rows: beside });
  } finally {
    await product?.stop();
    await db.end();
    await postgres.stop();
  }
}

async function askAll(product: Server, cookie: string, db: pg.Pool): Promise<ReportRow[]> {
  const rows: ReportRow[] = [];
  for (const { name, words } of await officeQuestions(db)) {
    const took: number[] = [];
    for (const typed of words) took.push(await ask(product, cookie, typed));
    rows.push(row(name, took.slice(WARM), BUDGET));
  }
  return rows;
}

async function ask({ url }: Server, cookie: string, typed: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(`${url}/api/office/search?q=${encodeURIComponent(typed)}`, { headers: { cookie } });
  const body = await response.text();
  if (!body.includes('"missing":[]')) throw new Error(`«${typed}» answered ${response.status}: ${body}`);
  return performance.now() - began;
}
