import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { shareRuns } from './share-runs.ts';
import type { Database } from './transaction.ts';

/** A committed change: the table and the ids of its products or sessions; null when it names none. */
export interface CommittedChange {
  table: string;
  ids: readonly string[] | null;
}

/** A cache that follows committed changes of its tables. */
export interface ChangeListener {
  changed(change: CommittedChange): void;
  /** Changes may have been missed, so caches must be dropped. Also called when listening begins. */
  missed(): void;
}

/** Notifies about committed changes of cached tables, made by any process. */
export interface Changes {
  subscribe(listener: ChangeListener): void;
  /** Starts to listen. Call it when everything is loaded: while the event loop is blocked, opening the connection would time out. */
  start(): void;
  /** Whether changes are received as they commit. */
  isListening(): boolean;
  /** Resolves when all changes committed before the call were delivered, if changes are received at all. */
  deliverPending(): Promise<void>;
  /** Resolves when listening began, or the first attempt failed. */
  started: Promise<void>;
  stop(): Promise<void>;
}

const CHANNEL = 'tonalia_change';
/** The delay between attempts to listen again, in ms: doubled each time, with random jitter. */
const FIRST_WAIT = 100;
const LONGEST_WAIT = 10_000;
/** Timeout of a response, in ms. Beyond it the connection counts as lost, whatever TCP says. */
const RESPONSE_TIMEOUT = 3_000;
const HEARTBEAT = 10_000;

/** Listens from `begin` on with its own connection, because pool connections come and go. A lost connection is opened again. */
export function listenForChanges(db: Database, onFailure: (error: unknown) => void): Changes {
  const listeners: ChangeListener[] = [];
  const stopped = new AbortController();
  const { promise: started, resolve: resolveStarted } = Promise.withResolvers<void>();
  let listening: pg.Client | undefined;

  const onNotification = ({ payload = '' }: pg.Notification): void => {
    const change = parse(payload);
    if (change) for (const listener of listeners) listener.changed(change);
  };
  const listen = async (): Promise<void> => {
    const client = open(db, onNotification);
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      await checkDelivery(client);
      if (stopped.signal.aborted) return;
      listening = client;
      for (const listener of listeners) listener.missed();
      resolveStarted();
      await untilEnded(client, ended);
    } finally {
      listening = undefined;
      await client.end().catch(() => {});
    }
  };
  const listenUntilStopped = async (): Promise<void> => {
    for (let wait = FIRST_WAIT; !stopped.signal.aborted; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      const since = Date.now();
      await listen().catch((error: unknown) => stopped.signal.aborted || onFailure(error));
      resolveStarted();
      if (Date.now() - since > LONGEST_WAIT) wait = FIRST_WAIT;
      await pause(wait * (0.5 + Math.random()), undefined, { signal: stopped.signal, ref: false }).catch(() => {});
    }
  };
  let running: Promise<void> | undefined;

  return {
    subscribe: (listener) => void listeners.push(listener),
    start: () => void (running ??= listenUntilStopped()),
    isListening: () => listening !== undefined,
    deliverPending: shareRuns(async () => {
      const client = listening;
      // PostgreSQL sends pending notifications before it completes a query.
      await client?.query('select').catch(() => client.end());
    }),
    started,
    async stop() {
      stopped.abort();
      await listening?.end().catch(() => {});
      await running;
    },
  };
}

function open(db: Database, onNotification: (message: pg.Notification) => void): pg.Client {
  const client = new pg.Client({
    ...db.options,
    application_name: 'tonalia changes',
    keepAlive: true,
    query_timeout: RESPONSE_TIMEOUT,
  });
  client.on('error', () => {}); // only its end counts
  client.on('notification', onNotification);
  return client;
}

/** Behind a transaction pooler LISTEN succeeds but no notification arrives. */
async function checkDelivery(client: pg.Client): Promise<void> {
  const token = randomUUID();
  let received = false;
  const onNotification = ({ payload }: pg.Notification): void => {
    received ||= payload === token;
  };
  client.on('notification', onNotification);
  await client.query('select pg_notify($1, $2)', [CHANNEL, token]);
  client.off('notification', onNotification);
  if (!received) throw new Error('LISTEN receives nothing: is there a transaction pooler in between?');
}

/** Checks the connection regularly: TCP may not notice a dead one. */
async function untilEnded(client: pg.Client, ended: Promise<void>): Promise<void> {
  const heartbeat = setInterval(() => void client.query('select').catch(() => client.end()), HEARTBEAT);
  heartbeat.unref();
  await ended;
  clearInterval(heartbeat);
}

/** Parses "products.version:12,15", "auth.session:" with a UUID, or "products.deal" without ids. */
function parse(payload: string): CommittedChange | undefined {
  const [, table, ids] = /^(\w+\.\w+)(?::([\da-f,-]+))?$/.exec(payload) ?? [];
  return table === undefined ? undefined : { table, ids: ids?.split(',') ?? null };
}
