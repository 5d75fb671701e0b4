import { setTimeout as pause } from 'node:timers/promises';
import { median, percentile } from './figures.ts';
import { loadSteadily } from './load.ts';
import { type Desk, timed } from './office-desk.ts';
import { findReads, mixed } from './reads.ts';
import { type ReportRow, ms, times } from './report.ts';

/** Reads of the shop, in requests per second. */
const RATE = 40;
const ROUND_MS = 5_000;
const ROUNDS = 5;
/** Ten operators open a page every three seconds each. */
const BETWEEN_PAGES = 300;

const officePages: readonly ((n: number) => string)[] = [
  (n) => `/api/purchase/office/orders?tab=to_pick&page=${1 + (n % 4)}`,
  (n) => `/api/products/office/stock?page=${1 + (n % 9)}`,
  (n) => `/api/customers/office/customers?page=${1 + n}`,
  () => '/api/purchase/office/orders?tab=all&sort=-total',
];

/** Measures reads of the shop, alone and while operators open pages, in turns. */
export async function measureShopBeside(desk: Desk): Promise<ReportRow[]> {
  const reads = mixed((await findReads(desk.db)).flatMap(({ others }) => others));
  const read = async () => (await loadSteadily(desk.server.url, reads, ROUND_MS, RATE)).latencies;
  await read(); // JIT compilation and plans
  const [alone, beside]: [number[][], number[][]] = [[], []];
  while (beside.length < ROUNDS) {
    alone.push(await read());
    beside.push(await besidePages(desk, read));
  }
  const of = (rounds: readonly number[][], part: number) => median(rounds.map((took) => percentile(took, part)));
  const ratio = of(beside, 0.5) / of(alone, 0.5);
  const figures = (rounds: readonly number[][]) => [
    String(rounds.flat().length),
    ...[0.5, 0.95, 0.99].map((part) => ms(of(rounds, part))),
  ];
  return [
    { what: 'alone', cells: figures(alone), budget: '', met: undefined },
    { what: 'while ten operators open pages', cells: figures(beside), budget: '', met: undefined },
    {
      what: 'the second / the first',
      cells: ['', ...[0.5, 0.95, 0.99].map((part) => times(of(beside, part) / of(alone, part)))],
      budget: 'p50 ≤ 1.05',
      met: ratio <= 1.05,
    },
  ];
}

async function besidePages(desk: Desk, read: () => Promise<number[]>): Promise<number[]> {
  const end = new AbortController();
  const operators = (async () => {
    for (let n = 0; !end.signal.aborted; n += 1) {
      await timed(desk, `GET ${officePages[n % officePages.length]?.(n)}`);
      await pause(BETWEEN_PAGES);
    }
  })();
  try {
    return await read();
  } finally {
    end.abort();
    await operators;
  }
}
