import { expect, test } from 'vitest';
import { useApi } from '../../../test/build-app.ts';

const api = useApi();

const readyz = async () => {
  const answer = await api.app.inject('/readyz');
  return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], body: answer.json<object>() };
};

const databaseName = async () => {
  const { rows } = await api.db.query<{ name: string }>('select current_database() as name');
  return rows[0]?.name;
};

test('a process is ready when all its checks pass', async () => {
  const { status, body } = await readyz();
  expect([status, body]).toEqual([200, { ok: true, checks: { database: 'ok', writes: 'ok', catalogue: 'ok' } }]);
});

test('a process is not ready while its database refuses writes, gives the reason, and recovers', async () => {
  const name = await databaseName();
  const setReadOnly = async (isReadOnly: boolean) => {
    const client = await api.db.connect();
    // for the session first: a read-only session cannot alter a database
    await client.query('set default_transaction_read_only = off');
    await client.query(`alter database ${name} set default_transaction_read_only = ${isReadOnly}`);
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tonalia readiness' and datname = $1`,
      [name],
    );
    client.release(true);
  };
  await setReadOnly(true);
  await expect.poll(readyz, { timeout: 10_000 }).toEqual({
    status: 503,
    retryAfter: '1',
    body: { ok: false, checks: { database: 'ok', writes: 'read_only', catalogue: 'ok' } },
  });
  await setReadOnly(false);
  await expect.poll(async () => (await readyz()).status, { timeout: 10_000 }).toBe(200);
});
