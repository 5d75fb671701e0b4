import { afterAll, expect, test } from 'vitest';
import { createPool } from '../src/platform/pool.ts';
import { useDatabase } from './database.ts';
import { ownStatements } from './own-statements.ts';

const database = useDatabase();
const db = createPool({ url: database.url, max: 1 });
afterAll(() => db.end());

test('a statement that waited for a connection counts for its caller, not for the work that released the connection', async () => {
  const busy = await db.connect();
  const others = db.query('select 1 as others');
  const statements = ownStatements(async () => {
    await db.query('select 2 as own');
    await db.query('select 3 as own');
  });
  const later = db.query('select 4 as others');
  busy.release();
  await Promise.all([others, later]);
  expect(await statements).toEqual(['select 2 as own', 'select 3 as own']);
});
