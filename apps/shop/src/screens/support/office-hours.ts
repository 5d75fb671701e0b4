import { support } from '../../brand.ts';

/** Colombia has no summer time. */
const BOGOTA_MS = -5 * 3_600_000;

/** Whether somebody answers at `moment`. */
export function isOpenAt(moment: Date, hours: typeof support.hours = support.hours): boolean {
  const there = new Date(moment.getTime() + BOGOTA_MS);
  const weekday = there.getUTCDay() || 7;
  const hour = there.getUTCHours();
  return hours.weekdays.some((day) => day === weekday) && hour >= hours.from && hour < hours.to;
}
