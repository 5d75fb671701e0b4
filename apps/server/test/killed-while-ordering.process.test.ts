import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPool } from '../../api/src/platform/pool.ts';
import { audit, countUnits } from '../../api/test/audit.ts';
import { useDatabase } from '../../api/test/database.ts';
import { howOften } from '../../api/test/how-often.ts';
import { writeCarts } from '../../api/test/make-carts.ts';
import { makeProduct } from '../../api/test/make-products.ts';
import { makePlaces } from '../../api/test/make.ts';
import {
  type HeldOrder,
  installBlockingTriggers,
  makeHeldOrders,
  waitUntilAllBlocked,
  whileBlocked,
} from './held-orders.ts';
import { type StartedApi, startApi, temporaryHome } from './processes.ts';

// Starts whole processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

/** Kills in each test. The first test kills eight orders at a time, one at each step. */
const KILLS = howOften(3, 20);
const database = useDatabase();
const db = createPool({ url: database.url, max: 4 });
beforeAll(async () => {
  await makePlaces(db);
  await installBlockingTriggers(db);
});
afterAll(() => db.end());

const start = (home: string): Promise<StartedApi> => startApi(home, database.url);

interface Cart {
  cartId: string;
  customerId: string;
}

/** The order in the response to the buyer; undefined when no response came. A 503 is retried. */
async function order(server: StartedApi, token: string, cart: Cart): Promise<string | undefined> {
  try {
    const answer = await fetch(`${server.address}/api/purchase/order/create?customerId=${cart.customerId}`, {
      method: 'POST',
      headers: { token, 'content-type': 'application/json' },
      body: JSON.stringify({ cartId: cart.cartId }),
    });
    const { results } = (await answer.json()) as { results?: { orderId: string } }; // as: the contract's answer
    if (answer.status === 503) return await order(server, token, cart);
    if (!results) throw new Error(`ordering was answered with ${answer.status}`);
    return results.orderId;
  } catch (error) {
    if (error instanceof TypeError) return undefined; // the connection was cut
    throw error;
  }
}

/** Repeats every request twice: each cart has one order, and an acknowledged one stays the same. */
async function repeatRequests(
  server: StartedApi,
  token: string,
  carts: readonly Cart[],
  acknowledged: ReadonlyMap<Cart, string>,
) {
  const again = await Promise.all(carts.map((cart) => order(server, token, cart)));
  expect(await Promise.all(carts.map((cart) => order(server, token, cart)))).toEqual(again);
  expect(again).toEqual(carts.map((cart) => acknowledged.get(cart) ?? expect.any(String)));
  return again.filter((id) => id !== undefined);
}

async function ordersOf(carts: readonly Cart[]): Promise<number> {
  const { rows } = await db.query('select 1 from purchase.order where cart_id = any($1)', [
    carts.map(({ cartId }) => cartId),
  ]);
  return rows.length;
}

test('killed at each step of placing an order: it exists whole or not at all, and a retry leaves exactly one · F1', async () => {
  const home = temporaryHome();
  let server = await start(home);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { token, held } = await makeHeldOrders(db);
    const units = await countUnits(db);
    await whileBlocked(db, held, async () => {
      const answers = held.map((cart) => order(server, token, cart));
      await waitUntilAllBlocked(db, held);
      await server.running.kill('SIGKILL');
      expect(await Promise.all(answers)).toEqual(held.map(() => undefined));
    });
    server = await start(home);
    // the commit is sent with the last two statements, so PostgreSQL may complete these
    const isSent = ({ step }: HeldOrder) => ['writes the order', 'tells of it', 'commits'].includes(step);
    expect(await ordersOf(held.filter((one) => !isSent(one)))).toBe(0);
    const acknowledged = await repeatRequests(server, token, held, new Map());
    expect(await audit(db, { units, acknowledged })).toEqual([]);
  }
});

test('killed at any moment during many orders: acknowledged orders exist once, the others at most once, and once after a retry · F1', async () => {
  const home = temporaryHome();
  let server = await start(home);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const soap = await makeProduct(db, { stock: 99 });
    const { token, written: carts } = await writeCarts(db, Array(24).fill([[soap, 2]]));
    const units = await countUnits(db);
    const acknowledged = new Map<Cart, string>();
    const buying = carts.map(async (cart, n) => {
      await pause(n * 5);
      const id = await order(server, token, cart);
      if (id !== undefined) acknowledged.set(cart, id);
    });
    await vi.waitUntil(() => acknowledged.size > 2 + kill, { interval: 1, timeout: 60_000 });
    await pause(Math.random() * 10);
    await server.running.kill('SIGKILL');
    await Promise.all(buying);
    expect(acknowledged.size).toBeLessThan(carts.length);
    server = await start(home);
    const repeated = await repeatRequests(server, token, carts, acknowledged);
    expect(await ordersOf(carts)).toBe(carts.length);
    expect(await audit(db, { units, acknowledged: repeated })).toEqual([]);
  }
});
