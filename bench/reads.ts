import { once } from 'node:events';
import { request } from 'node:http';
import type pg from 'pg';
import { median, percentile } from './figures.ts';
import type { Canned } from './floor-server.ts';
import { type Ask, type Round, loadFor } from './load.ts';
import { type Server, processorTime, startServer } from './processes.ts';
import { type ReportRow, type Table, ms, perSecond, times } from './report.ts';

/** The Accept-Encoding header of browsers. */
const headers = { 'accept-encoding': 'gzip, deflate, br' };

export interface Pace {
  rounds: number;
  roundMs: number;
}

export interface ReadCase {
  name: string;
  ask: Ask;
  /** Requests of the same kind, so many that none is repeated while its response is cached. */
  others: Ask[];
}

/** The columns of a row that `beside` adds. */
export const BESIDE = ['bytes', 'product', 'floor', 'ratio', 'CPU ratio', 'p50', 'p99', 'floor p50', 'floor p99'];

/** The four reads of the catalogue beside a bare Fastify with the same bytes, and without cached responses. */
export async function measureReads(product: Server, db: pg.Pool, pace: Pace): Promise<Table[]> {
  const reads = await findReads(db);
  const floor = await startServer({ file: 'bench/floor-server.ts', ready: '/ready' });
  const warm: Table = {
    title: 'Catalogue reads: the product, a bare Fastify with the same bytes, and their ratio',
    columns: BESIDE,
    rows: [],
  };
  const cold: Table = {
    title: 'The same reads without the cache (each request new)',
    columns: ['rate', 'p50', 'p99'],
    rows: [],
  };
  for (const read of reads) warm.rows.push(await beside({ product, floor }, read, pace, 0.5));
  await floor.stop();
  for (const { name, others } of reads) {
    const questions = mixed(others);
    await loadFor(product.url, questions.slice(0, 200), 300);
    const round = await loadFor(product.url, questions.slice(200), pace.roundMs * 1.5);
    cold.rows.push({
      what: name,
      cells: [perSecond(round.rate), ms(percentile(round.latencies, 0.5)), ms(percentile(round.latencies, 0.99))],
      budget: '',
      met: undefined,
    });
  }
  return [warm, cold];
}

/** The rates of the product and of the floor with equal bytes, alternating. Without `least` the ratio has no budget. */
export async function beside(
  { product, floor }: { product: Server; floor: Server },
  { name, ask }: Pick<ReadCase, 'name' | 'ask'>,
  { rounds, roundMs }: Pace,
  least?: number,
): Promise<ReportRow> {
  const path = `/canned/${name.replaceAll(' ', '-')}`;
  const canned = { path, headers };
  await loadFor(product.url, [ask], roundMs / 2);
  const bytes = await can(product, floor, ask, path); // once the response is sent as compressed as it will be
  await loadFor(floor.url, [canned], roundMs / 2);
  const pairs: { ours: MeasuredRound; bare: MeasuredRound }[] = [];
  for (let n = 0; n < rounds; n += 1) {
    const ours = await measured(product, ask, roundMs);
    pairs.push({ ours, bare: await measured(floor, canned, roundMs) });
  }
  const ratio = median(pairs.map(({ ours, bare }) => ours.rate / bare.rate));
  const ours = together(pairs.map((pair) => pair.ours));
  const bare = together(pairs.map((pair) => pair.bare));
  const cpu = ours.cpu && bare.cpu ? times(bare.cpu / ours.cpu) : '';
  return {
    what: name,
    cells: [
      String(bytes),
      perSecond(ours.rate),
      perSecond(bare.rate),
      times(ratio),
      cpu,
      ...[ours.p50, ours.p99, bare.p50, bare.p99].map(ms),
    ],
    budget: least === undefined ? '' : `≥ ${times(least)}`,
    met: least === undefined ? undefined : ratio >= least,
  };
}

type MeasuredRound = Round & { cpu: number | undefined };

/** A round, with the server's CPU time per response. */
async function measured(server: Server, ask: Ask, roundMs: number): Promise<MeasuredRound> {
  const before = processorTime(server);
  const round = await loadFor(server.url, [ask], roundMs);
  const after = processorTime(server);
  const used = before !== undefined && after !== undefined ? (after - before) / round.latencies.length : undefined;
  return { ...round, cpu: used };
}

function together(rounds: readonly MeasuredRound[]) {
  const latencies = rounds.flatMap((round) => round.latencies);
  return {
    rate: median(rounds.map(({ rate }) => rate)),
    cpu: median(rounds.map(({ cpu }) => cpu ?? 0)),
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
  };
}

/** Gives the floor the product's response, byte by byte, under its own path. Returns the body's length. */
async function can(product: Server, floor: Server, ask: Ask, path: string): Promise<number> {
  const { body, headers: sent } = await rawAnswer(product.url, ask);
  const message: Canned = { path, headers: sent, body: body.toString('base64') };
  const arrived = once(floor.child, 'message');
  floor.child.send(message);
  await arrived;
  const copy = await rawAnswer(floor.url, { path, headers });
  if (!copy.body.equals(body)) throw new Error(`the floor does not send the same bytes for ${ask.path}`);
  return body.length;
}

/** A response as sent, still compressed. */
function rawAnswer(url: string, ask: Ask): Promise<{ headers: Record<string, string>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${ask.path}`, { headers: ask.headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`${ask.path} answered ${response.statusCode}`));
        const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']);
        const kept = Object.entries(response.headers).filter(([name]) => !own.has(name));
        resolve({
          headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(chunks),
        });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** A deterministic shuffle. */
export function mixed<T>(things: readonly T[]): T[] {
  return things
    .map((thing, n) => ({ thing, at: (n * 7919) % 10_007 }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ thing }) => thing);
}

/** The first requests of the shop's pages; a dye with a colour card for the detail. */
export async function findReads(db: pg.Pool): Promise<ReadCase[]> {
  const { rows: products } = await db.query<{ id: string; code: string; name: string; category: string }>(
    `select id::text, code, name, category_id::text as category from products.product where active order by id`,
  );
  const { rows: cities } = await db.query<{ id: string }>(
    `select min(c.city_id) as id from tracking.coverage c join tracking.zone z on z.id = c.zone_id group by z.warehouse_id`,
  );
  const dye = products.find(({ code }) => code === 'TS') ?? products[0];
  if (!dye) throw new Error('there is no demo');
  const sorts = ['relevance', 'bestsellers', 'price_asc', 'price_desc', 'newest', 'name'];
  const pages = Array.from({ length: 50 }, (_, n) => n + 1);
  const ask = (path: string, query: Record<string, string>): Ask => ({
    path: `/api/products${path}?${new URLSearchParams(query).toString()}`,
    headers,
  });
  const first = { page: '1', limit: '20', facets: 'true' };
  const everywhere = <T>(things: readonly T[], make: (thing: T, city: string) => Ask) =>
    things.flatMap((thing) => cities.map(({ id }) => make(thing, id)));
  const pagesOf = (path: string, all: Record<string, string>[], numbers: number[]) =>
    everywhere(
      all.flatMap((query) =>
        numbers.flatMap((page) => sorts.map((sort) => ({ ...query, sort, page: String(page), limit: '20' }))),
      ),
      (query, userCityId) => ask(path, { ...query, userCityId }),
    );
  const categories = [...new Set(products.map(({ category }) => category))];
  const texts = [...new Set(products.map(({ name }) => name.split(' ').slice(0, 2).join(' ').slice(0, 40)))];
  return [
    {
      name: 'list',
      ask: ask('/product/list', first),
      others: pagesOf('/product/list', [{}, { available: '1' }], pages),
    },
    {
      name: 'category',
      ask: ask('/product/list', { ...first, categoryId: dye.category }),
      others: pagesOf(
        '/product/list',
        categories.map((categoryId) => ({ categoryId, facets: 'true' })),
        [1, 2],
      ),
    },
    {
      name: 'search',
      ask: ask('/search', { ...first, search: 'champu' }),
      others: pagesOf(
        '/search',
        texts.map((search) => ({ search, facets: 'true' })),
        [1],
      ),
    },
    {
      name: 'detail',
      ask: ask('/product/query', { _id: dye.id }),
      others: everywhere(products, ({ id: _id }, userCityId) => ask('/product/query', { _id, userCityId })),
    },
  ];
}
