import { reminderHours } from '@tonalia/rules/policy';
import { timeIn } from '@tonalia/rules/time-of-day';

/** Whether reminders may be sent: in `reminderHours` of Bogotá. */
export function isDaytime(now: Date): boolean {
  const time = timeIn(now);
  return time >= reminderHours.from && time < reminderHours.to;
}
