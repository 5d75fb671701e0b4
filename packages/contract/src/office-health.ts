import { z } from 'zod';
import type { OfficeService } from './office-call.ts';
import { Instant, resultsOf } from './wire.ts';

/** `off`: not configured. */
export const HealthState = z.enum(['ok', 'warn', 'bad', 'off']);
export type HealthState = z.infer<typeof HealthState>;

/** An hour of a part: its worst state, or `none` when it was not looked at. */
export const HealthHour = z.enum(['none', 'ok', 'warn', 'bad']);
export type HealthHour = z.infer<typeof HealthHour>;

/** A part of the installation with what is known of it. Figures that do not fit the part are null. */
export const ServiceHealth = z.object({
  service: z.enum([
    'database',
    'disk',
    'backup',
    'gateway',
    'email',
    'sms',
    'whatsapp',
    'push',
    'outbox',
    'jobs',
    'stock',
  ]),
  state: HealthState,
  /** Of a gateway: the methods that it takes. Of the stock: versions and warehouses with books that differ. */
  name: z.string().nullable(),
  /** Milliseconds of a round trip. */
  latency: z.number().nullable(),
  /** Bytes of the database, or free on the disk. */
  bytes: z.number().nullable(),
  /** Part of the disk that is free, 0 to 1. */
  free: z.number().nullable(),
  /** Seconds of the oldest transaction, or that the oldest event waits. */
  seconds: z.number().nullable(),
  /** Events that wait, or jobs that wait or run. */
  waiting: z.int().nullable(),
  /** Events set aside, jobs that failed in a day, or stock rows that differ from their ledger or from the orders. */
  failed: z.int().nullable(),
  /** When it worked last, and when it failed last. */
  workedAt: Instant.nullable(),
  failedAt: Instant.nullable(),
  /** The last 24 hours, the current one at the end. */
  hours: z.array(HealthHour),
  /** Part of the looks of these hours that found it working, 0 to 1; null without any, and for a connection that was not used in them. */
  share: z.number().nullable(),
});
export type ServiceHealth = z.infer<typeof ServiceHealth>;

/** An event of the outbox that used up its tries. */
export const AsideEvent = z.object({
  _id: z.string(),
  topic: z.string(),
  /** Code of its order; null for others. */
  orderCode: z.string().nullable(),
  attempts: z.int(),
  failedAt: Instant,
  /** Without addresses and numbers of people. */
  reason: z.string(),
  /** False for messages: their text was erased. The page of the order sends them again. */
  canRetry: z.boolean(),
});
export type AsideEvent = z.infer<typeof AsideEvent>;

/** The state of the installation. */
export const OfficeHealth = z.object({
  checkedAt: Instant,
  version: z.string(),
  startedAt: Instant,
  services: z.array(ServiceHealth),
  /** The last 30 days, today at the end, each with the end of its last backup; null for a day without one. */
  backups: z.array(z.object({ day: z.string(), at: Instant.nullable() })),
  /** Events that wait, with those that are tried later; messages sent today; when one is tried next after a failure, null for none. */
  outbox: z.object({ waiting: z.int(), sent: z.int(), nextTry: Instant.nullable() }),
  /** The last hundred, newest first. */
  aside: z.array(AsideEvent),
});
export type OfficeHealth = z.infer<typeof OfficeHealth>;

/** The jobs that run at an interval, by what they do. */
export const RegularJobName = z.enum([
  'alerts',
  'arrival_points',
  'cart_reminders',
  'cart_writes',
  'ended_sessions',
  'ended_shares',
  'health',
  'list_reminders',
  'due_reminders',
  'loose_photos',
  'old_alerts',
  'old_lists',
  'old_notices',
  'old_office_jobs',
  'old_sales',
  'old_searches',
  'stock_check',
  'weekly_exports',
]);
export type RegularJobName = z.infer<typeof RegularJobName>;

/** A job that runs at an interval, with its last run in any process. */
export const RegularJobHealth = z.object({
  name: RegularJobName,
  /** Seconds from one run to the next. */
  every: z.int(),
  /** When it began last; null before its first run. */
  startedAt: Instant.nullable(),
  /** Seconds that it took; null while it runs, and of a run that was cut off. */
  seconds: z.number().nullable(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  nextAt: Instant,
  /** Whether an operator may run it now: doing it again does no harm. */
  canRun: z.boolean(),
});
export type RegularJobHealth = z.infer<typeof RegularJobHealth>;

const EventId = z.object({ id: z.string().regex(/^\d{1,18}$/) });
const done = z.object({ ok: z.literal(true) });

/** The calls about the jobs that run at an interval. */
export const regularJobCalls = {
  'GET /health/jobs': { response: resultsOf(z.array(RegularJobHealth)), errors: [] },
  /** Begins a run now, and does not wait for its end; refused while one goes on. */
  'POST /health/jobs/{name}/run': {
    params: z.object({ name: RegularJobName }),
    response: done,
    errors: ['JOB_NOT_FOUND', 'JOB_RUNNING', 'JOBS_PAUSED'],
  },
} satisfies OfficeService;

/** The calls about the installation's health, under `/api/office`. */
export const officeHealthApi = {
  ...regularJobCalls,
  'GET /health': { response: resultsOf(OfficeHealth), errors: [] },
  /** Tries every event that was set aside and can be tried again. */
  'POST /health/outbox/retry': { response: resultsOf(z.object({ retried: z.int() })), errors: [] },
  'POST /health/outbox/{id}/retry': { params: EventId, response: done, errors: ['EVENT_NOT_FOUND'] },
  /** Gives an event up, for good. */
  'POST /health/outbox/{id}/drop': { params: EventId, response: done, errors: ['EVENT_NOT_FOUND'] },
} satisfies OfficeService;
