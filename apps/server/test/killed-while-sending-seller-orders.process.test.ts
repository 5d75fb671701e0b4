import { setTimeout as pause } from 'node:timers/promises';
import { seeded } from '@tonalia/demo/random';
import type { SellerOrderRequest } from '@tonalia/contract/seller-orders';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPool } from '../../api/src/platform/pool.ts';
import { audit, countUnits } from '../../api/test/audit.ts';
import { useDatabase } from '../../api/test/database.ts';
import { howOften } from '../../api/test/how-often.ts';
import { makeProduct } from '../../api/test/make-products.ts';
import { assignCustomer, makeAddress, makeCustomer, makePlaces, makeSeller, makeToken } from '../../api/test/make.ts';
import {
  asks,
  type HeldSellerOrder,
  installSellerOrderTriggers,
  makeHeldSellerOrders,
  sellerOrder,
  waitUntilAllHeld,
  whileHeld,
} from './held-seller-orders.ts';
import { type StartedApi, startApi, temporaryHome } from './processes.ts';

// Starts whole processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 7_200_000 });

/** Kills of the server in each test. The first test kills ten orders at a time, one at each step. */
const KILLS = howOften(3, 100);
const database = useDatabase();
const db = createPool({ url: database.url, max: 4, statementTimeout: 60_000 });
beforeAll(async () => {
  await makePlaces(db);
  await installSellerOrderTriggers(db);
});
afterAll(() => db.end());

/** Reads the rules with the statistics of the rows so far: after a hundred kills, plans for an empty database take seconds. */
async function auditOf(facts: Parameters<typeof audit>[1]) {
  await db.query('analyze');
  return audit(db, facts);
}

const start = (home: string): Promise<StartedApi> => startApi(home, database.url);

/** "200 ID", or the code of the refusal; undefined when no response came. A 503 is retried. */
async function post(server: StartedApi, token: string, path: string, body: object): Promise<string | undefined> {
  try {
    const answer = await fetch(`${server.address}/api/purchase/seller-orders${path}`, {
      method: 'POST',
      headers: { token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { code, results } = (await answer.json()) as { code?: string; results?: { orderId: string } }; // as: the contract's answer
    if (answer.status === 503) return await post(server, token, path, body);
    return results ? `200 ${results.orderId}` : code;
  } catch (error) {
    if (error instanceof TypeError) return undefined; // the connection was cut
    throw error;
  }
}

const ANSWER = { revision: 1, choices: [{ line: 1, choice: 'fewer' }], expectedTotal: 10_000 };

/** What a phone sends at a step: its order, or the answer to the questions of it. */
const push = (server: StartedApi, token: string, { step, request }: HeldSellerOrder) =>
  step === 'settles an answer'
    ? post(server, token, `/${request.clientOrderId}/answer`, ANSWER)
    : post(server, token, '', request);

/** Orders and kept ids of these requests. */
async function keptOf(requests: readonly SellerOrderRequest[]): Promise<{ orders: number; waiting: number }> {
  const { rows } = await db.query<{ orders: number; waiting: number }>(
    `select (select count(*)::int from purchase.order where customer_id = any($1)) as orders,
       (select count(*)::int from purchase.seller_order where customer_id = any($1) and status = 'waits') as waiting`,
    [requests.map(({ customerId }) => customerId)],
  );
  return rows[0] ?? { orders: -1, waiting: -1 };
}

test('killed at each step of an order of a phone, its answer lost: a retry leaves one order, or one draft (SEL-104)', async () => {
  const home = temporaryHome();
  let server = await start(home);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { token, held } = await makeHeldSellerOrders(db);
    const units = await countUnits(db);
    for (const { step, request } of held)
      if (step === 'settles an answer') expect(await post(server, token, '', request)).toBe('ORDER_ASKS');
    await whileHeld(db, held, async () => {
      const answers = held.map((one) => push(server, token, one));
      await waitUntilAllHeld(db, held);
      await server.running.kill('SIGKILL');
      expect(await Promise.all(answers)).toEqual(held.map(() => undefined));
    });
    server = await start(home);
    const again = await Promise.all(held.map((one) => push(server, token, one)));
    expect(await Promise.all(held.map((one) => push(server, token, one)))).toEqual(again);
    const isDraft = ({ step }: HeldSellerOrder) => step === 'keeps its questions';
    expect(again).toEqual(held.map((one) => (isDraft(one) ? 'ORDER_ASKS' : expect.stringMatching(/^200 /))));
    const requests = held.map(({ request }) => request);
    expect(await keptOf(requests)).toEqual({ orders: held.length - 1, waiting: 1 });
    expect(held.filter(({ step }) => asks(step))).toHaveLength(2);
    expect(await auditOf({ units, acknowledged: idsIn(again) })).toEqual([]);
  }
});

test('killed at any moment while phones send: acknowledged orders exist once, and all of them after a retry (SEL-104)', async () => {
  const home = temporaryHome();
  let server = await start(home);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const soap = await makeProduct(db, { stock: 99, price: 10_000 });
    const { token, requests } = await makeRequests(24, (customer) => sellerOrder(customer, soap));
    const units = await countUnits(db);
    const acknowledged = new Map<SellerOrderRequest, string>();
    const random = seeded(`kill ${kill}`);
    const sending = requests.map(async (request, n) => {
      await pause(n * 5 + random.whole(0, 4));
      const answer = await post(server, token, '', request);
      if (answer !== undefined) acknowledged.set(request, answer);
    });
    await vi.waitUntil(() => acknowledged.size > 2 + (kill % 12), { interval: 1, timeout: 60_000 });
    await pause(random.whole(0, 10));
    await server.running.kill('SIGKILL');
    await Promise.all(sending);
    expect(acknowledged.size).toBeLessThan(requests.length);
    server = await start(home);
    const again = await Promise.all(requests.map((request) => post(server, token, '', request)));
    expect(again).toEqual(requests.map((one) => acknowledged.get(one) ?? expect.stringMatching(/^200 /)));
    expect(await keptOf(requests)).toEqual({ orders: requests.length, waiting: 0 });
    expect(await auditOf({ units, acknowledged: idsIn(again) })).toEqual([]);
  }
});

const idsIn = (answers: readonly (string | undefined)[]): string[] =>
  answers.flatMap((answer) => (answer?.startsWith('200 ') ? [answer.slice(4)] : []));

/** Orders for as many customers of one seller. */
async function makeRequests(
  count: number,
  requestFor: (customer: { customerId: string; addressId: string }) => SellerOrderRequest,
) {
  const seller = await makeSeller(db);
  const requests: SellerOrderRequest[] = [];
  for (let n = 0; n < count; n += 1) {
    const { customerId } = await makeCustomer(db);
    await assignCustomer(db, customerId, seller.identityId);
    requests.push(requestFor({ customerId, addressId: await makeAddress(db, customerId) }));
  }
  return { token: await makeToken(db, seller), requests };
}
