import { timeIn } from '@tonalia/rules/time-of-day';

const FROM = '08:00';
const TO = '20:00';

/** Whether people may be written to unasked: from eight in the morning to eight at night in Bogotá. */
export function isDaytime(now: Date): boolean {
  const time = timeIn(now);
  return time >= FROM && time < TO;
}
