import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request } from 'node:http';
import { loadDemo } from '@tonalia/demo/load';
import pg from 'pg';
import { migrate } from '../apps/api/src/platform/migrate.ts';
import { startEmbedded } from '../apps/server/src/postgres/embedded.ts';
import { median, percentile } from './figures.ts';
import { type RequestKind, largeQuestions } from './large-questions.ts';
import { type Server, residentMemory, startServer } from './processes.ts';
import { type ReportRow, type Table, megabytes, ms, seconds } from './report.ts';

const VERSIONS = 1_000_000;
/** In ms. */
const BUDGET = 20;

/** Rounds, each on a new server without cached responses. */
const ROUNDS = 3;

/** Measures questions that are not cached, one at a time, on a catalogue of a million versions. */
export async function measureLarge(home: string): Promise<Table[]> {
  const postgres = await makeCatalogue(home);
  const db = new pg.Pool({ connectionString: postgres.url, max: 2 });
  try {
    const rounds: LargeRound[] = [];
    while (rounds.length < ROUNDS) rounds.push(await measureRound(postgres.url, await largeQuestions(db)));
    const { rows: counts } = await db.query<{ products: string; versions: string }>(
      `select (select count(*) from products.product) as products, (select count(*) from products.version) as versions`,
    );
    const size = `${counts[0]?.products} products, ${counts[0]?.versions} versions`;
    return [
      {
        title: `New queries, one at a time, the median of ${ROUNDS} rounds: ${size}`,
        columns: ['asked', 'p50', 'p99', 'p99 of each round', 'worst'],
        rows: toRows(rounds.map(({ kinds }) => kinds)),
      },
      ofProcess(rounds),
    ];
  } finally {
    await db.end();
    await postgres.stop();
  }
}

/** The latencies of a round in ms, by kind of question. */
type Latencies = ReadonlyMap<string, readonly number[]>;

interface LargeRound {
  kinds: Latencies;
  readyIn: number;
  memory: { ready: number; after: number };
}

async function measureRound(url: string, questions: readonly RequestKind[]): Promise<LargeRound> {
  const env = { DATABASE_URL: url, DEMO: 'off', SHOP: 'apart', SERVICES: '', LOG_LEVEL: '', PICTURES_AHEAD: 'off' };
  const product = await startServer({ file: 'apps/server/src/main.ts', env, ready: '/readyz', timeout: 600_000 });
  await pause(3_000); // the process settles
  const ready = residentMemory(product);
  const kinds = new Map<string, number[]>();
  for (const kind of questions) kinds.set(kind.name, await measureKind(product, kind));
  kinds.set(MACHINE, measureMachine());
  const after = residentMemory(product);
  await product.stop();
  return { kinds, readyIn: product.startedIn, memory: { ready, after } };
}

function toRows(rounds: readonly Latencies[]): ReportRow[] {
  const names = [...(rounds[0]?.keys() ?? [])];
  return names.map((what) => {
    const taken = rounds.map((round) => round.get(what) ?? []);
    const [p50s, p99s] = [0.5, 0.99].map((part) => taken.map((took) => percentile(took, part)));
    const p99 = median(p99s ?? []);
    const isOurs = what !== MACHINE;
    return {
      what,
      cells: [
        String(taken.flat().length),
        ms(median(p50s ?? [])),
        ms(p99),
        (p99s ?? []).map((one) => one.toFixed(1)).join(' '),
        ms(Math.max(...taken.flat())),
      ],
      budget: isOurs ? `p99 < ${BUDGET} ms` : '',
      met: isOurs ? p99 < BUDGET : undefined,
    };
  });
}

async function makeCatalogue(home: string) {
  const postgres = await startEmbedded(home);
  await migrate(postgres.url);
  console.log(`making ${VERSIONS} versions takes some minutes`);
  // no sign-in is needed here
  const hashPassword = () => Promise.resolve('none');
  await loadDemo({ url: postgres.url, size: { versions: VERSIONS }, now: new Date(), hashPassword });
  return postgres;
}

/** Unmeasured warm-up questions per kind, for JIT compilation. */
const WARM = 40;

export async function measureKind(product: Server, { paths }: RequestKind): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const took: number[] = [];
  for (const path of paths) took.push(await ask(agent, `${product.url}/api/products${path}`));
  agent.destroy();
  return took.slice(WARM);
}

const MACHINE = 'the machine itself: nothing but arithmetic';

/** The reference for every p99 of the run: the latency of pure arithmetic, without database or network. */
function measureMachine(): number[] {
  const took: number[] = [];
  for (let time = 0; time < 500; time += 1) {
    const began = performance.now();
    let sum = 0;
    for (let n = 0; n < 500_000; n += 1) sum = Math.trunc(sum * 31 + n) % 1_000_003;
    took.push(performance.now() - began + Math.min(sum, 0));
  }
  return took;
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

function ofProcess(rounds: readonly LargeRound[]): Table {
  const row = (what: string, of: (round: LargeRound) => number, format: (value: number) => string): ReportRow => ({
    what,
    cells: [format(median(rounds.map(of)))],
    budget: '',
    met: undefined,
  });
  return {
    title: 'The process with this catalogue',
    columns: ['value'],
    rows: [
      row('start until it is ready, the catalogue read into memory', ({ readyIn }) => readyIn, seconds),
      row('memory once it is ready (RSS)', ({ memory }) => memory.ready, megabytes),
      row('memory after all questions (RSS)', ({ memory }) => memory.after, megabytes),
    ],
  };
}
