import { expect, test } from 'vitest';
import { useDatabase } from '../../test/database.ts';
import { build } from '../app.ts';
import { createPool } from './pool.ts';

const database = useDatabase();
/** Timeout of opening a connection, in ms. */
const PATIENCE = 1_500;

test('a process that blocks during its start receives changes as soon as it is ready', async () => {
  const db = createPool({ url: database.url, connectTimeout: PATIENCE });
  const logLines: string[] = [];
  const app = await build({ db, logger: { level: 'warn', stream: { write: (line) => void logLines.push(line) } } });
  for (const end = performance.now() + PATIENCE + 100; performance.now() < end;);
  const { statusCode } = await app.inject('/readyz'); // responds once listening began or failed
  await app.close();
  await db.end();
  expect([statusCode, logLines]).toEqual([200, []]);
});
