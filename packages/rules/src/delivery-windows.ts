import { hour } from './durations.ts';
import { deliveryDays, deliveryHours, preparationHours } from './policy.ts';
import { dayAfter, weekdayOf } from './calendar.ts';
import { leavingDay } from './dispatch-day.ts';
import { isHoliday } from './holidays.ts';

/** Delivery days and windows of a place. */
export interface Route {
  /** Days from the warehouse to the place. */
  leadDays: number;
  /** ISO weekdays (1 Monday). */
  weekdays: readonly number[];
  /** The zone's own cutoff hour; without one that of the policy counts. */
  cutoff?: string | null;
}

/** A day and hours in Bogotá time. */
export interface DeliveryHours {
  day: string;
  from: string;
  to: string;
}

/** How many days ahead to look: enough for five days of a weekly route, with holidays. */
const AHEAD = 26 * 7;

/**
 * Delivery windows: two a day on the next five route days, earliest first. A later dispatch date counts from that day.
 * Nothing leaves on Sundays and public holidays; nothing arrives on public holidays.
 */
export function deliveryWindows(
  { leadDays, weekdays, cutoff = null }: Route,
  leavesOn: string | null,
  now: Date,
): DeliveryHours[] {
  const soonest = dayAfter(leavingDay(leavesOn, now, cutoff), leadDays);
  // one more day, because all windows of the first may be over
  return routeDays(soonest, weekdays, deliveryDays + 1)
    .map((day) =>
      deliveryHours
        .map((hours) => ({ day, ...hours }))
        .filter((window) => startOf(window) - now.getTime() >= preparationHours * hour),
    )
    .filter((windows) => windows.length > 0)
    .slice(0, deliveryDays)
    .flat();
}

/** The first `most` days of a route from a day on. */
function routeDays(from: string, weekdays: readonly number[], most: number): string[] {
  const days: string[] = [];
  for (let n = 0; n < AHEAD && days.length < most; n += 1) {
    const day = dayAfter(from, n);
    if (weekdays.includes(weekdayOf(day)) && !isHoliday(day)) days.push(day);
  }
  return days;
}

/** Windows have no id: the same day and hours are the same window. */
export const isSameWindow = (a: DeliveryHours, b: DeliveryHours): boolean =>
  a.day === b.day && a.from === b.from && a.to === b.to;

/** Colombia has no daylight saving time. */
const startOf = ({ day, from }: DeliveryHours): number => Date.parse(`${day}T${from}:00-05:00`);
