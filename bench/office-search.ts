import { createHash, randomBytes } from 'node:crypto';
import { loadDemo } from '@tonalia/demo/load';
import pg from 'pg';
import { migrate } from '../apps/api/src/platform/migrate.ts';
import { startEmbedded } from '../apps/server/src/postgres/embedded.ts';
import { percentile } from './figures.ts';
import { makeBusiness } from './large-business.ts';
import { officeQuestions } from './office-questions.ts';
import { type Server, startServer } from './processes.ts';
import { type ReportRow, type Table, ms } from './report.ts';

const size = { versions: 100_000, customers: 50_000, orders: 500_000 };
/** In ms, for the 95th percentile. */
const BUDGET = 100;
/** Unmeasured questions of each kind, for JIT compilation and plans. */
const WARM = 20;

/** Measures the office's search in all groups, one new question at a time. */
export async function measureOfficeSearch(home: string): Promise<Table[]> {
  const postgres = await startEmbedded(home);
  const db = new pg.Pool({ connectionString: postgres.url, max: 2 });
  const url = postgres.url;
  let product: Server | undefined;
  try {
    await migrate(url);
    console.log(
      `making ${size.versions} versions, ${size.customers} customers and ${size.orders} orders takes minutes`,
    );
    // no customer signs in here
    const hashPassword = () => Promise.resolve('none');
    await loadDemo({ url, size: { versions: size.versions }, now: new Date(), hashPassword });
    await makeBusiness(db, size);
    const cookie = await openSession(db);
    const env = { DATABASE_URL: url, DEMO: 'off', SHOP: 'apart', SERVICES: '', LOG_LEVEL: '', PICTURES_AHEAD: 'off' };
    product = await startServer({ file: 'apps/server/src/main.ts', env, ready: '/readyz', timeout: 600_000 });
    const rows = await askAll(product, cookie, db);
    const title = `The office's search: ${size.versions} versions, ${size.customers} customers, ${size.orders} orders`;
    return [{ title, columns: ['asked', 'p50', 'p95', 'worst'], rows }];
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
    rows.push(toRow(name, took.slice(WARM)));
  }
  return rows;
}

function toRow(what: string, took: readonly number[]): ReportRow {
  const p95 = percentile(took, 0.95);
  return {
    what,
    cells: [String(took.length), ms(percentile(took, 0.5)), ms(p95), ms(Math.max(...took))],
    budget: `p95 < ${BUDGET} ms`,
    met: p95 < BUDGET,
  };
}

async function ask({ url }: Server, cookie: string, typed: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(`${url}/api/office/search?q=${encodeURIComponent(typed)}`, { headers: { cookie } });
  const body = await response.text();
  if (!body.includes('"missing":[]')) throw new Error(`«${typed}» answered ${response.status}: ${body}`);
  return performance.now() - began;
}

/** The session of an owner: all groups are searched. */
async function openSession(db: pg.Pool): Promise<string> {
  const token = `to_${randomBytes(24).toString('base64url')}`;
  await db.query(
    `with owner as (insert into office.operator (email, name, role, password_hash, totp_secret)
       values ('medida@oficina.example', 'Medida', 'owner', 'none', $1) returning id)
     insert into office.session (operator_id, hash, user_agent, network, created_at, last_seen_at, expires_at)
     select id, $2, '', '127.0.0.1', now(), now(), now() + interval '1 day' from owner`,
    [randomBytes(20), createHash('sha256').update(token).digest()],
  );
  return `__Host-office=${token}`;
}
