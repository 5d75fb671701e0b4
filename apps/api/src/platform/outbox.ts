import { statement } from './db.ts';
import { type Database, type Transaction, inTransaction } from './transaction.ts';

/** What happened, for whoever listens. A message is written in the transaction of its cause and handled at least once. */
export interface Message {
  id: string;
  topic: string;
  payload: unknown;
}

/** What a listener throws when no other try can go better: the message is set aside at once. */
export class Hopeless extends Error {}

/** What a listener throws when whom it asked said from when on to ask again: it counts as a try. */
export class NotYet extends Error {
  readonly seconds: number;

  constructor(words: string, seconds: number) {
    super(words);
    this.seconds = Math.min(Math.max(seconds, 0), LONGEST_WAIT);
  }
}

export type Listener = (tx: Transaction, message: Message) => Promise<void>;

/** Several who listen to one topic: all of them hear a message, or it comes again. */
export const inTurn =
  (...listeners: Listener[]): Listener =>
  async (tx, message) => {
    for (const listen of listeners) await listen(tx, message);
  };

const MOST_TRIES = 5;
/** In seconds, whatever is asked of us. */
const LONGEST_WAIT = 60 * 60;
/** In ms. */
const CLEAN_EVERY = 60 * 60_000;

const insertMessage = statement<never, [topic: string, payload: string, notBefore: Date | null]>(
  'platform.insert_message',
  `insert into platform.outbox (topic, payload, available_at) values ($1, $2, coalesce($3::timestamptz, now()))`,
);
const claimMessage = statement<Message, [topics: string[]]>(
  'platform.claim_message',
  `select id, topic, payload from platform.outbox
   where done_at is null and failed_at is null and available_at <= now() and topic = any($1)
   order by available_at, id limit 1 for update skip locked`,
);
/** What is said to a person (`message.…`) is personal, and holds codes: once it is out it is not kept. */
const finishMessage = statement<never, [id: string]>(
  'platform.finish_message',
  `update platform.outbox set done_at = now(), attempts = attempts + 1,
     payload = case when topic like 'message.%' then '{}' else payload end
   where id = $1`,
);
/** Waits longer after each failure; after the last it is set aside, so that one bad message never holds the others. */
const postponeMessage = statement<{ isAside: boolean }, [id: string, reason: string, most: number, seconds: number]>(
  'platform.postpone_message',
  `update platform.outbox set attempts = attempts + 1, last_error = left($2, 500),
     available_at = now() + interval '1 second' * greatest(power(4, attempts), $4::int),
     failed_at = case when attempts + 1 >= $3 then now() end,
     payload = case when attempts + 1 >= $3 and topic like 'message.%' then '{}' else payload end
   where id = $1 returning failed_at is not null as "isAside"`,
);

/** What was handled is kept a month, to see what happened; what was set aside stays until somebody looks at it. */
const removeHandled = statement<{ id: string }>(
  'platform.remove_handled_messages',
  `delete from platform.outbox where id in (
     select id from platform.outbox where done_at < now() - interval '30 days' limit 500 for update skip locked)
   returning id`,
);

/** Removes messages that were handled a month ago, a few hundred at a time. */
export async function removeHandledMessages(db: Database): Promise<void> {
  while ((await removeHandled(db)).length > 0);
}

/** Writes a message that leaves when the transaction commits, and never if it does not; with `notBefore` not until then. */
export async function publish(
  tx: Database | Transaction,
  topic: string,
  payload: Record<string, unknown>,
  notBefore: Date | null = null,
): Promise<void> {
  await insertMessage(tx, topic, JSON.stringify(payload), notBefore);
}

const readQueue = statement<{ waiting: number; oldest: number }>(
  'platform.read_outbox_queue',
  `select count(*)::int as waiting, coalesce(extract(epoch from now() - min(available_at)), 0)::float8 as oldest
   from platform.outbox where done_at is null and failed_at is null and available_at <= now()`,
);

/** How many messages are due and not handled, and for how many seconds the oldest of them has been. */
export async function outboxQueue(db: Database): Promise<{ waiting: number; oldest: number }> {
  const [queue] = await readQueue(db);
  return queue ?? { waiting: 0, oldest: 0 };
}

export interface Relay {
  /** Handles everything that waits, then resolves. */
  drain(): Promise<void>;
  /** Finishes the message in hand, and leaves those behind it to whoever comes next. */
  stop(): Promise<void>;
}

/** Is told what went wrong, and with which message; `isAside`: that one is not tried again. */
type OnFailure = (error: unknown, message?: Message, isAside?: boolean) => void;

interface RelayOptions {
  /** How often it looks, in ms. */
  everyMs?: number;
  /** Whether jobs may run now; always unless given. */
  mayRun?: (() => Promise<boolean>) | undefined;
}

const always = () => Promise.resolve(true);

/** Hands waiting messages to their listeners, one at a time, each in a transaction with its listener's writes. */
export function startRelay(
  db: Database,
  listeners: Record<string, Listener>,
  onFailure: OnFailure,
  { everyMs = 1_000, mayRun = always }: RelayOptions = {},
): Relay {
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;
  let told = '';
  // The next tick tries again; what goes on for long is told once.
  const fail = (error: unknown) => {
    if (String(error) !== told) onFailure(error);
    told = String(error);
  };
  const handleAll = async () => {
    while (!isStopped && (await mayRun()) && (await handleOne(db, listeners, onFailure)));
  };
  const drain = () => {
    running = running.then(handleAll).then(() => {
      told = '';
    }, fail);
    return running;
  };
  const timer = setInterval(() => void drain(), everyMs);
  timer.unref();
  const cleaning = setInterval(() => {
    running = running.then(async () => void ((await mayRun()) && (await removeHandledMessages(db)))).catch(fail);
  }, CLEAN_EVERY);
  cleaning.unref();
  return {
    drain,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      clearInterval(cleaning);
      await running;
    },
  };
}

async function handleOne(db: Database, listeners: Record<string, Listener>, onFailure: OnFailure): Promise<boolean> {
  let claimed: Message | undefined;
  try {
    return await inTransaction(db, async (tx) => {
      [claimed] = await claimMessage(tx, Object.keys(listeners));
      if (!claimed) return false;
      await listeners[claimed.topic]?.(tx, claimed);
      await finishMessage(tx, claimed.id);
      return true;
    });
  } catch (error) {
    if (!claimed) throw error;
    const seconds = error instanceof NotYet ? Math.ceil(error.seconds) : 0;
    const tries = error instanceof Hopeless ? 1 : MOST_TRIES;
    const [postponed] = await postponeMessage(db, claimed.id, String(error), tries, seconds);
    onFailure(error, claimed, postponed?.isAside);
    return true;
  }
}
