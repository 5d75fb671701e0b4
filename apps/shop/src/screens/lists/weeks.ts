import type { ProductCard } from '@tonalia/contract/products';
import { dayAfter, daysBetween, weekdayOf } from '@tonalia/rules/calendar';
import { dayIn, formatDay } from '@tonalia/rules/dates';

export interface Week {
  /** Its Monday in Bogotá, `yyyy-mm-dd`. */
  monday: string;
  products: ProductCard[];
}

/** The Monday of a day's week. */
const mondayBefore = (day: string): string => dayAfter(day, 1 - weekdayOf(day));

/** The Monday of a moment's week, in Bogotá's calendar. */
export const mondayOf = (instant: Date): string => mondayBefore(dayIn(instant));

/** Groups products by week, keeping their order. */
export function byWeek(products: readonly ProductCard[]): Week[] {
  const weeks = new Map<string, ProductCard[]>();
  for (const product of products) {
    const monday = mondayOf(new Date(product.newsAt));
    weeks.set(monday, [...(weeks.get(monday) ?? []), product]);
  }
  return [...weeks].map(([monday, its]) => ({ monday, products: its }));
}

/** Weeks between the week of `monday` and the week of `today`. */
export const weeksAgo = (monday: string, today: string): number =>
  Math.round(daysBetween(monday, mondayBefore(today)) / 7);

/** "16 al 22 de noviembre", "28 de septiembre al 4 de octubre". */
export function daysOfWeek(monday: string): string {
  const [from = '', fromMonth = ''] = dayAndMonth(monday);
  const [to = '', toMonth = ''] = dayAndMonth(dayAfter(monday, 6));
  return fromMonth === toMonth ? `${from} al ${to} de ${toMonth}` : `${from} de ${fromMonth} al ${to} de ${toMonth}`;
}

/** "martes 24 de noviembre" → 24, noviembre. */
function dayAndMonth(day: string): string[] {
  const [, number = '', , month = ''] = formatDay(day).split(' ');
  return [number, month];
}
