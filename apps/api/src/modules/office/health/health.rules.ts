import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import type { HealthHour, HealthState, OfficeHealth, ServiceHealth } from '@tonalia/contract/office-health';
import { hour, minute } from '@tonalia/rules/durations';

/** From when on a figure is worth a look (`warn`), or needs one at once (`bad`). */
const limits = {
  latency: { warn: 100, bad: 1_000 },
  /** Seconds of the oldest transaction: it keeps PostgreSQL from cleaning up. */
  transaction: { warn: 300, bad: 3_600 },
  /** Part of the disk that is used. */
  used: { warn: 0.85, bad: 0.95 },
  backup: { warn: 26 * hour, bad: 72 * hour },
  /** Seconds that the oldest event waits. */
  queue: { warn: 60, bad: 600 },
} as const;

const above = (value: number, { warn, bad }: { warn: number; bad: number }): HealthState =>
  value >= bad ? 'bad' : value >= warn ? 'warn' : 'ok';

/** The worse of two states. */
export const worse = (one: HealthState, other: HealthState): HealthState => {
  const order: HealthState[] = ['off', 'ok', 'warn', 'bad'];
  return order.indexOf(one) > order.indexOf(other) ? one : other;
};

/** A part without figures. */
export const service = (
  name: ServiceHealth['service'],
  state: HealthState,
  figures: Partial<ServiceHealth> = {},
): ServiceHealth => ({
  service: name,
  state,
  name: null,
  latency: null,
  bytes: null,
  free: null,
  seconds: null,
  waiting: null,
  failed: null,
  workedAt: null,
  failedAt: null,
  hours: [],
  share: null,
  ...figures,
});

export const databaseState = (latency: number, seconds: number): HealthState =>
  worse(above(latency, limits.latency), above(seconds, limits.transaction));
export const diskState = (free: number): HealthState => above(1 - free, limits.used);
/** No backup is as bad as an old one. */
export const backupState = (at: Date | undefined, now: Date): HealthState =>
  at === undefined ? 'bad' : above(now.getTime() - at.getTime(), limits.backup);
export const queueState = (seconds: number, aside: number): HealthState =>
  worse(above(seconds, limits.queue), aside > 0 ? 'warn' : 'ok');

/** How long a failure counts that no success followed. */
const RECENT = 24 * hour;
/** Failures that begin within this time of each other may be one mishap. */
const SOON = 30 * minute;

/** A part that failed last: bad at once, and for a day. Without a failure, or with a later success, it is well. */
export function deliveryState(worked: Date | null, failed: Date | null, now: Date): HealthState {
  if (failed === null || (worked !== null && worked > failed)) return 'ok';
  const age = now.getTime() - failed.getTime();
  if (age > RECENT) return 'ok';
  return worked !== null && failed.getTime() - worked.getTime() < SOON ? 'warn' : 'bad';
}

/** An error without addresses, telephones and other long numbers, keys and queries of people, on one line. */
export const withoutPeople = (reason: string): string =>
  reason
    .slice(0, 2_000)
    .replace(/[^\s@]{1,64}@\S{1,255}/g, '…@…')
    .replace(/https?:\/\/\S{1,500}/g, '…')
    .replace(/\+?\d[\d .-]{5,40}\d/g, '…')
    .replace(/\b(?=\w{0,60}\d)[\w-]{16,500}\b/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200);

/** How a part was found in an hour. */
export interface HourChecks {
  hour: Date;
  service: string;
  name: string;
  checks: number;
  warns: number;
  bads: number;
}

const HOURS = 24;

/** Parts that are found working by their use only. */
const connections: readonly ServiceHealth['service'][] = ['gateway', 'email', 'sms', 'whatsapp', 'push'];

/** A connection that neither worked nor failed in these hours: its looks found nothing. */
const isUnused = ({ service: of, workedAt, failedAt }: ServiceHealth, now: Date): boolean =>
  connections.includes(of) &&
  [workedAt, failedAt].every((at) => at === null || now.getTime() - new Date(at).getTime() > HOURS * hour);

/** The part with its last 24 hours, empty for a connection without use. The current hour is at least as bad as it is now. */
export function withHours(part: ServiceHealth, all: readonly HourChecks[], now: Date): ServiceHealth {
  if (isUnused(part, now)) return { ...part, hours: Array.from({ length: HOURS }, () => 'none' as const) };
  const own = all.filter(({ service: of, name }) => of === part.service && name === (part.name ?? ''));
  const current = Math.floor(now.getTime() / hour);
  const hours = Array.from({ length: HOURS }, (_, at): HealthHour => {
    const found = own.find((one) => Math.floor(one.hour.getTime() / hour) === current - HOURS + 1 + at);
    const before = found ? (found.bads > 0 ? 'bad' : found.warns > 0 ? 'warn' : 'ok') : 'none';
    if (at < HOURS - 1 || part.state === 'off') return before;
    const order: HealthHour[] = ['none', 'ok', 'warn', 'bad'];
    return order.indexOf(before) > order.indexOf(part.state) ? before : part.state;
  });
  const checks = own.reduce((sum, one) => sum + one.checks, 0);
  const bads = own.reduce((sum, one) => sum + one.bads, 0);
  return { ...part, hours, share: checks === 0 ? null : 1 - bads / checks };
}

const DAYS = 30;

/** The last 30 days with the end of the last backup of each. */
export function backupDays(ends: readonly Date[], now: Date): OfficeHealth['backups'] {
  const last = new Map(ends.toSorted((one, other) => one.getTime() - other.getTime()).map((at) => [dayIn(at), at]));
  return Array.from({ length: DAYS }, (_, at) => {
    const day = dayAfter(dayIn(now), at - DAYS + 1);
    return { day, at: last.get(day)?.toISOString() ?? null };
  });
}
