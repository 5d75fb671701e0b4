import { timeOf } from '@tonalia/rules/time-of-day';

const NOON = '12:00';

/** An hour of the wire as Colombians say it: "14:30" is "2:30 p. m.", noon is "12:00 m." */
export function formatLeavingHour(hour: string): string {
  if (hour === NOON) return '12:00 m.';
  const hours = Number(hour.slice(0, 2));
  const minutes = hour.slice(3);
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'a. m.' : 'p. m.'}`;
}

/** Half hours to choose from, with the given one. */
export function leavingHours(current: string): string[] {
  const hours = Array.from({ length: 29 }, (_, at) => timeOf(6 * 60 + at * 30));
  return [...new Set([...hours, current])].toSorted((one, other) => one.localeCompare(other));
}
