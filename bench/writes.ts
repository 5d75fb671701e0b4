import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { type BuyerRecord, type Item, addAsk, chooseCheckout, copyCart, makeBuyers, orderAsk } from './buyers.ts';
import { median, percentile } from './figures.ts';
import { type Ask, type Round, loadOnce } from './load.ts';
import type { Server } from './processes.ts';
import type { Recorder } from './recorder.ts';
import type { Recorded } from './record-statements.ts';
import { type ReportRow, type Table, ms, perSecond, times } from './report.ts';
import { replay, rewrite } from './replay.ts';

/** Distinct carts, as real ones are: with equal carts every order would wait for one stock row. */
const BASKETS = 24;
const LINES = 5;

export interface Amount {
  rounds: number;
  /** Buyers of a round, each of which adds once and orders once. */
  buyers: number;
}

/** A cart of five products, the product to add, and the API's statements to add it and to order. */
interface Basket {
  model: BuyerRecord;
  extra: Item;
  recorded: { buyer: BuyerRecord; add: Recorded[]; order: Recorded[]; orderId: string; orderCode: string };
}

/** Measures add-to-cart and place-order over HTTP, beside the same statements in a bare `pg` loop. */
export async function measureWrites(
  product: Server,
  recorder: Recorder,
  { db, url, items }: { db: pg.Pool; url: string; items: readonly Item[] },
  { rounds, buyers: perRound }: Amount,
): Promise<Table> {
  const baskets = await makeBaskets(product, recorder, db, items);
  const crowd = await makeCrowd(db, baskets, 2 * BASKETS + rounds * 2 * perRound);
  await db.query(
    'analyze auth.customer, auth.address, auth.session, auth.access_token, purchase.cart, purchase.cart_line',
  );

  const warm = crowd.splice(0, 2 * BASKETS);
  await loadOnce(product.url, warm.map(toAdd));
  await loadOnce(product.url, warm.map(toOrder));
  const add: RoundPair[] = [];
  const order: RoundPair[] = [];
  for (let n = 0; n < rounds; n += 1) {
    const [ours, bare] = [crowd.splice(0, perRound), crowd.splice(0, perRound)];
    add.push({ ours: await loadOnce(product.url, ours.map(toAdd)), bare: await replay(url, bare.map(addScript)) });
    await untilQuiet(db);
    const placed = await loadOnce(product.url, ours.map(toOrder));
    await untilQuiet(db);
    order.push({ ours: placed, bare: await replay(url, bare.map(orderScript)) });
    await requireOrders(db, [...ours, ...bare]);
    await untilQuiet(db);
  }
  return {
    title: `Writes: the product over HTTP, the same SQL in a bare \`pg\` loop, and the ratio of their times`,
    columns: ['product', 'floor', 'times', 'p50', 'p99', 'floor p50', 'floor p99'],
    rows: [toRow('add-to-cart', add), toRow(`place-order (${LINES + 1} lines)`, order)],
  };
}

interface RoundPair {
  ours: Round;
  bare: Round;
}

function toRow(what: string, pairs: readonly RoundPair[]): ReportRow {
  const ratio = median(pairs.map(({ ours, bare }) => bare.rate / ours.rate));
  const [ours, bare] = [pairs.flatMap((pair) => pair.ours.latencies), pairs.flatMap((pair) => pair.bare.latencies)];
  const latencies = [ours, bare].flatMap((all) => [percentile(all, 0.5), percentile(all, 0.99)].map(ms));
  return {
    what,
    cells: [
      perSecond(median(pairs.map((pair) => pair.ours.rate))),
      perSecond(median(pairs.map((pair) => pair.bare.rate))),
      times(ratio),
      ...latencies,
    ],
    budget: '≤ 2.00',
    met: ratio <= 2,
  };
}

interface BenchBuyer {
  buyer: BuyerRecord;
  basket: Basket;
}

const toAdd = ({ buyer, basket }: BenchBuyer): Ask => addAsk(buyer, basket.extra);
const toOrder = ({ buyer }: BenchBuyer): Ask => orderAsk(buyer);

const addScript = ({ buyer, basket: { recorded } }: BenchBuyer) => rewrite(recorded.add, swaps(recorded.buyer, buyer));
const orderScript = ({ buyer, basket: { recorded } }: BenchBuyer) =>
  rewrite(recorded.order, [
    ...swaps(recorded.buyer, buyer),
    [recorded.orderId, randomUUID()],
    [signsOf(recorded.orderCode), nextSigns()],
  ]);

function swaps(from: BuyerRecord, to: BuyerRecord): [string, string][] {
  return (['identityId', 'customerId', 'addressId', 'cartId', 'tokenHash'] as const).map((key) => [from[key], to[key]]);
}

/** The part of an order code after its prefix; PostgreSQL adds the prefix. */
const signsOf = (orderCode: string): string => orderCode.slice(orderCode.indexOf('-') + 1);

let codes = 0;
/** Longer than any code of the product. */
function nextSigns(): string {
  codes += 1;
  return codes.toString(36).toUpperCase().padStart(8, '0');
}

/** An order of the floor with a used code would be skipped, making the floor too fast. */
async function requireOrders(db: pg.Pool, placed: readonly BenchBuyer[]): Promise<void> {
  const { rows } = await db.query<{ n: number }>(
    'select count(*)::int as n from purchase.order where cart_id = any($1::uuid[])',
    [placed.map(({ buyer }) => buyer.cartId)],
  );
  if (rows[0]?.n !== placed.length) throw new Error(`${rows[0]?.n} of ${placed.length} orders were placed`);
}

async function makeBaskets(
  product: Server,
  recorder: Recorder,
  db: pg.Pool,
  items: readonly Item[],
): Promise<Basket[]> {
  const models = await makeBuyers(db, BASKETS);
  const recorded = await makeBuyers(db, BASKETS);
  const baskets: Basket[] = [];
  for (const [n, model] of models.entries()) {
    const mine = items.slice(n * (LINES + 1), (n + 1) * (LINES + 1));
    const [extra] = mine.splice(LINES);
    const buyer = recorded[n];
    if (!extra || !buyer) throw new Error('the demo has too few products to measure with');
    for (const item of mine) await send(product, addAsk(model, item));
    await chooseCheckout(db, model);
    await copyCart(db, model, [buyer]);
    const add = await recorder.record(addAsk(buyer, extra));
    const order = await recorder.record(orderAsk(buyer));
    const { results } = order.answer as { results: { orderId: string; orderCode: string } }; // as: the contract's
    baskets.push({ model, extra, recorded: { buyer, add: add.statements, order: order.statements, ...results } });
  }
  return baskets;
}

async function makeCrowd(db: pg.Pool, baskets: readonly Basket[], count: number): Promise<BenchBuyer[]> {
  const buyers = await makeBuyers(db, count);
  const basketOf = (n: number) => baskets[n % baskets.length];
  for (const [at, { model }] of baskets.entries()) {
    await copyCart(
      db,
      model,
      buyers.filter((_buyer, n) => n % baskets.length === at),
    );
  }
  return buyers.flatMap((buyer, n) => {
    const basket = basketOf(n);
    return basket ? [{ buyer, basket }] : [];
  });
}

async function send(product: Server, { method, path, headers, body }: Ask): Promise<void> {
  const response = await fetch(`${product.url}${path}`, {
    method: method ?? 'GET',
    ...(headers && { headers }),
    ...(body && { body }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
}

/** Waits until the outbox is empty, so that its work is not counted in the next measurement. */
export async function untilQuiet(db: pg.Pool): Promise<void> {
  for (const end = performance.now() + 30_000; performance.now() < end; await pause(100)) {
    const { rows } = await db.query<{ waiting: number }>(
      'select count(*)::int as waiting from platform.outbox where done_at is null and failed_at is null',
    );
    if (rows[0]?.waiting === 0) return;
  }
  throw new Error('what follows an order is not done in 30 seconds');
}
