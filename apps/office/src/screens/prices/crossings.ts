import type { PriceCrossing } from '@tonalia/contract/prices-office';
import { daysBetween } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { type CalendarRow, thingOf } from './calendar-rows.ts';

/** Two rows of the calendar that price the same versions at once; the one that starts first is first. */
export interface RowCrossing extends PriceCrossing {
  rows: readonly [CalendarRow, CalendarRow];
}

const keyOf = ({ kind, _id }: PriceCrossing['one']): string => (kind === 'deal' ? `oferta-${_id}` : _id);

/** The crossings of rows that are at sight, in their order. */
export function crossingsOf(crossings: readonly PriceCrossing[], rows: readonly CalendarRow[]): RowCrossing[] {
  const rowAt = new Map(rows.map((row) => [row.key, row]));
  return crossings.flatMap((crossing) => {
    const [one, other] = [rowAt.get(keyOf(crossing.one)), rowAt.get(keyOf(crossing.other))];
    if (!one || !other) return [];
    const isFirst = (thingOf(one).from ?? '') <= (thingOf(other).from ?? '');
    return [{ ...crossing, rows: isFirst ? ([one, other] as const) : ([other, one] as const) }];
  });
}

/** The days by which the later of two rows starts after the other ends; undefined where the other has no end. */
export function daysApart({ rows: [first, second] }: RowCrossing): number | undefined {
  const [{ until }, { from }] = [thingOf(first), thingOf(second)];
  if (until === null || from === null) return undefined;
  // a window that ends at midnight has the day before as its last one
  const last = dayIn(new Date(Date.parse(until) - 1));
  return daysBetween(dayIn(new Date(from)), last) + 1;
}
