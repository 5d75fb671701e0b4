import { expect, onTestFinished, test } from 'vitest';
import { createPool } from '../../api/src/platform/pool.ts';
import type { Database } from '../../api/src/platform/transaction.ts';
import { audit, countUnits } from '../../api/test/audit.ts';
import { writeCarts } from '../../api/test/make-carts.ts';
import { makeProduct } from '../../api/test/make-products.ts';
import { makePlaces } from '../../api/test/make.ts';
import { homeWithShop } from './prepared-shop.ts';
import { childrenOf, postgresOf, startProcess, waitForOutput } from './processes.ts';
import { findRunning } from '../src/postgres/embedded.ts';

/** In ms: pg's query timeout, a wait for a connection, and a margin for a busy machine. */
const LONGEST_ANSWER = 30_000;

async function start(home: string): Promise<string> {
  const server = startProcess('apps/server/src/main.ts', [], {
    TONALIA_HOME: home,
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO: 'off',
    SHOP: 'apart',
    LOG_LEVEL: 'fatal',
    DATABASE_URL: '',
  });
  return (await waitForOutput(server, /http:\/\/localhost:\d+/, 60_000)).replace('localhost', '127.0.0.1');
}

/** Freezes PostgreSQL and all its connections, like a swapping or paused virtual machine. */
function freeze(home: string): () => void {
  const servers = postgresOf(home);
  const all = [...servers, ...servers.flatMap(childrenOf)];
  for (const pid of all) process.kill(pid, 'SIGSTOP');
  let isFrozen = true;
  const unfreeze = () => {
    if (isFrozen) for (const pid of all) process.kill(pid, 'SIGCONT');
    isFrozen = false;
  };
  onTestFinished(unfreeze);
  return unfreeze;
}

/** Counts the orders waiting for the locked stock: they are in flight in PostgreSQL. */
async function countWaiting(db: Database): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and query like '%products.stock%'`,
  );
  return rows[0]?.n ?? 0;
}

test('while PostgreSQL is frozen each order gets a complete 503; after a retry each exists once', async () => {
  const home = await homeWithShop();
  const address = await start(home);
  const db = createPool({ url: findRunning(home) ?? '', max: 2 });
  onTestFinished(() => db.end());
  await makePlaces(db);
  const soap = await makeProduct(db, { stock: 99 });
  const { token, written: carts } = await writeCarts(db, Array(12).fill([[soap, 2]]));
  const units = await countUnits(db);
  const order = async ({ cartId, customerId }: (typeof carts)[number]) => {
    const answer = await fetch(`${address}/api/purchase/order/create?customerId=${customerId}`, {
      method: 'POST',
      headers: { token, 'content-type': 'application/json' },
      body: JSON.stringify({ cartId }),
    });
    const { code, results } = (await answer.json()) as { code?: string; results?: { orderId: string } }; // as: the contract's
    return { status: answer.status, code, orderId: results?.orderId };
  };

  const [first, ...others] = carts;
  if (!first) throw new Error('there are twelve carts');
  // the server may have cached the warehouses before there was one
  await expect.poll(() => order(first), { timeout: 20_000 }).toMatchObject({ status: 200 });
  const holder = await db.connect();
  await holder.query('begin');
  await holder.query('select from products.stock where version_id = $1 for update', [soap.versions[0]?.id]);
  const inFlight = others.map(order);
  await expect.poll(() => countWaiting(db), { timeout: 4_000, interval: 20 }).toBeGreaterThan(3);
  const unfreeze = freeze(home);
  const began = performance.now();
  const answers = await Promise.all(inFlight);
  expect(performance.now() - began).toBeLessThan(LONGEST_ANSWER);
  expect(answers.map(({ status, code }) => [status, code])).toEqual(answers.map(() => [503, 'UNAVAILABLE']));
  expect((await fetch(`${address}/readyz`)).status).toBe(503);

  unfreeze();
  holder.release(true);
  await expect.poll(async () => (await fetch(`${address}/readyz`)).status, { timeout: 20_000 }).toBe(200);
  const again = await Promise.all(carts.map(order));
  expect(again.map(({ status }) => status)).toEqual(carts.map(() => 200));
  expect(await Promise.all(carts.map(order))).toEqual(again);
  const acknowledged = again.flatMap(({ orderId }) => orderId ?? []);
  expect(new Set(acknowledged).size).toBe(carts.length);
  expect(await audit(db, { units, acknowledged })).toEqual([]);
});
