import { Agent, request } from 'node:http';
import { loadDemo } from '@tonalia/demo/load';
import pg from 'pg';
import { migrate } from '../apps/api/src/platform/migrate.ts';
import { startEmbedded } from '../apps/server/src/postgres/embedded.ts';
import { percentile } from './figures.ts';
import { type Kind, largeQuestions } from './large-questions.ts';
import { type Server, residentMemory, startServer } from './processes.ts';
import { type Row, type Table, megabytes, ms, seconds } from './report.ts';

const VERSIONS = 1_000_000;
/** In ms. */
const BUDGET = 20;

/** A catalogue of a million versions, and questions nobody asked before, one at a time. */
export async function measureLarge(home: string): Promise<Table[]> {
  const postgres = await makeCatalogue(home);
  const db = new pg.Pool({ connectionString: postgres.url, max: 2 });
  try {
    const env = { DATABASE_URL: postgres.url, DEMO: 'off', SHOP: 'apart', SERVICES: '', LOG_LEVEL: '' };
    const product = await startServer({ file: 'apps/server/src/main.ts', env, ready: '/readyz', patience: 600_000 });
    const loaded = residentMemory(product);
    const rows: Row[] = [];
    for (const kind of await largeQuestions(db)) rows.push(await measureKind(product, kind));
    rows.push(measureMachine());
    const { rows: counts } = await db.query<{ products: string; versions: string }>(
      `select (select count(*) from products.product) as products, (select count(*) from products.version) as versions`,
    );
    const size = `${counts[0]?.products} products, ${counts[0]?.versions} versions`;
    const tables = [
      {
        title: `Questions nobody asked before, one at a time: ${size}`,
        columns: ['asked', 'p50', 'p99', 'worst'],
        rows,
      },
      ofProcess(product, loaded),
    ];
    await product.stop();
    return tables;
  } finally {
    await db.end();
    await postgres.stop();
  }
}

async function makeCatalogue(home: string) {
  const postgres = await startEmbedded(home);
  await migrate(postgres.url);
  console.log(`making ${VERSIONS} versions takes some minutes`);
  // nobody signs in here
  const hashPassword = () => Promise.resolve('none');
  await loadDemo({ url: postgres.url, size: { versions: VERSIONS }, now: new Date(), hashPassword });
  return postgres;
}

/** How often the first questions of a kind are asked without being counted: the machine code is made then. */
const WARM = 40;

export async function measureKind(product: Server, { name, paths }: Kind): Promise<Row> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const took: number[] = [];
  for (const path of paths) took.push(await ask(agent, `${product.url}/api/products${path}`));
  agent.destroy();
  const counted = took.slice(WARM);
  const worst = Math.max(...counted);
  const p99 = percentile(counted, 0.99);
  return {
    what: name,
    cells: [String(counted.length), ms(percentile(counted, 0.5)), ms(p99), ms(worst)],
    budget: `p99 < ${BUDGET} ms`,
    met: p99 < BUDGET,
  };
}

/** What any p99 of this run is to be read against: as long as a quick question takes, without database or network. */
function measureMachine(): Row {
  const took: number[] = [];
  for (let time = 0; time < 1_000; time += 1) {
    const began = performance.now();
    let sum = 0;
    for (let n = 0; n < 500_000; n += 1) sum = Math.trunc(sum * 31 + n) % 1_000_003;
    took.push(performance.now() - began + Math.min(sum, 0));
  }
  const cells = ['1000', ms(percentile(took, 0.5)), ms(percentile(took, 0.99)), ms(Math.max(...took))];
  return { what: 'the machine itself: nothing but arithmetic', cells, budget: '', met: undefined };
}

function ask(agent: Agent, url: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`${url} answered ${response.statusCode}`));
      response.on('end', () => resolve(performance.now() - began));
      response.resume();
    });
    sent.on('error', reject);
    sent.end();
  });
}

function ofProcess(product: Server, loaded: number): Table {
  const row = (what: string, value: string): Row => ({ what, cells: [value], budget: '', met: undefined });
  return {
    title: 'The process with this catalogue',
    columns: ['value'],
    rows: [
      row('start until it is ready, the catalogue read into memory', seconds(product.startedIn)),
      row('memory once it is ready (RSS)', megabytes(loaded)),
      row('memory after all questions (RSS)', megabytes(residentMemory(product))),
    ],
  };
}
