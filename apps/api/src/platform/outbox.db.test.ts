import { afterAll, beforeEach, expect, test } from 'vitest';
import { useDatabase } from '../../test/database.ts';
import { createPool } from './pool.ts';
import { type Listener, type OutboxEvent, removeHandledMessages, startRelay } from './outbox.ts';
import { publish } from './publish.ts';
import { inTransaction } from './transaction.ts';

const database = useDatabase();
const db = createPool({ url: database.url });
afterAll(() => db.end());
beforeEach(() => db.query('truncate platform.outbox'));

const NEVER = 1_000_000_000;

const emit = (name: string) => inTransaction(db, (tx) => publish(tx, 'test.said', { name }));

type FailedEvent = OutboxEvent & { isAside: boolean | undefined };

/** Delivers what is due, once, and returns the failed events. */
async function relayOnce(listener: Listener): Promise<FailedEvent[]> {
  const failed: FailedEvent[] = [];
  const onFailure = (_error: unknown, message?: OutboxEvent, isAside?: boolean) => {
    if (message) failed.push({ ...message, isAside });
  };
  const relay = startRelay(db, { 'test.said': listener }, onFailure, { everyMs: NEVER });
  await relay.drain();
  await relay.stop();
  return failed;
}

const recordEvent =
  (delivered: unknown[]): Listener =>
  async (_tx, { payload }) => {
    delivered.push(payload);
  };

test('an event is handled once, in the order of writing', async () => {
  await emit('first');
  await emit('second');
  const delivered: unknown[] = [];
  await relayOnce(recordEvent(delivered));
  await relayOnce(recordEvent(delivered));
  expect(delivered).toEqual([{ name: 'first' }, { name: 'second' }]);
});

test('an event of a rolled-back transaction does not exist', async () => {
  const fault = new Error('rolled back');
  const work = inTransaction(db, async (tx) => {
    await publish(tx, 'test.said', { name: 'unsaid' });
    throw fault;
  });
  await expect(work).rejects.toBe(fault);
  const delivered: unknown[] = [];
  await relayOnce(recordEvent(delivered));
  expect(delivered).toEqual([]);
});

test('the writes of a failed listener are rolled back, its event waits, and the others are handled', async () => {
  await emit('bad');
  await emit('good');
  const delivered: unknown[] = [];
  const failed = await relayOnce(async (tx, message) => {
    await publish(tx, 'test.written', { by: message.id });
    await recordEvent(delivered)(tx, message);
    if (delivered.length === 1) throw new Error('does not work');
  });
  expect(failed.map(({ payload }) => payload)).toEqual([{ name: 'bad' }]);
  expect(delivered).toEqual([{ name: 'bad' }, { name: 'good' }]);
  const { rows } = await db.query(
    `select topic, payload->>'name' as name, attempts, done_at is not null as done, available_at > now() as waits, last_error
     from platform.outbox order by id`,
  );
  expect(rows).toMatchObject([
    { name: 'bad', attempts: 1, done: false, waits: true, last_error: 'Error: does not work' },
    { name: 'good', attempts: 1, done: true },
    { topic: 'test.written' },
  ]);
});

test('a stopping relay finishes the current event and leaves the others', async () => {
  await emit('first');
  await emit('second');
  const delivered: unknown[] = [];
  const stopped: Promise<void>[] = [];
  const listener: Listener = async (tx, message) => {
    stopped.push(relay.stop());
    await recordEvent(delivered)(tx, message);
  };
  const relay = startRelay(db, { 'test.said': listener }, () => {}, { everyMs: NEVER });
  await relay.drain();
  await Promise.all(stopped);
  expect(delivered).toEqual([{ name: 'first' }]);
  await relayOnce(recordEvent(delivered));
  expect(delivered).toEqual([{ name: 'first' }, { name: 'second' }]);
});

test('an event that failed five times is set aside and reported', async () => {
  await emit('bad');
  const fail: Listener = () => Promise.reject(new Error('does not work'));
  const isAside: (boolean | undefined)[] = [];
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    await db.query('update platform.outbox set available_at = now()');
    isAside.push(...(await relayOnce(fail)).map((failed) => failed.isAside));
  }
  expect(isAside).toEqual([false, false, false, false, true]);
  const { rows } = await db.query('select attempts, failed_at is not null as aside from platform.outbox');
  expect(rows).toEqual([{ attempts: 5, aside: true }]);
});

test('events handled a month ago are removed; waiting and set-aside events are not', async () => {
  await db.query(
    `insert into platform.outbox (topic, payload, done_at, failed_at) values
       ('test.said', '{"name":"old"}', now() - interval '31 days', null),
       ('test.said', '{"name":"recent"}', now() - interval '29 days', null),
       ('test.said', '{"name":"aside"}', null, now() - interval '90 days'),
       ('test.said', '{"name":"waiting"}', null, null)`,
  );
  await removeHandledMessages(db);
  const { rows } = await db.query(`select payload->>'name' as name from platform.outbox order by id`);
  expect(rows.map(({ name }) => name)).toEqual(['recent', 'aside', 'waiting']);
});
