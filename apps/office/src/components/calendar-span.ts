import { dayAfter, daysBetween, weekdayOf, startOfDay } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';

/** Bogotá is five hours behind UTC all year. */
const startOf = (day: string): string => startOfDay(day).toISOString();

const lengths = { semana: 7, mes: 35, trimestre: 91 };

/** The days at sight, with the instants of their start and end. */
export interface CalendarSpan {
  first: string;
  days: readonly string[];
  from: string;
  until: string;
}

/** The days from `first`, or from a Monday: that of today's week, or the one before it where more weeks are at sight. */
export function spanOf(first: string | undefined, length: keyof typeof lengths, now: Date): CalendarSpan {
  const today = dayIn(now);
  const isDay = first !== undefined && !Number.isNaN(Date.parse(first));
  const monday = dayAfter(today, (length === 'semana' ? 1 : -6) - weekdayOf(today));
  const start = isDay ? first : monday;
  const days = Array.from({ length: lengths[length] }, (_, nth) => dayAfter(start, nth));
  return { first: start, days, from: startOf(start), until: startOf(dayAfter(start, days.length)) };
}

/** Where an instant is in a span, in percent from 0 to 100. */
function placeOf(instant: string | null, { from, until }: CalendarSpan, open: number): number {
  if (instant === null) return open;
  const [start, end] = [Date.parse(from), Date.parse(until)];
  return Math.min(100, Math.max(0, ((Date.parse(instant) - start) * 100) / (end - start)));
}

/** The bar of a window: its left edge and width in percent; null outside the span. */
export function barOf(
  { from, until }: { from: string | null; until: string | null },
  span: CalendarSpan,
): { left: number; width: number } | null {
  const left = placeOf(from, span, 0);
  const right = placeOf(until, span, 100);
  return right <= left ? null : { left, width: right - left };
}

/** Where now is, in percent; null outside the span. */
export function nowIn(span: CalendarSpan, now: Date): number | null {
  const instant = now.toISOString();
  return instant < span.from || instant >= span.until ? null : placeOf(instant, span, 0);
}

/** The first day after moving by a span. */
export const movedBy = ({ first, days }: CalendarSpan, by: -1 | 1): string => dayAfter(first, by * days.length);

/** Whether the span is the one around today. */
export const isAround = ({ first, days }: CalendarSpan, now: Date): boolean => {
  const at = daysBetween(first, dayIn(now));
  return at >= 0 && at < days.length;
};
