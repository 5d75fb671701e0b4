// npm run bench [-- --quick]: compares the product with the machine's limits in one run; npm run bench -- large: the product with a
// million versions; npm run bench -- office: the office; npm run bench -- photographs 300: a ZIP of that many. docs/performance.md explains the comparisons.
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findRunning } from '../apps/server/src/postgres/embedded.ts';
import setUp from '../e2e/set-up.ts';
import { measureAppStart } from './app-start.ts';
import { findItems } from './buyers.ts';
import { measureColourCard } from './colour-card.ts';
import { measureFirstLoads } from './first-load.ts';
import { measureLarge } from './large.ts';
import { measureLargeCarts } from './large-cart.ts';
import { measureOffice } from './office-search.ts';
import { measurePeople } from './people.ts';
import { measurePhotographs } from './photographs.ts';
import { type Server, residentMemory, startServer, stopAll } from './processes.ts';
import { measureQuickOrder } from './quick-order.ts';
import { measureReads } from './reads.ts';
import { startRecorder } from './recorder.ts';
import { type Table, megabytes, missed, seconds, toMarkdown } from './report.ts';
import { countRoundTrips } from './round-trips.ts';
import { measureWriteCosts } from './write-cost.ts';
import { measureWrites } from './writes.ts';

const isQuick = process.argv.includes('--quick');
const pace = isQuick ? { rounds: 2, roundMs: 500 } : { rounds: 3, roundMs: 1_500 };
const amount = isQuick ? { rounds: 2, buyers: 96 } : { rounds: 3, buyers: 256 };
const visits = isQuick ? 1 : 3;
const cardRounds = isQuick ? 3 : 9;

/** A folder of the caller's that keeps the office's large database for the next run. */
const kept = process.env.BENCH_HOME;
if (kept) mkdirSync(kept, { recursive: true });
const home = kept ?? mkdtempSync(join(tmpdir(), 'tonalia-bench-'));
chmodSync(home, 0o755); // PostgreSQL's own user must enter when root runs this
const tables: Table[] = [];
const failures: string[] = [];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void cleanUp().then(() => process.exit(1)));
try {
  if (process.argv.includes('large')) show(await measureLarge(home));
  else if (process.argv.includes('office')) await measureOffice(home, isQuick, (table) => show([table]));
  else if (process.argv.includes('photographs')) await measureArchive(Number(process.argv.at(-1)) || 5_000);
  else await measure();
} finally {
  await cleanUp();
}
for (const miss of missed(tables)) console.log(`over budget: ${miss}`);
for (const failure of failures) console.error(`not measured: ${failure}`);
if (failures.length > 0) process.exitCode = 1;

async function measure(): Promise<void> {
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), ${megabytes(totalmem())} of memory`;
  console.log(`${machine}, Node ${process.version}${isQuick ? ', --quick' : ''}`);
  const first = await startProduct();
  await first.stop();
  const product = await startProduct();
  const url = findRunning(home);
  if (!url) throw new Error('the product runs without its database');
  const db = new pg.Pool({ connectionString: url, max: 2 });
  try {
    await pause(2_000);
    const idle = residentMemory(product);
    const items = await findItems(db);
    const recorder = await startRecorder(url, home);
    await part(product, async () => [await countRoundTrips(recorder, db, items)]);
    await part(product, () => measureReads(product, db, pace));
    await part(product, () => measurePeople(product, db, pace));
    await part(product, async () => [await measureWrites(product, recorder, { db, url, items: items.plain }, amount)]);
    await part(product, async () => [await measureWriteCosts(product, { db, url, items: items.plain }, amount)]);
    await part(product, async () => [await measureLargeCarts(product, db, items)]);
    await recorder.stop();
    await part(product, async () => [await measureFirstLoads(product.url, await pages(db), visits)]);
    await part(product, async () => [await measureColourCard(product.url, await largestCard(db), cardRounds)]);
    await part(product, async () => [await measureQuickOrder(product.url, items.dye.versions.slice(0, 50))]);
    await part(product, async () => [await measureApp()]);
    await part(product, async () => [ofProcess(first, product, idle)]);
  } finally {
    await db.end();
  }
}

async function measureArchive(count: number): Promise<void> {
  const product = await startProduct();
  await part(product, async () => [await measurePhotographs(product, home, count)]);
}

/** The phone app uses a server that allows its origin. */
async function measureApp(): Promise<Table> {
  const end = await setUp();
  try {
    return await measureAppStart(process.env.E2E_APP_URL ?? '', process.env.E2E_URL ?? '', cardRounds);
  } finally {
    await end();
  }
}

function show(made: readonly Table[]): void {
  for (const table of made) {
    tables.push(table);
    console.log(`\n${toMarkdown(table)}`);
  }
}

/** A failed measurement does not stop the others. */
async function part(product: Server, make: () => Promise<Table[]>): Promise<void> {
  try {
    show(await make());
  } catch (error) {
    failures.push(`${error instanceof Error ? error.message : String(error)}\n${product.said()}`);
  }
}

/** Starts the real server with the built shop, the small demo and its own database. */
function startProduct(): Promise<Server> {
  const env = {
    TONALIA_HOME: home,
    DEMO: 'small',
    DATABASE_URL: '',
    SERVICES: '',
    SHOP: '',
    LOG_LEVEL: '',
    PICTURES_AHEAD: 'off',
  };
  return startServer({ file: 'apps/server/src/main.ts', env, ready: '/readyz', timeout: 600_000 });
}

async function pages(db: pg.Pool): Promise<Record<string, string>> {
  const { rows } = await db.query<{ id: string; category: string }>(
    `select id::text, category_id::text as category from products.product where code = 'TS'`,
  );
  const [dye] = rows;
  if (!dye) throw new Error('there is no demo');
  return {
    home: '/home/marketplace/customer',
    category: `/home/categories/${dye.category}/tintes`,
    product: `/product/tinte/${dye.id}/details`,
  };
}

/** The product with the most shades. */
async function largestCard(db: pg.Pool): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    'select product_id::text as id from products.version group by product_id order by count(*) desc, product_id limit 1',
  );
  return `/product/carta/${rows[0]?.id}/details`;
}

function ofProcess(first: Server, second: Server, idle: number): Table {
  const row = (what: string, value: string, budget = '', met?: boolean) => ({ what, cells: [value], budget, met });
  return {
    title: 'The process',
    columns: ['value'],
    rows: [
      row(
        'first start: database made, demo loaded, answering',
        seconds(first.startedIn),
        '≤ 5 s',
        first.startedIn <= 5_000,
      ),
      row('loading the demo, of it', seconds(demoTime(first)), '≤ 5 s', demoTime(first) <= 5_000),
      row('second start', seconds(second.startedIn), '≤ 1.5 s', second.startedIn <= 1_500),
      row('memory of the Node process, idle (RSS)', megabytes(idle), '≤ 250 MB', idle <= 250_000_000),
      row('memory after all of the load above (RSS)', megabytes(residentMemory(second))),
    ],
  };
}

/** The time that a first start reports for its demo, in ms; NaN when it reports none. */
function demoTime(server: Server): number {
  return 1_000 * Number(/Demostración cargada +([\d.,]+) s/.exec(server.said())?.[1]?.replace(',', '.'));
}

async function cleanUp(): Promise<void> {
  await stopAll();
  if (!kept) removeHome();
}

/** Removes the home and PostgreSQL's folder, which root keeps elsewhere behind a link (docs/operations.md). */
function removeHome(): void {
  const postgres = join(home, 'postgres');
  if (lstatSync(postgres, { throwIfNoEntry: false })?.isSymbolicLink())
    rmSync(readlinkSync(postgres), { recursive: true, force: true });
  rmSync(home, { recursive: true, force: true });
}
