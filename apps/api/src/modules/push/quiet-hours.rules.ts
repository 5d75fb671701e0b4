import { minute } from '@tonalia/rules/durations';
import { quietHours } from '@tonalia/rules/policy';
import { minutesOf, timeIn } from '@tonalia/rules/time-of-day';

/** When the current night in Bogotá ends, for messages that are not urgent; null during the day. */
export function endOfQuiet(now: Date): Date | null {
  const time = timeIn(now);
  if (time < quietHours.from && time >= quietHours.to) return null;
  const minutes = (minutesOf(quietHours.to) - minutesOf(time) + 24 * 60) % (24 * 60);
  const sinceTheMinute = now.getTime() % minute;
  return new Date(now.getTime() - sinceTheMinute + minutes * minute);
}
