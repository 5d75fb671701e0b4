import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPool } from '../../api/src/platform/pool.ts';
import { sendLater } from '../../api/src/platform/messages.ts';
import { publish } from '../../api/src/platform/publish.ts';
import { useDatabase } from '../../api/test/database.ts';
import { howOften } from '../../api/test/how-often.ts';
import { startProcess } from './processes.ts';

// Starts whole processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const ROUNDS = howOften(2, 5);
/** Relays killed in each round, each with a message of its own. */
const RELAYS = 10;
/** Mails, and as many internal events, that wait besides when the last relay starts. */
const MORE = 25;
const database = useDatabase();
const db = createPool({ url: database.url, max: 4 });

/** Received mails: how often each Message-ID came. */
const read = new Map<string, number>();
const server = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  logger: false,
  onData: (stream, _session, done) => {
    let raw = '';
    stream.on('data', (chunk: Buffer) => (raw += chunk.toString()));
    stream.on('end', () => {
      const id = /^Message-ID: (.+)$/im.exec(raw)?.[1]?.trim() ?? '';
      read.set(id, (read.get(id) ?? 0) + 1);
      done();
    });
  },
});
server.on('error', () => {}); // of connections after the other end was killed

/** Blocks the marking as sent while its round lasts: by then the message was accepted. */
const HOLD_MARKS = `
  create table effect (message bigint not null);
  create function platform.hold_mark() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock_shared((old.payload->>''subject'')::int); return new; end';
  create trigger hold_mark before update on platform.outbox for each row when (new.done_at is not null)
    execute function platform.hold_mark()`;

beforeAll(async () => {
  await db.query(HOLD_MARKS);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
});
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await db.end();
});

function startRelay() {
  const { port } = server.server.address() as AddressInfo; // as: it listens on TCP
  return startProcess('apps/server/test/relay.ts', [], {
    DATABASE_URL: database.url,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });
}

/** Queues as many mails and as many internal events. */
async function publishEvents(round: number, count: number): Promise<void> {
  const subject = String(round);
  for (let n = 0; n < count; n += 1) {
    await sendLater(db, { channel: 'email', to: 'rosa@example.com', subject, text: `Pedido ${n}` });
    await publish(db, 'test.happened', { subject });
  }
}

async function count(text: string): Promise<number> {
  const { rows } = await db.query<{ n: number }>(`select count(*)::int as n from ${text}`);
  return rows[0]?.n ?? -1;
}
const MARKING = `pg_stat_activity where datname = current_database()
  and query like 'with written as %update platform.outbox set done_at%'`;
/** Connections of relays blocked at the marking, including those of killed relays. */
const countMarking = (also = '') => count(`${MARKING} ${also}`);
const countWaiting = () => count('platform.outbox where done_at is null');

/** Kills ten relays, each after its message was accepted and before it is marked as sent. */
async function killAll(round: number): Promise<void> {
  const tx = await db.connect();
  try {
    await tx.query('begin');
    await tx.query('set local idle_in_transaction_session_timeout = 0');
    await tx.query('select pg_advisory_xact_lock($1)', [round]);
    const relays = Array.from({ length: RELAYS }, startRelay);
    await vi.waitUntil(async () => (await countMarking(`and wait_event = 'advisory'`)) === RELAYS, {
      interval: 20,
      timeout: 120_000,
    });
    await Promise.all(relays.map((relay) => relay.kill('SIGKILL')));
    expect(relays.map(({ output }) => output()).join('')).toBe('');
    // the commit came with the mark, so PostgreSQL would complete it
    await db.query(`select pg_terminate_backend(pid) from ${MARKING}`);
  } finally {
    await tx.query('rollback');
    tx.release();
  }
  await vi.waitUntil(async () => (await countMarking()) === 0, { interval: 20, timeout: 60_000 });
}

test('after kills between sending and marking, every message arrives at most twice with one id, and internal events take effect once · W5', async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    await publishEvents(round, RELAYS / 2);
    await killAll(round);
  }
  const killed = (ROUNDS * RELAYS) / 2;
  expect(read.size).toBe(killed);

  await publishEvents(ROUNDS + 1, MORE);
  const backlog = await countWaiting();
  expect(backlog).toBe(RELAYS + 2 * MORE);
  const relay = startRelay();
  await vi.waitUntil(async () => (await countWaiting()) < backlog, { interval: 20, timeout: 60_000 });
  await vi.waitUntil(async () => (await countWaiting()) === 0, { interval: 20, timeout: 60_000 });
  await relay.kill('SIGTERM');

  // those of the killed relays came twice, with the same id
  const times = [...read.values()];
  expect([times.filter((n) => n === 2).length, times.filter((n) => n === 1).length]).toEqual([killed, MORE]);
  expect(times).toHaveLength(killed + MORE);
  expect(await count('(select distinct message from effect) e')).toBe(killed + MORE);
  expect(await count('effect')).toBe(killed + MORE);
});
