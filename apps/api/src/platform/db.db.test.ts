import type { PoolClient } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { useDatabase } from '../../test/database.ts';
import { statement } from './db.ts';
import { createPool } from './pool.ts';
import { inTransaction } from './transaction.ts';

declare module './statements.gen.ts' {
  // Only this file has these.
  interface StatementTypes {
    'test.divide': { row: { result: number }; params: [{ dividend: number; divisor: number }] };
    'test.halve': { row: { result: number }; params: [{ number: number }] };
    'test.twice': { row: { result: number }; params: [] };
  }
}

const database = useDatabase();
const db = createPool({ url: database.url, max: 2 });
afterAll(() => db.end());

test('a connection that dies between two statements fails only its transaction', async () => {
  let connection: PoolClient | undefined;
  db.once('acquire', (client) => (connection = client));
  const lost = inTransaction(db, async (tx) => {
    const { rows } = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
    const ended = new Promise((resolve) => connection?.once('end', resolve));
    await db.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;
    return tx.query('select 1');
  });
  await expect(lost).rejects.toThrow(/not queryable|terminat/);
  expect((await db.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a statement gets its parameters by name, in any order', async () => {
  const divide = statement('test.divide', 'select $dividend::int / $divisor::int + 0 * $dividend::int as result');
  expect(divide.text).toBe('select $1::int / $2::int + 0 * $1::int as result');
  expect(await divide(db, { divisor: 3, dividend: 12 })).toEqual([{ result: 4 }]);
});

test('a name missing in the parameters or in the text is refused by the compiler', () => {
  const halve = statement('test.halve', 'select $number::int / 2 as result');
  const mistakes = [
    // @ts-expect-error the text uses `number`
    () => halve(db, {}),
    // @ts-expect-error the text does not use `by`
    () => halve(db, { number: 12, by: 3 }),
  ];
  expect(mistakes).toHaveLength(2);
});

test('two statements of one name are refused when the second is defined', () => {
  statement('test.twice', 'select 1 as result');
  expect(() => statement('test.twice', 'select 2 as result')).toThrow('two statements are named test.twice');
});
