import type { OfficePresale, PresaleState } from '@tonalia/contract/presales-office';
import { dayAfter, daysBetween } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import type { BadgeTone } from '@tonalia/ui/badge';
import { presalesTexts as texts } from '../../messages/presales.es-CO.ts';
import type { PresalesSearch } from './presales-search.ts';

export type PresaleView = NonNullable<PresalesSearch['vista']> | 'activas';

const shown: Record<PresaleView, readonly PresaleState[]> = {
  activas: ['late', 'open', 'full', 'closed', 'coming'],
  abiertas: ['open'],
  llenas: ['full'],
  atrasadas: ['late'],
  terminadas: ['ended'],
};
export const presaleViews = Object.keys(shown) as PresaleView[]; // as: the keys of the table above

/** The presales of a tab, by their day. */
export const presalesOfView = (presales: readonly OfficePresale[], view: PresaleView): OfficePresale[] =>
  presales
    .filter(({ state }) => shown[view].includes(state))
    .toSorted((a, b) => (a.dispatchDate < b.dispatchDate ? -1 : Number(a.dispatchDate > b.dispatchDate)));

/** The last day in Bogotá on which it sells. */
export const lastDayOf = ({ closesAt }: Pick<OfficePresale, 'closesAt'>): string =>
  dayIn(new Date(Date.parse(closesAt) - 1));

const tones: Record<PresaleState, BadgeTone> = {
  coming: 'presale',
  open: 'success',
  full: 'warn',
  late: 'danger',
  closed: 'neutral',
  ended: 'neutral',
};

/** The state in words, with how near or late the day is. */
export function stateOf({ state, dispatchDate }: OfficePresale, now: Date): { words: string; tone: BadgeTone } {
  const today = dayIn(now);
  if (state === 'late') return { words: texts.lateBy(daysBetween(dispatchDate, today)), tone: tones.late };
  const isNear = state !== 'ended' && state !== 'coming';
  if (isNear && dispatchDate === today) return { words: texts.leavesToday, tone: 'presale' };
  if (isNear && dispatchDate === dayAfter(today, 1)) return { words: texts.leavesTomorrow, tone: 'presale' };
  return { words: texts.states[state], tone: tones[state] };
}

/** What waits in presales: all of it, what leaves within a week, what is late, and the units that can still be sold. */
export function sumsOf(presales: readonly OfficePresale[], now: Date) {
  const today = dayIn(now);
  const active = presales.filter(({ state }) => state !== 'ended');
  const waiting = (some: readonly OfficePresale[]) => ({
    units: some.reduce((sum, one) => sum + one.waiting.units, 0),
    orders: some.reduce((sum, one) => sum + one.waiting.orders, 0),
  });
  const selling = active.filter(({ state }) => state === 'open' || state === 'full');
  const capacity = selling.reduce((sum, one) => sum + (one.capacity ?? 0), 0);
  const free = selling.reduce((sum, one) => sum + (one.capacity === null ? 0 : one.capacity - one.taken), 0);
  const amounts = active.map((one) => one.waiting.amount);
  return {
    all: waiting(active),
    amount: amounts.includes(null) ? null : amounts.reduce<number>((sum, one) => sum + (one ?? 0), 0),
    week: waiting(active.filter(({ dispatchDate }) => dispatchDate >= today && dispatchDate < dayAfter(today, 7))),
    late: waiting(active.filter(({ state }) => state === 'late')),
    capacity,
    free,
  };
}
