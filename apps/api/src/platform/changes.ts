import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { together } from './together.ts';
import type { Database } from './transaction.ts';

/** What the database tells when a change commits: the table, and the products (or sessions) it is about; null when it names none. */
export interface Change {
  table: string;
  ids: readonly string[] | null;
}

export interface ChangeListener {
  changed(change: Change): void;
  /** Changes may have passed unheard, so whatever is kept is to be doubted. Also told when listening begins. */
  missed(): void;
}

/** Hears of every change of what is kept in memory, from whatever process it comes. */
export interface Changes {
  tell(listener: ChangeListener): void;
  /**
   * Begins to listen. To be called when all is loaded: a process too busy to see that its connection was opened takes it for one
   * that could not be.
   */
  begin(): void;
  /** Whether changes are heard as they commit. */
  isHearing(): boolean;
  /** When everything that committed before this call was told, if it can be heard at all. */
  caughtUp(): Promise<void>;
  /** When listening began, or the first attempt to failed. */
  begun: Promise<void>;
  stop(): Promise<void>;
}

const CHANNEL = 'tonalia_change';
/** Waits between attempts to listen again, in ms: twice as long each time, and not all processes at once. */
const FIRST_WAIT = 100;
const LONGEST_WAIT = 10_000;
/** In ms. An answer that takes longer means that the connection is gone, whatever TCP still believes. */
const PATIENCE = 3_000;
const HEARTBEAT = 10_000;

/** Listens, once it is told to begin, on a connection of its own, for a pool's connections come and go. Losing it ends nothing: it is opened again. */
export function listenForChanges(db: Database, onFailure: (error: unknown) => void): Changes {
  const listeners: ChangeListener[] = [];
  const stopped = new AbortController();
  const { promise: begun, resolve: hasBegun } = Promise.withResolvers<void>();
  let listening: pg.Client | undefined;

  const hear = ({ payload = '' }: pg.Notification): void => {
    const change = parse(payload);
    if (change) for (const listener of listeners) listener.changed(change);
  };
  const listen = async (): Promise<void> => {
    const client = open(db, hear);
    const gone = new Promise<void>((resolve) => client.once('end', resolve));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      await provesToHear(client);
      if (stopped.signal.aborted) return;
      listening = client;
      for (const listener of listeners) listener.missed();
      hasBegun();
      await untilGone(client, gone);
    } finally {
      listening = undefined;
      await client.end().catch(() => {});
    }
  };
  const keepListening = async (): Promise<void> => {
    for (let wait = FIRST_WAIT; !stopped.signal.aborted; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      const since = Date.now();
      await listen().catch((error: unknown) => stopped.signal.aborted || onFailure(error));
      hasBegun();
      if (Date.now() - since > LONGEST_WAIT) wait = FIRST_WAIT;
      await pause(wait * (0.5 + Math.random()), undefined, { signal: stopped.signal, ref: false }).catch(() => {});
    }
  };
  let kept: Promise<void> | undefined;

  return {
    tell: (listener) => void listeners.push(listener),
    begin: () => void (kept ??= keepListening()),
    isHearing: () => listening !== undefined,
    caughtUp: together(async () => {
      const client = listening;
      // PostgreSQL sends what it has to tell before it says that it is done with a question.
      await client?.query('select').catch(() => client.end());
    }),
    begun,
    async stop() {
      stopped.abort();
      await listening?.end().catch(() => {});
      await kept;
    },
  };
}

function open(db: Database, hear: (message: pg.Notification) => void): pg.Client {
  const client = new pg.Client({
    ...db.options,
    application_name: 'tonalia changes',
    keepAlive: true,
    query_timeout: PATIENCE,
  });
  client.on('error', () => {}); // its end is what counts
  client.on('notification', hear);
  return client;
}

/** A pooler that hands connections round takes LISTEN and never tells anything. */
async function provesToHear(client: pg.Client): Promise<void> {
  const sign = randomUUID();
  let heard = false;
  const hear = ({ payload }: pg.Notification): void => {
    heard ||= payload === sign;
  };
  client.on('notification', hear);
  await client.query('select pg_notify($1, $2)', [CHANNEL, sign]);
  client.off('notification', hear);
  if (!heard) throw new Error('LISTEN hears nothing: is there a pooler between that shares connections?');
}

/** A connection may be dead without anybody saying so: it is asked now and then. */
async function untilGone(client: pg.Client, gone: Promise<void>): Promise<void> {
  const beat = setInterval(() => void client.query('select').catch(() => client.end()), HEARTBEAT);
  beat.unref();
  await gone;
  clearInterval(beat);
}

/** "products.version:12,15", "auth.session:" and a UUID, or without ids "products.deal". */
function parse(payload: string): Change | undefined {
  const [, table, ids] = /^(\w+\.\w+)(?::([\da-f,-]+))?$/.exec(payload) ?? [];
  return table === undefined ? undefined : { table, ids: ids?.split(',') ?? null };
}
