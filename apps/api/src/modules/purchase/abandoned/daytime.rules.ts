import { timeIn } from '@tonalia/rules/time-of-day';

const FROM = '08:00';
const TO = '20:00';

/** Whether reminders may be sent: from 8:00 to 20:00 in Bogotá. */
export function isDaytime(now: Date): boolean {
  const time = timeIn(now);
  return time >= FROM && time < TO;
}
