import type { ListReminder } from '@tonalia/contract/saved-lists';
import { dayAfter, startOfDay, weekdayOf } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { hour as anHour } from '@tonalia/rules/durations';

const WEEK = 7;

/** When a reminder comes. */
type ReminderTime = Pick<ListReminder, 'weekday' | 'every' | 'hour'>;

/** The next instant of a reminder after `now`: its weekday at its hour of Bogotá, and so many weeks later as it skips. */
export function nextReminder({ weekday, every, hour }: ReminderTime, now: Date): Date {
  const today = dayIn(now);
  const ahead = (weekday - weekdayOf(today) + WEEK) % WEEK;
  const at = (days: number) => new Date(startOfDay(dayAfter(today, days)).getTime() + hour * anHour);
  const first = at(ahead) > now ? ahead : ahead + WEEK;
  return at(first + (every - 1) * WEEK);
}
