import { dayAfter, startOfDay, weekdayOf } from './calendar.ts';
import { dayIn } from './dates.ts';
import { hour as anHour } from './durations.ts';

const WEEK = 7;

/** When a reminder of a saved list comes: on a weekday (1 is Monday), each so many weeks, at an hour of Bogotá. */
interface ReminderTime {
  weekday: number;
  every: number;
  hour: number;
}

/** The next instant of a reminder after `now`: its weekday at its hour of Bogotá, and so many weeks later as it skips. */
export function nextReminder({ weekday, every, hour }: ReminderTime, now: Date): Date {
  const today = dayIn(now);
  const ahead = (weekday - weekdayOf(today) + WEEK) % WEEK;
  const at = (days: number) => new Date(startOfDay(dayAfter(today, days)).getTime() + hour * anHour);
  const first = at(ahead) > now ? ahead : ahead + WEEK;
  return at(first + (every - 1) * WEEK);
}
