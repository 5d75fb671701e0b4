import { type OfficeJob, jobFilePath } from '@tonalia/contract/office-jobs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPool } from '../../api/src/platform/pool.ts';
import { useDatabase } from '../../api/test/database.ts';
import { writeCarts } from '../../api/test/make-carts.ts';
import { makeOperator } from '../../api/test/make-operator.ts';
import { makeProduct } from '../../api/test/make-products.ts';
import { makePlaces } from '../../api/test/make.ts';
import { copyOrders } from './many-orders.ts';
import { type StartedApi, startApi, temporaryHome } from './processes.ts';

// Starts whole processes, and another one takes a job over after half a minute.
vi.setConfig({ testTimeout: 300_000 });

const database = useDatabase();
const db = createPool({ url: database.url, max: 4 });

/** Blocks the note of a job's second step while the test holds the lock: by then the step is done. */
const HOLD_NOTES = `
  create function office.hold_note() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock_shared(12); return new; end';
  create trigger hold_note before update on office.job for each row when (old.done > 0 and new.done > old.done)
    execute function office.hold_note()`;
const NOTING = `pg_stat_activity where datname = current_database() and wait_event = 'advisory' and query like '%update office.job set done%'`;

beforeAll(async () => {
  await makePlaces(db);
  await db.query(HOLD_NOTES);
});
afterAll(() => db.end());

const start = (home: string): Promise<StartedApi> => startApi(home, database.url);

/** An order that a customer places, to be copied. */
async function placeOrder({ address }: StartedApi): Promise<string> {
  const soap = await makeProduct(db, { stock: 9 });
  const { token, written } = await writeCarts(db, [[[soap, 2]]]);
  const [cart] = written;
  const answer = await fetch(`${address}/api/purchase/order/create?customerId=${cart?.customerId}`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify({ cartId: cart?.cartId }),
  });
  const { results } = (await answer.json()) as { results: { orderId: string } }; // as: the contract's answer
  return results.orderId;
}

async function ask<T>({ address }: StartedApi, cookie: string, call: string, body?: object): Promise<T> {
  const [method = '', path = ''] = call.split(' ');
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json', origin: address }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { results } = (await answer.json()) as { results: T }; // as: the contract's answer
  return results;
}

/** Begins a job and kills its server after the work of the second step, before its note; another server ends the job. */
async function killInTheMiddle(server: StartedApi, home: string, cookie: string, asked: object) {
  const holder = await db.connect();
  try {
    await holder.query('begin');
    await holder.query('set local idle_in_transaction_session_timeout = 0');
    await holder.query('select pg_advisory_xact_lock(12)');
    const begun = await ask<OfficeJob>(server, cookie, 'POST /api/office/jobs', asked);
    await vi.waitUntil(async () => (await db.query(`select from ${NOTING}`)).rowCount === 1, {
      interval: 10,
      timeout: 60_000,
    });
    await server.running.kill('SIGKILL');
    // PostgreSQL would complete the note after the lock
    await db.query(`select pg_terminate_backend(pid) from ${NOTING}`);
    await holder.query('rollback');
    const { rows } = await db.query<{ state: string; done: number }>(
      'select state, done from office.job where id = $1',
      [begun._id],
    );
    expect(rows).toMatchObject([{ state: 'running' }]);
    const again = await start(home);
    const read = () => ask<OfficeJob>(again, cookie, `GET /api/office/jobs/${begun._id}`);
    await vi.waitUntil(async () => (await read()).endedAt !== null, { interval: 250, timeout: 120_000 });
    return { again, noted: rows[0]?.done ?? 0, job: await read() };
  } finally {
    holder.release();
  }
}

test('a server killed in the middle of a large move: the next one ends it, each order moves once with one message, failures say why (OFC-012)', async () => {
  const home = temporaryHome();
  const server = await start(home);
  const orderId = await placeOrder(server);
  const open = await copyOrders(db, { orderId, count: 120, status: 'preparing', part: 'preparing' });
  const unpaid = await copyOrders(db, { orderId, count: 3, status: 'pending_payment', part: 'received' });
  const { cookie } = await makeOperator(db, { role: 'operations' });
  const moving = { kind: 'orders_move', act: 'dispatch', filters: { tab: 'all' } };
  const { again, noted, job } = await killInTheMiddle(server, home, cookie, moving);
  expect(noted).toBeLessThan(open.length);
  // the order that was placed is not prepared yet
  expect(job).toMatchObject({ state: 'done', done: 124, total: 124, failed: 4 });
  expect(job.failures.map(({ code }) => code).toSorted()).toEqual([
    ...unpaid.map(() => 'ORDER_UNPAID'),
    'SHIPMENT_STEP_WRONG',
  ]);
  const once = open.map((id) => ({ id, events: 1, acts: 1, changes: 1, parts: 1 })).toSorted(byId);
  const { rows } = await db.query<(typeof once)[number]>(
    `select o.id, (select count(*)::int from purchase.order_event e where e.order_id = o.id and e.status = 'dispatched') as events,
       (select count(*)::int from platform.audit a where a.subject_id = o.id::text and a.action = 'purchase.shipment_dispatched') as acts,
       (select count(*)::int from platform.outbox m where m.topic = 'order.changed' and m.payload ->> 'orderId' = o.id::text) as changes,
       (select count(*)::int from platform.outbox m where m.topic = 'order.shipment_changed' and m.payload ->> 'orderId' = o.id::text) as parts
     from purchase.order o where o.id = any($1) and o.status = 'dispatched'`,
    [open],
  );
  expect(rows.toSorted(byId)).toEqual(once);
  await again.running.kill('SIGKILL');
});

const byId = (one: { id: string }, other: { id: string }): number => (one.id < other.id ? -1 : 1);

test('a server killed in the middle of a large export: the file of the next one has every order once (OFC-012)', async () => {
  const home = temporaryHome();
  const server = await start(home);
  const orderId = await placeOrder(server);
  await copyOrders(db, { orderId, count: 1_300, status: 'delivered', part: 'delivered' });
  const { cookie } = await makeOperator(db, { role: 'operations' });
  const asked = { kind: 'orders_export', format: 'csv', filters: { tab: 'delivered' } };
  const { again, noted, job } = await killInTheMiddle(server, home, cookie, asked);
  const { rows } = await db.query<{ code: string }>(`select code from purchase.order where status = 'delivered'`);
  expect(noted).toBeLessThan(rows.length);
  expect(job).toMatchObject({ state: 'done', done: rows.length, failed: 0 });
  const file = await fetch(`${again.address}${jobFilePath(job._id)}`, { headers: { cookie } });
  const lines = (await file.text()).trim().split(/\r?\n/).slice(1);
  const codeOf = (line: string) => /[A-Z]{2}-[0-9A-Z]+/.exec(line)?.[0] ?? '';
  expect(new Set(lines.map(codeOf))).toEqual(new Set(rows.map(({ code }) => code)));
  expect(lines).toHaveLength(rows.length);
  await again.running.kill('SIGKILL');
});
