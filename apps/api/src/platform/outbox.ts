import { announcement } from './announce.ts';
import { statement } from './db.ts';
import type { NewEvent } from './publish.ts';
import { type Database, type Transaction, committing, inTransaction } from './transaction.ts';

/** An outbox event. It is written in the transaction of its cause and delivered at least once. */
export interface OutboxEvent {
  id: string;
  topic: string;
  payload: unknown;
}

/** Thrown by a listener when a retry cannot succeed: the event is set aside at once. */
export class PermanentFailure extends Error {}

/** Thrown by a listener when the other side asked to retry later; it counts as a try. */
export class RetryLater extends Error {
  readonly seconds: number;

  constructor(words: string, seconds: number) {
    super(words);
    this.seconds = Math.min(Math.max(seconds, 0), LONGEST_WAIT);
  }
}

/** Handles an event. The events it returns are written with the mark that the event is handled: one statement less. */
export type Listener = (tx: Transaction, message: OutboxEvent) => Promise<readonly NewEvent[] | void>;

const MOST_TRIES = 5;
/** The longest delay of a retry in seconds, whatever the other side asks for. */
const LONGEST_WAIT = 60 * 60;
/** In ms. */
const CLEAN_EVERY = 60 * 60_000;

const claimMessage = statement<OutboxEvent, [topics: string[]]>(
  'platform.claim_message',
  `select id, topic, payload from platform.outbox
   where done_at is null and failed_at is null and available_at <= now() and topic = any($1)
   order by available_at, id limit 1 for update skip locked`,
);
/** The message of `platform.message` that event `o` delivers; `message.push` only chooses the phones. */
const logged = `o.topic like 'message.%' and o.topic <> 'message.push' and m.id = o.payload ->> 'id'`;
/**
 * Writes the listener's events too, and announces the act to open screens. The payload of `message.…` is personal and may have codes: it
 * is erased when handled.
 */
const finishMessage = statement(
  'platform.finish_message',
  `with written as (
     insert into platform.outbox (topic, payload, available_at)
     select topic, payload, coalesce("notBefore", now())
     from jsonb_to_recordset($events::jsonb) as e (topic text, payload jsonb, "notBefore" timestamptz)
   ), sent as (
     update platform.message m set sent_at = coalesce(m.sent_at, now()), failed_at = null
     from platform.outbox o where o.id = $id and ${logged}
   ), handled as (
     update platform.outbox set done_at = now(), attempts = attempts + 1,
       payload = case when topic like 'message.%' then '{}' else payload end
     where id = $id
   )
   select ${announcement('act.action', 'act.subject')}
   from (select $action::text as action, $subject::text as subject) act where act.action is not null`,
);
/** The delay grows with each failure; after the last try the event is set aside, so that it never blocks others. */
const postponeMessage = statement(
  'platform.postpone_message',
  `with failed as (
     update platform.message m set failed_at = now()
     from platform.outbox o where o.id = $id and o.attempts + 1 >= $most and m.sent_at is null and ${logged}
   )
   update platform.outbox set attempts = attempts + 1, last_error = left($reason, 500),
     available_at = now() + interval '1 second' * greatest(power(4, attempts), $seconds::int),
     failed_at = case when attempts + 1 >= $most then now() end,
     payload = case when attempts + 1 >= $most and topic like 'message.%' then '{}' else payload end
   where id = $id returning failed_at is not null as "isAside"`,
);

/** Handled events are kept for a month, for diagnosis; set-aside events stay until an operator looks at them. */
const removeHandled = statement<{ id: string }>(
  'platform.remove_handled_messages',
  `delete from platform.outbox where id in (
     select id from platform.outbox where done_at < now() - interval '30 days' limit 500 for update skip locked)
   returning id`,
);

/** Removes events that were handled a month ago, a few hundred at a time. */
export async function removeHandledMessages(db: Database): Promise<void> {
  while ((await removeHandled(db)).length > 0);
}

const readQueue = statement<{ waiting: number; oldest: number }>(
  'platform.read_outbox_queue',
  `select count(*)::int as waiting, coalesce(extract(epoch from now() - min(available_at)), 0)::float8 as oldest
   from platform.outbox where done_at is null and failed_at is null and available_at <= now()`,
);

/** The number of due events, and the age of the oldest in seconds. */
export async function outboxQueue(db: Database): Promise<{ waiting: number; oldest: number }> {
  const [queue] = await readQueue(db);
  return queue ?? { waiting: 0, oldest: 0 };
}

/** Delivers the events of the outbox to their listeners. */
export interface Relay {
  /** Handles everything due, then resolves. */
  drain(): Promise<void>;
  /** Finishes the current event and leaves the rest to the next relay. */
  stop(): Promise<void>;
}

/** Called with the error and its event; `isAside`: the event is not retried. */
type OnFailure = (error: unknown, message?: OutboxEvent, isAside?: boolean) => void;

interface RelayOptions {
  /** The polling interval, in ms. */
  everyMs?: number;
  /** Whether jobs may run now; default: always. */
  mayRun?: (() => Promise<boolean>) | undefined;
  /** The act behind an event that open screens learn of; default: none. */
  announce?: ((message: OutboxEvent) => AnnouncedAct | undefined) | undefined;
}

/** An act as audit events name it: module and verb, and its subject. */
export interface AnnouncedAct {
  action: string;
  subject: string;
}

const always = () => Promise.resolve(true);

/** Delivers due events to their listeners, one at a time, each in one transaction with its listener's writes. */
export function startRelay(
  db: Database,
  listeners: Record<string, Listener>,
  onFailure: OnFailure,
  { everyMs = 1_000, mayRun = always, announce = () => undefined }: RelayOptions = {},
): Relay {
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;
  let lastError = '';
  // The next tick retries; a repeated error is reported once.
  const fail = (error: unknown) => {
    if (String(error) !== lastError) onFailure(error);
    lastError = String(error);
  };
  const handleAll = async () => {
    while (!isStopped && (await mayRun()) && (await handleOne({ db, listeners, onFailure, announce })));
  };
  const drain = () => {
    running = running.then(handleAll).then(() => {
      lastError = '';
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

interface RelayWork {
  db: Database;
  listeners: Record<string, Listener>;
  onFailure: OnFailure;
  announce: NonNullable<RelayOptions['announce']>;
}

async function handleOne({ db, listeners, onFailure, announce }: RelayWork): Promise<boolean> {
  let claimed: OutboxEvent | undefined;
  try {
    return await inTransaction(db, async (tx) => {
      [claimed] = await claimMessage(tx, Object.keys(listeners));
      if (!claimed) return false;
      const events = (await listeners[claimed.topic]?.(tx, claimed)) ?? [];
      const { action = null, subject = '' } = announce(claimed) ?? {};
      await finishMessage(committing(tx), { id: claimed.id, events: JSON.stringify(events), action, subject });
      return true;
    });
  } catch (error) {
    if (!claimed) throw error;
    const seconds = error instanceof RetryLater ? Math.ceil(error.seconds) : 0;
    const most = error instanceof PermanentFailure ? 1 : MOST_TRIES;
    const [postponed] = await postponeMessage(db, { id: claimed.id, reason: String(error), most, seconds });
    onFailure(error, claimed, postponed?.isAside);
    return true;
  }
}
