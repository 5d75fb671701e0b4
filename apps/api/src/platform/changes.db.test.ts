import { expect, test } from 'vitest';
import { useDatabase } from '../../test/database.ts';
import { build } from '../app.ts';
import { createPool } from './db.ts';

const database = useDatabase();
/** What a connection that is being opened is waited for, in ms. */
const PATIENCE = 1_500;

test('a process that is busy for long while it starts hears of changes at once when it is ready', async () => {
  const db = createPool({ url: database.url, connectTimeout: PATIENCE });
  const said: string[] = [];
  const app = await build({ db, logger: { level: 'warn', stream: { write: (line) => void said.push(line) } } });
  for (const end = performance.now() + PATIENCE + 100; performance.now() < end;);
  const { statusCode } = await app.inject('/readyz'); // answered when it hears, or could not
  await app.close();
  await db.end();
  expect([statusCode, said]).toEqual([200, []]);
});
