import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { type BuyerRecord, type Item, addAsk, chooseAsk, makeBuyers, orderAsk } from './buyers.ts';
import { median } from './figures.ts';
import { loadOnce } from './load.ts';
import { postgresClock } from './postgres-time.ts';
import { type Server, processorTime } from './processes.ts';
import { measureReference } from './reference-cost.ts';
import { type ReportRow, type Table, ms } from './report.ts';
import { type Amount, untilQuiet } from './writes.ts';

/** Lines of a cart, each added by its own call. */
const LINES = 3;
/** Distinct carts, so that orders do not wait for one another's stock rows. */
const CARTS = 24;
/** Buyers of the first, unmeasured round. */
const WARM = 4 * CARTS;
/** In ms: by then what a response leaves behind is done (caches that read changed stock again). */
const AFTERMATH = 400;
/** CPU time of Node and PostgreSQL together, in ms. */
const BUDGET = { add: 1, checkout: 9 };

/** CPU time of one call, in ms. */
interface Cost {
  node: number;
  postgres: number;
}
type Step = 'add' | 'choose' | 'order' | 'outbox';

/**
 * Measures the CPU time of each step to an order (three additions, the choices of the checkout, the order) and of what the outbox does
 * after it. Other processes on the machine distort it less than rates and latencies.
 */
export async function measureWriteCosts(
  product: Server,
  { db, url, items }: { db: pg.Pool; url: string; items: readonly Item[] },
  { rounds, buyers: perRound }: Amount,
): Promise<Table> {
  const postgresTime = await postgresClock(db);
  const shop = { product, db, items, measure: costMeter(product, postgresTime) };
  await createHold(db);
  await checkOut(shop, await makeBuyers(db, WARM));
  await db.query('vacuum analyze'); // plans for tables with rows, as in use
  await checkOut(shop, await makeBuyers(db, WARM));
  const costs: Record<Step, Cost>[] = [];
  for (let n = 0; n < rounds; n += 1) {
    costs.push(await checkOut(shop, await makeBuyers(db, perRound)));
  }
  const reference = await measureReference(url, postgresTime);
  const of = (step: Step): Cost => ({
    node: median(costs.map((cost) => cost[step].node)),
    postgres: median(costs.map((cost) => cost[step].postgres)),
  });
  const [add, choose, order] = [of('add'), of('choose'), of('order')];
  const additions = Array.from({ length: LINES }, () => add);
  return {
    title: `CPU time of the calls to an order of ${LINES} lines`,
    columns: ['Node', 'PostgreSQL', 'together'],
    rows: [
      toRow('add-to-cart', add, BUDGET.add),
      toRow('choices of the checkout', choose),
      toRow('place-order', order),
      toRow('these five calls: three additions, choices, order', sum([...additions, choose, order]), BUDGET.checkout),
      toRow('outbox after the order', of('outbox')),
      toRow('for comparison: an answer of a bare Fastify', { node: reference.answer, postgres: 0 }),
      toRow("for comparison: pgbench's TPC-B-like transaction", { node: 0, postgres: reference.transaction }),
    ],
  };
}

const sum = (costs: readonly Cost[]): Cost =>
  costs.reduce((a, b) => ({ node: a.node + b.node, postgres: a.postgres + b.postgres }));

function toRow(what: string, { node, postgres }: Cost, most?: number): ReportRow {
  const together = node + postgres;
  const cells = [node, postgres, together].map(ms);
  return most === undefined
    ? { what, cells, budget: '', met: undefined }
    : { what, cells, budget: `≤ ${most} ms`, met: together <= most };
}

type Measure = (calls: number, work: () => Promise<unknown>) => Promise<Cost>;

function costMeter(product: Server, postgresTime: () => number): Measure {
  return async (calls, work) => {
    const [node, postgres] = [processorTime(product) ?? 0, postgresTime()];
    await work();
    await pause(AFTERMATH);
    return { node: ((processorTime(product) ?? 0) - node) / calls, postgres: (postgresTime() - postgres) / calls };
  };
}

interface Shop {
  product: Server;
  db: pg.Pool;
  measure: Measure;
  items: readonly Item[];
}

async function checkOut(
  { product, db, measure, items }: Shop,
  buyers: readonly BuyerRecord[],
): Promise<Record<Step, Cost>> {
  const adds = Array.from({ length: LINES }, (_, line) =>
    buyers.flatMap((buyer, n) =>
      items
        .slice((n % CARTS) * LINES + line)
        .slice(0, 1)
        .map((item) => addAsk(buyer, item)),
    ),
  ).flat();
  const add = await measure(adds.length, () => loadOnce(product.url, adds));
  const ready = await withCarts(db, buyers);
  const choose = await measure(ready.length, () => loadOnce(product.url, ready.map(chooseAsk)));
  await db.query(
    'create trigger bench_hold before insert on platform.outbox for each row execute function bench_hold()',
  );
  const order = await measure(ready.length, () => loadOnce(product.url, ready.map(orderAsk)));
  await db.query('drop trigger bench_hold on platform.outbox');
  const outbox = await measure(ready.length, async () => {
    await db.query('update platform.outbox set available_at = now() where done_at is null and failed_at is null');
    await untilQuiet(db);
  });
  return { add, choose, order, outbox };
}

/** Events wait while orders are measured, so that the outbox is measured alone. */
async function createHold(db: pg.Pool): Promise<void> {
  await db.query(`create or replace function bench_hold() returns trigger language plpgsql as $$
    begin new.available_at := now() + interval '1 hour'; return new; end $$`);
}

async function withCarts(db: pg.Pool, buyers: readonly BuyerRecord[]): Promise<BuyerRecord[]> {
  const { rows } = await db.query<{ id: string; owner: string }>(
    `select id, identity_id as owner from purchase.cart where status = 'open' and identity_id = any($1::uuid[])`,
    [buyers.map(({ identityId }) => identityId)],
  );
  const carts = new Map(rows.map(({ id, owner }) => [owner, id]));
  return buyers.flatMap((buyer) => {
    const cartId = carts.get(buyer.identityId);
    return cartId === undefined ? [] : [{ ...buyer, cartId }];
  });
}
