import type { OfficeDeal, PriceProgram } from '@tonalia/contract/prices-office';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { pricesTexts as texts } from '../../messages/prices.es-CO.ts';

/** A row of the calendar: a programmed price, or a deal. */
export type CalendarRow =
  | { kind: 'program'; key: string; program: PriceProgram }
  | { kind: 'deal'; key: string; deal: OfficeDeal };

/** Both by their start; what has no start is first. */
export function calendarRows(
  programs: readonly PriceProgram[],
  deals: readonly OfficeDeal[],
  span: { from: string; until: string },
): CalendarRow[] {
  const isInside = ({ from, until }: { from: string | null; until: string | null }) =>
    (from ?? '') < span.until && (until === null || until > span.from);
  const rows: CalendarRow[] = [
    ...programs.map((program) => ({ kind: 'program' as const, key: program._id, program })),
    ...deals.filter(isInside).map((deal) => ({ kind: 'deal' as const, key: `oferta-${deal._id}`, deal })),
  ];
  const startOf = (row: CalendarRow) => thingOf(row).from ?? '';
  return rows.toSorted((one, other) => startOf(one).localeCompare(startOf(other)));
}

export const thingOf = (row: CalendarRow): PriceProgram | OfficeDeal =>
  row.kind === 'program' ? row.program : row.deal;

const signed = (percent: number): string => `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`;

/** "+5%", "$ 12.900", "−20%". */
export function changeOf(row: CalendarRow): string {
  if (row.kind === 'deal') return dealTerms(row.deal);
  const { rule } = row.program;
  if (!rule) return texts.kinds.program;
  return rule.change.kind === 'percentage' ? signed(rule.change.percent) : formatPesos(rule.change.pesos);
}

/** "−20%" or "−$ 1.000". */
export const dealTerms = ({ discountType, amount }: Pick<OfficeDeal, 'discountType' | 'amount'>): string =>
  discountType === 'percentage' ? `−${amount}%` : `−${formatPesos(amount)}`;

/** "jue 26 nov" */
export const dayOf = (instant: string): string => formatShortDay(dayIn(new Date(instant))).toLocaleLowerCase('es-CO');

/** "vie 20 – jue 26 nov", "desde el dom 22 nov", "hasta el jue 26 nov", "sin fin". */
export function spanWords({ from, until }: Pick<OfficeDeal, 'from' | 'until'>): string {
  if (until === null) return from === null ? texts.noEnd : texts.startsOn(dayOf(from));
  const last = lastDayOf(until);
  if (from === null) return texts.endsOn(last);
  const first = dayOf(from);
  if (first === last) return last;
  const isOneMonth = first.slice(-3) === last.slice(-3);
  return `${isOneMonth ? first.slice(0, -4) : first} – ${last}`;
}

/** The last day of a window: the one before when it ends at midnight. */
const lastDayOf = (until: string): string => dayOf(new Date(Date.parse(until) - 1).toISOString());

/** "sin fin", "hasta el jue 26 nov", "terminó el dom 22 nov". A window ends with the day before a midnight. */
export function endWords(until: string | null, now: Date): string {
  if (until === null) return texts.noEnd;
  const last = lastDayOf(until);
  return Date.parse(until) <= now.getTime() ? texts.endedOn(last) : texts.endsOn(last);
}
