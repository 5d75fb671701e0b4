import type { MovedOrder } from '@tonalia/contract/presales-office';
import { formatShortDay } from '@tonalia/rules/dates';

type MovedDays = Pick<MovedOrder, 'arrivesOn' | 'willArriveOn'>;

/** Whether it is delivered after the day that its customer chose. */
export const isLater = ({ arrivesOn, willArriveOn }: MovedDays): boolean =>
  arrivesOn !== null && (willArriveOn ?? '9') > arrivesOn;

/** The day of delivery before and after a move; empty without both. */
export const arrival = (before: string | null, after: string | null): string =>
  before !== null && after !== null ? `${formatShortDay(before)} → ${formatShortDay(after)}` : '';
