import type { SupportHours } from '@tonalia/contract/settings';

/** Bogotá's offset to UTC; Colombia has no daylight saving time. */
const BOGOTA_MS = -5 * 3_600_000;

/** Whether support is open at `moment`. */
export function isOpenAt(moment: Date, { weekdays, from, to }: SupportHours): boolean {
  const there = new Date(moment.getTime() + BOGOTA_MS);
  const weekday = there.getUTCDay() || 7;
  const hour = there.getUTCHours();
  return weekdays.includes(weekday) && hour >= from && hour < to;
}

const DAYS = ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'];
const nameOf = (day: number) => DAYS[day - 1] ?? '';

/** The hours as text: "Lun a sáb, 8 a 6", "Lun, mié, vie, 9 a 12". */
export function textOfHours({ weekdays, from, to }: SupportHours): string {
  const [first = 1, last = first] = [weekdays[0], weekdays.at(-1)];
  const isRange = weekdays.length > 2 && last - first === weekdays.length - 1;
  const days = isRange ? `${nameOf(first)} a ${nameOf(last)}` : weekdays.map(nameOf).join(', ');
  return `${days.charAt(0).toUpperCase()}${days.slice(1)}, ${onAClock(from)} a ${onAClock(to)}`;
}

const onAClock = (hour: number): number => (hour % 12 === 0 ? 12 : hour % 12);

/** The closing hour as text: "las 6 p. m.", "la 1 p. m.", "las 12 m.". */
export function textOfClosing({ to }: Pick<SupportHours, 'to'>): string {
  const hour = onAClock(to);
  const half = to === 12 ? 'm.' : to < 12 || to === 24 ? 'a. m.' : 'p. m.';
  return `${hour === 1 ? 'la' : 'las'} ${hour} ${half}`;
}
