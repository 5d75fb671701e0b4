import { daysBetween } from './calendar.ts';

/** Units of a version that were ordered on a calendar day. */
export interface OrderedUnits {
  versionId: string;
  day: string;
  units: number;
}

/** How often something is ordered, in whole days, and how long ago it was. */
export interface Rhythm {
  /** Usual days between two orders: the median of the last six intervals. */
  every: number;
  /** Days since the last one. */
  since: number;
  /** `since` as a percentage of `every`. */
  share: number;
}

/** A version that a customer is likely to need, and the numbers that say why. */
export interface SuggestedUnits extends Rhythm {
  versionId: string;
  /** The median of its last three orders. */
  units: number;
  /** Days on which it was ordered. */
  times: number;
}

/** Days after which an order says nothing about today. */
export const HISTORY_DAYS = 365;
/** Versions that are named as what a customer orders most. */
export const MOST_USUAL = 10;
/** Orders of a customer without which there is no rhythm to suggest from. */
export const LEAST_ORDERS = 3;
/** Percent of its rhythm from which a version is due. */
export const DUE_FROM = 90;
/** Percent of its rhythm from which it is near. */
export const NEAR_FROM = 75;
/** Percent of its rhythm from which a customer or a version is late. */
export const LATE_FROM = 110;
/** Percent of its rhythm after which a version is no longer bought, so that it is not suggested. */
const GONE_AFTER = 400;
const LAST_INTERVALS = 6;
const LAST_QUANTITIES = 3;

/** The middle number, or the mean of the two in the middle; NaN of none. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

/** The rhythm of orders on these days, in any order, seen from `today`; null with fewer than two days, or of a day to come. */
export function rhythmOf(days: readonly string[], today: string): Rhythm | null {
  const sorted = [...new Set(days)].toSorted();
  const last = sorted.at(-1);
  if (sorted.length < 2 || last === undefined || last > today) return null;
  const intervals = sorted.slice(1).map((day, at) => daysBetween(sorted[at] ?? day, day));
  const every = Math.max(1, Math.round(medianOf(intervals.slice(-LAST_INTERVALS))));
  const since = daysBetween(last, today);
  return { every, since, share: Math.round((since / every) * 100) };
}

/**
 * What a customer is likely to need on `today`, by the rhythm of each version in its orders: those that are due, then those that are near,
 * each with the most units first. Nothing with fewer than three days of orders, and no version that was ordered once.
 */
export function suggestOrder(history: readonly OrderedUnits[], today: string): SuggestedUnits[] {
  const before = history.filter(({ day, units }) => day <= today && units > 0);
  if (new Set(before.map(({ day }) => day)).size < LEAST_ORDERS) return [];
  const suggested = Array.from(unitsByDay(before), ([versionId, byDay]): SuggestedUnits | null => {
    const days = [...byDay.keys()].toSorted();
    const rhythm = rhythmOf(days, today);
    if (rhythm === null || rhythm.share < NEAR_FROM || rhythm.share > GONE_AFTER) return null;
    return { versionId, ...rhythm, units: usualOf(byDay, days), times: days.length };
  });
  return suggested
    .filter((one) => one !== null)
    .toSorted(
      (a, b) => Number(isDue(b)) - Number(isDue(a)) || b.units - a.units || (a.versionId < b.versionId ? -1 : 1),
    );
}

type UsualUnits = Pick<SuggestedUnits, 'versionId' | 'units' | 'times'>;

/** The versions that were ordered on the most days, at least two; ten at the most. */
export const usualUnits = (history: readonly OrderedUnits[]): UsualUnits[] =>
  everUsual(history)
    .filter(({ times }) => times > 1)
    .slice(0, MOST_USUAL);

/** Every version that was ordered, on the most days first, with the median of its last three orders. */
export function everUsual(history: readonly OrderedUnits[]): UsualUnits[] {
  const usual = Array.from(unitsByDay(history.filter(({ units }) => units > 0)), ([versionId, byDay]) => ({
    versionId,
    units: usualOf(byDay, [...byDay.keys()].toSorted()),
    times: byDay.size,
  }));
  return usual.toSorted((a, b) => b.times - a.times || b.units - a.units || (a.versionId < b.versionId ? -1 : 1));
}

/** Whether it is time to order it again; otherwise it is near. */
export const isDue = ({ share }: Pick<Rhythm, 'share'>): boolean => share >= DUE_FROM;

/** Rounds up to what is sold: three of a pack of six are six. */
export const unitsInSteps = (units: number, step: number): number => Math.ceil(units / step) * step;

/** The median of the last three quantities. */
function usualOf(byDay: ReadonlyMap<string, number>, days: readonly string[]): number {
  const last = days.slice(-LAST_QUANTITIES).map((day) => byDay.get(day) ?? 0);
  return Math.max(1, Math.round(medianOf(last)));
}

function unitsByDay(history: readonly OrderedUnits[]): Map<string, Map<string, number>> {
  const byVersion = new Map<string, Map<string, number>>();
  for (const { versionId, day, units } of history) {
    const byDay = byVersion.get(versionId) ?? new Map<string, number>();
    byVersion.set(versionId, byDay.set(day, (byDay.get(day) ?? 0) + units));
  }
  return byVersion;
}
