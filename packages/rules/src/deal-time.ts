// Not from `durations.ts`: a product's page shares that file, and would load the catalogue of a seller with it.
const hour = 3_600_000;
const day = 24 * hour;

/** Bogotá is this far behind UTC, without summer time, in ms. */
const BEHIND = 5 * hour;
const WEEK = 7;
/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4;

/** When a deal holds: between two instants in ms (null for an open one), on some days of Bogotá. */
export interface DealTime {
  from: number | null;
  /** Excluded. */
  until: number | null;
  /** ISO weekdays (1 Monday); none, or absent, for every day. */
  weekdays?: readonly number[] | undefined;
}

/** Whether a deal holds at an instant in ms. In SQL the same is `during @> at and platform.falls_on(at, weekdays)`. */
export const dealHoldsAt = ({ from, until, weekdays }: DealTime, at: number): boolean =>
  (from === null || from <= at) && (until === null || at < until) && fallsOn(weekdays, at);

/** The first instant after `at`, in ms, from which a deal holds, or no longer does; Infinity for none. */
export function nextDealChange(time: DealTime, at: number): number {
  const { from, until, weekdays = [] } = time;
  const start = Math.max(at, from ?? at);
  const midnights = weekdays.length === 0 ? [] : Array.from({ length: WEEK }, (_, n) => dayOf(start).until + n * day);
  const isHeld = dealHoldsAt(time, at);
  return (
    [from, until, ...midnights]
      .filter((moment) => moment !== null)
      .toSorted((a, b) => a - b)
      .find((moment) => moment > at && dealHoldsAt(time, moment) !== isHeld) ?? Number.POSITIVE_INFINITY
  );
}

/** Windows in ms: around `now` no deal changes between their bounds. Those of the deals, and today where a deal has weekdays. */
export function* dealWindows<Deal extends DealTime & { from: number; until: number }>(
  deals: Iterable<Deal>,
  now: number,
): Generator<{ from: number; until: number }, void> {
  for (const deal of deals) {
    yield deal;
    if (deal.weekdays && deal.weekdays.length > 0) yield dayOf(now);
  }
}

function dayOf(at: number): { from: number; until: number } {
  const from = Math.floor((at - BEHIND) / day) * day + BEHIND;
  return { from, until: from + day };
}

const fallsOn = (weekdays: readonly number[] = [], at: number): boolean =>
  weekdays.length === 0 || weekdays.includes(weekdayAt(at));

/** ISO weekday of an instant in Bogotá, by arithmetic: prices of a whole catalogue ask for it. */
function weekdayAt(at: number): number {
  const days = Math.floor((at - BEHIND) / day) + FIRST_WEEKDAY - 1;
  return (((days % WEEK) + WEEK) % WEEK) + 1;
}
