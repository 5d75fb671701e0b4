import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useApi } from '../../api/test/build-app.ts';
import { makeCustomer } from '../../api/test/make.ts';
import { makeUnpaidOrder } from '../../api/test/payments.ts';
import { type Running, startProcess, waitForOutput } from './processes.ts';

const api = useApi({ hasGateway: true });
const MINUTE = 60_000;
const preload = join(import.meta.dirname, 'shift-clock.ts');

/** Starts a process on the test's database with its clock shifted by this many ms. */
function startShifted(file: string, ms: number): Running {
  return startProcess(file, [], {
    ...(ms !== 0 && { NODE_OPTIONS: `--import=${preload}`, SHIFT_MS: String(ms) }),
    DATABASE_URL: api.db.options.connectionString ?? '',
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO: 'off',
    SHOP: 'apart',
  });
}

async function startServer(ms: number): Promise<{ server: Running; address: string }> {
  const server = startShifted('apps/server/src/main.ts', ms);
  const output = await waitForOutput(server, /http:\/\/localhost:\d+/, 40_000);
  return { server, address: output.replace('localhost', '127.0.0.1') };
}

const statusOf = async (orderId: string) => {
  const { rows } = await api.db.query<{ status: string }>('select status from purchase."order" where id = $1', [
    orderId,
  ]);
  return rows[0]?.status;
};

test('a process 62 minutes ahead cancels no order that can still be paid, and logs its wrong clock', async () => {
  const { orderId } = await makeUnpaidOrder(api);
  const drained = startShifted('apps/server/test/drain-once.ts', 62 * MINUTE);
  await waitForOutput(drained, /drained/, 40_000);
  expect(await statusOf(orderId)).toBe('pending_payment');
  expect(drained.output()).toMatch(/"level":40.*"skewSeconds":3720.*ahead of PostgreSQL's: this process runs no jobs/);
  expect(drained.output()).toContain('"clock":"ahead_of_database"');
});

test('a process with the right time ends an order whose hour is over', async () => {
  const { orderId } = await makeUnpaidOrder(api);
  await api.db.query(`update purchase."order" set pay_by = now() - interval '1 second' where id = $1`, [orderId]);
  const drained = startShifted('apps/server/test/drain-once.ts', 0);
  await waitForOutput(drained, /drained/, 40_000);
  expect(await statusOf(orderId)).toBe('cancelled');
  expect(drained.output()).toContain('"clock":"ok"');
});

interface Tokens {
  tokenReturn: string;
  refreshToken: string;
}

async function refresh(address: string, token: string): Promise<Tokens & { status: number }> {
  const answer = await fetch(`${address}/api/auth/auth/refresh-token`, { headers: { 'refresh-token': token } });
  return { status: answer.status, ...((await answer.json()) as Tokens) }; // as: the contract's shape, or the status tells
}

test('a session works across a process with the right time and one an hour behind, without theft detection', async () => {
  const password = 'clave de prueba';
  const { email } = await makeCustomer(api.db, { password });
  const [right, behind] = await Promise.all([startServer(0), startServer(-60 * MINUTE)]);
  const opened = await fetch(`${behind.address}/api/auth/v3/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, client: 'app' }),
  });
  const first = (await opened.json()) as Tokens; // as: the contract's shape
  const me = (address: string, token: string) => fetch(`${address}/api/auth/auth/me`, { headers: { token } });
  // the access token of the slow process is valid for 15 minutes at the other, too
  expect((await me(right.address, first.tokenReturn)).status).toBe(200);
  const dateHeader = (await me(behind.address, first.tokenReturn)).headers.get('date') ?? '';
  expect(Math.abs(Date.parse(dateHeader) - Date.now())).toBeLessThan(30_000);

  const second = await refresh(behind.address, first.refreshToken);
  expect(second.status).toBe(200);
  // the response was lost, and the load balancer sends the retry to the other process
  expect(await refresh(right.address, first.refreshToken)).toEqual(second);
  const third = await refresh(right.address, second.refreshToken);
  expect(third.status).toBe(200);
  expect((await me(behind.address, third.tokenReturn)).status).toBe(200);

  expect(await readyz(right.address)).toMatchObject({ status: 200, body: { ok: true, checks: { clock: 'ok' } } });
  const expectedHealth = { ok: true, checks: { clock: 'behind_database' } };
  expect(await readyz(behind.address)).toMatchObject({ status: 200, body: expectedHealth });
});

async function readyz(address: string): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${address}/readyz`);
  return { status: answer.status, body: await answer.json() };
}
