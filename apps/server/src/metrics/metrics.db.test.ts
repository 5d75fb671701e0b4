import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from '../../../api/src/app.ts';
import { createPool } from '../../../api/src/platform/pool.ts';
import { measures } from '../../../api/src/platform/measures.ts';
import { publish } from '../../../api/src/platform/publish.ts';
import type { Database } from '../../../api/src/platform/transaction.ts';
import { useDatabase } from '../../../api/test/database.ts';
import { collectMetrics } from './collect.ts';
import { serveMetrics } from './serve.ts';

const database = useDatabase();
const TOKEN = 'a-token-of-the-monitoring-system';
let db: Database;
let app: FastifyInstance;

async function open(token: string | undefined, trustProxy: string[] = []): Promise<FastifyInstance> {
  const built = await build({ db, only: ['tracking', 'auth'], trustProxy });
  serveMetrics(built, collectMetrics(built, db), token);
  return built;
}

beforeAll(async () => {
  db = createPool({ url: database.url, max: 1 });
  app = await open(TOKEN);
});
afterAll(async () => {
  await app.close();
  await db.end();
});

const here = { host: 'localhost:3000' };
const read = async (): Promise<string> => (await app.inject({ url: '/metrics', headers: here })).body;

/** The value of a metric line such as `name{label="x"} 3`. */
async function valueOf(line: string): Promise<number> {
  const found = (await read()).split('\n').find((one) => one.startsWith(`${line} `));
  return Number(found?.split(' ').at(-1) ?? 0);
}

test('requests are counted by route pattern and status, and no request address is in the text', async () => {
  await app.inject({ url: '/api/auth/v3/me/addresses?customerId=secreto' });
  await app.inject({ url: '/api/auth/sessions/7b0c-secreto', method: 'DELETE' });
  await app.inject({ url: '/no-existe/secreto' });
  const text = await read();
  expect(text).toContain('http_requests_total{method="GET",route="/api/auth/v3/me/addresses",code="401"} 1');
  expect(text).toContain('http_requests_total{method="DELETE",route="/api/auth/sessions/:id",code="401"} 1');
  expect(text).toContain('http_requests_total{method="GET",route="none",code="404"} 1');
  expect(text).toContain('http_request_duration_seconds_count{route="/api/auth/sessions/:id"} 1');
  expect(text).toContain('tonalia_refusals_total{code="UNAUTHENTICATED"} 2');
  expect(text).not.toContain('secreto');
  expect(text).toMatch(/\nprocess_resident_memory_bytes \d+\n/);
  expect(text).toMatch(/\nnodejs_eventloop_lag_p99_seconds /);
});

test('requests waiting for a database connection are counted, with their waiting time', async () => {
  const before = await valueOf('tonalia_pool_wait_seconds_count');
  const held = await db.connect();
  const waits = db.query('select 1');
  expect(db.waitingCount).toBe(1);
  held.release();
  await waits;
  expect(await valueOf('tonalia_pool_wait_seconds_count')).toBeGreaterThanOrEqual(before + 2);
  expect(await valueOf('tonalia_pool_connections{state="open"}')).toBe(1);
});

test('the outbox metrics show how many messages are due and the age of the oldest', async () => {
  await publish(db, 'without.consumer', {}, new Date(Date.now() - 120_000));
  await publish(db, 'without.consumer', {}, new Date(Date.now() + 120_000));
  expect(await valueOf('tonalia_outbox_waiting')).toBe(1);
  expect(await valueOf('tonalia_outbox_oldest_seconds')).toBeGreaterThan(100);
});

test('security events are counted by name', async () => {
  measures.security.publish('payment_mismatch');
  expect(await valueOf('tonalia_security_events_total{event="payment_mismatch"}')).toBe(1);
});

test.each([
  ['another machine', '203.0.113.9', here, 404],
  ['another machine with a wrong token', '203.0.113.9', { ...here, authorization: 'Bearer x' }, 404],
  ['another machine with the token', '203.0.113.9', { ...here, authorization: `Bearer ${TOKEN}` }, 200],
  ['this machine', '127.0.0.1', here, 200],
  ['this machine by IPv6', '::ffff:127.0.0.1', here, 200],
  ['a proxy on this machine that is not trusted', '127.0.0.1', { ...here, 'x-forwarded-for': '203.0.113.9' }, 404],
  ['a page of another site in a browser here', '127.0.0.1', { host: 'evil.example' }, 404],
])('/metrics needs this machine or the token: %s', async (_, remoteAddress, headers, status) => {
  expect((await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode).toBe(status);
});

test('without a token no other machine reads the metrics, not even through a trusted proxy', async () => {
  const closed = await open(undefined, ['127.0.0.1']);
  for (const [remoteAddress, headers] of [
    ['203.0.113.9', { ...here, authorization: 'Bearer undefined' }],
    ['127.0.0.1', { ...here, 'x-forwarded-for': '203.0.113.9' }],
  ] as const)
    expect((await closed.inject({ url: '/metrics', remoteAddress, headers })).statusCode).toBe(404);
  expect((await closed.inject({ url: '/metrics', headers: here })).statusCode).toBe(200);
  await closed.close();
});
