import { rowIs, statement } from './db.ts';

/** The payload of messages is erased when they are set aside: there is nothing to send again. */
const isKept = `not (topic like 'message.%' and payload = '{}'::jsonb)`;

/** Events that used up their tries, the last first. */
export const listAside = statement(
  'platform.list_aside',
  `select id::text as id, topic, payload ->> 'orderCode' as "orderCode", attempts, failed_at as "failedAt", coalesce(last_error, '') as reason,
     ${isKept} as "canRetry"
   from platform.outbox where failed_at is not null and done_at is null order by failed_at desc limit 100`,
);

/** How many messages are set aside. */
export const countAside = statement(
  'platform.count_aside',
  `select count(*)::int as events from platform.outbox where failed_at is not null and done_at is null`,
);

/** Tries events again: one, or all (`id` null). Their idempotency is the listeners': the event keeps its id. */
export const retryAside = statement(
  'platform.retry_aside',
  `update platform.outbox set failed_at = null, attempts = 0, available_at = now()
   where failed_at is not null and done_at is null and ${isKept} and ($id::bigint is null or id = $id) returning id::text as id`,
);

/** Gives an event up. */
export const dropAside = statement(
  'platform.drop_aside',
  `delete from platform.outbox where id = $id::bigint and failed_at is not null and done_at is null returning topic`,
);

/** Events that wait, messages sent since an instant, and when one that failed is tried next. */
export const measureOutbox = statement(
  'platform.measure_outbox',
  `select (select count(*) from platform.outbox where done_at is null and failed_at is null)::int as waiting,
     (select count(*) from platform.outbox where done_at >= $1 and topic like 'message.%')::int as sent,
     (select min(available_at) from platform.outbox
      where done_at is null and failed_at is null and attempts > 0 and available_at > now()) as "nextTry"`,
);

/** When each channel delivered last, among the last thousand events, and when it failed last. */
export const listDeliveries = statement(
  'platform.list_deliveries',
  `select topic, max(done_at) as "workedAt", max(failed_at) as "failedAt" from (
     (select topic, done_at, null::timestamptz as failed_at from platform.outbox where done_at is not null order by done_at desc limit 1000)
     union all
     (select topic, null, failed_at from platform.outbox where failed_at is not null and done_at is null order by failed_at desc limit 1000)) e
   where topic like 'message.%' group by topic`,
);

/** Size of the database in bytes, and the age in seconds of its oldest transaction. */
export const measureDatabase = statement(
  'platform.measure_database',
  `select pg_database_size(current_database())::float8 as bytes, coalesce((select extract(epoch from max(now() - xact_start))
     from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'), 0)::float8 as seconds`,
  rowIs<{ bytes: number }>(),
);
