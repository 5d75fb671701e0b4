import { afterAll, expect, test } from 'vitest';
import { useDatabase } from '../../test/database.ts';
import { createPool } from './db.ts';
import { inTransaction } from './transaction.ts';

const database = useDatabase();
const db = createPool({ url: database.url, max: 2 });
afterAll(() => db.end());

test('a connection that dies between two statements fails its transaction and nothing else', async () => {
  const lost = inTransaction(db, async (tx) => {
    const ended = new Promise((resolve) => tx.once('end', resolve));
    const { rows } = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
    await db.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;
    return tx.query('select 1');
  });
  await expect(lost).rejects.toThrow(/not queryable|terminat/);
  expect((await db.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
