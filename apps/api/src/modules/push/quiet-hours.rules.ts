import { timeIn } from '@tonalia/rules/time-of-day';

const FROM = '21:00';
const TO = '07:00';
const MINUTE = 60_000;

/** When the current night in Bogotá ends, for messages that are not urgent; null during the day. */
export function endOfQuiet(now: Date): Date | null {
  const time = timeIn(now);
  if (time < FROM && time >= TO) return null;
  const minutes = (minutesOf(TO) - minutesOf(time) + 24 * 60) % (24 * 60);
  const sinceTheMinute = now.getTime() % MINUTE;
  return new Date(now.getTime() - sinceTheMinute + minutes * MINUTE);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
