import { expect, test } from 'vitest';
import { useDatabase } from '../../test/database.ts';
import { build } from '../app.ts';
import { type CommittedChange, listenForChanges } from './changes.ts';
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

test('a committed change reaches those who follow its table', async () => {
  const db = createPool({ url: database.url });
  const seen: CommittedChange[] = [];
  const changes = listenForChanges(db, () => {});
  changes.subscribe({ changed: (change) => void seen.push(change), missed: () => {} });
  changes.start();
  await changes.started;
  expect(changes.isListening()).toBe(true);
  await db.query(`select pg_notify('tonalia_change', 'products.version:12,15')`);
  await changes.deliverPending();
  await changes.stop();
  await db.end();
  expect(seen).toEqual([{ table: 'products.version', ids: ['12', '15'] }]);
  expect(changes.isListening()).toBe(false);
});
