import { afterAll, expect, test } from 'vitest';
import { useDatabase } from '../../test/database.ts';
import { statement } from './db.ts';
import { createPool } from './pool.ts';
import { inTransaction } from './transaction.ts';

const database = useDatabase();
const db = createPool({ url: database.url, max: 2 });
afterAll(() => db.end());

test('a connection that dies between two statements fails only its transaction', async () => {
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

test('a statement gets its parameters by name, in any order', async () => {
  const divide = statement<{ result: number }, { dividend: number; divisor: number }>(
    'test.divide',
    'select $dividend::int / $divisor::int + 0 * $dividend::int as result',
    ['divisor', 'dividend'],
  );
  expect(divide.text).toBe('select $2::int / $1::int + 0 * $2::int as result');
  expect(await divide(db, { dividend: 12, divisor: 3 })).toEqual([{ result: 4 }]);
});

test('a name missing in the parameters or in the text is refused when the statement is defined', () => {
  const define = (name: string, text: string) => statement<never, { id: number }>(name, text, ['id']);
  expect(() => define('test.misspelt', 'select $id::int, $ido::int')).toThrow('test.misspelt has no parameter ido');
  expect(() => define('test.unused', 'select 1')).toThrow('test.unused does not use its parameter id');
});
