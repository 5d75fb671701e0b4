import type { OfficeDeal, PriceProgram } from '@tonalia/contract/prices-office';
import { dayAfter, startOfDay, weekdayOf } from '@tonalia/rules/calendar';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { weekdaysInWords } from '@tonalia/rules/weekdays';
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

/** "cada sábado", "cada martes y viernes", "de lunes a viernes"; empty for every day. */
export function everyWeek(weekdays: readonly number[]): string {
  const words = weekdaysInWords(weekdays);
  return words && (words.includes(' a ') ? texts.eachFrom(words) : texts.each(words));
}

/** The days of a deal: those of the week, and its dates while they are to come or have an end. */
export function daysOf(deal: Pick<OfficeDeal, 'from' | 'until' | 'weekdays' | 'state'>): string {
  const days = everyWeek(deal.weekdays);
  if (days === '') return spanWords(deal);
  return deal.state === 'running' && deal.until === null ? days : `${days}, ${spanWords(deal)}`;
}

/** The ISO weekdays on which a row holds; none for every day. */
export const weekdaysOf = (row: CalendarRow): readonly number[] => (row.kind === 'deal' ? row.deal.weekdays : []);

type Dates = Pick<OfficeDeal, 'from' | 'until'>;

/** The parts of a window within some days in which all rows with these weekdays hold; the window itself where each holds every day. */
export function partsOf(window: Dates, weekdays: readonly (readonly number[])[], days: readonly string[]): Dates[] {
  const chosen = weekdays.filter(({ length }) => length > 0);
  if (chosen.length === 0) return [window];
  const parts: { from: string; until: string }[] = [];
  for (const day of days) {
    const [from, until] = [later(window.from, dayStart(day)), earlier(window.until, dayStart(dayAfter(day, 1)))];
    if (from >= until || chosen.some((one) => !one.includes(weekdayOf(day)))) continue;
    const last = parts.at(-1);
    if (last?.until === from) last.until = until;
    else parts.push({ from, until });
  }
  return parts;
}

const dayStart = (day: string): string => startOfDay(day).toISOString();
const later = (bound: string | null, start: string): string => (bound !== null && bound > start ? bound : start);
const earlier = (bound: string | null, end: string): string => (bound !== null && bound < end ? bound : end);

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
export const lastDayOf = (until: string): string => dayOf(new Date(Date.parse(until) - 1).toISOString());

/** "sin fin", "hasta el jue 26 nov", "terminó el dom 22 nov". A window ends with the day before a midnight. */
export function endWords(until: string | null, now: Date): string {
  if (until === null) return texts.noEnd;
  const last = lastDayOf(until);
  return Date.parse(until) <= now.getTime() ? texts.endedOn(last) : texts.endsOn(last);
}
