import type { IconName, IconOutline } from '@tonalia/ui/icon';
import type { QuickLine } from './quick-line.ts';

/** A circle with a stroke through it. */
const GONE: IconOutline = 'M22 12a10 10 0 11-20 0 10 10 0 0120 0M9 15l6-6';

const signs: Partial<Record<QuickLine['state'], IconName | IconOutline>> = {
  sold_out: GONE,
  choose: 'help',
  unknown: 'x-circle',
};

/** The sign of a line that needs an answer, by its kind. */
export const signOf = (state: QuickLine['state']): IconName | IconOutline => signs[state] ?? 'alert-circle';

/** The signs of the ways a line leaves. */
export const dispatchSigns = { now: 'zap', presale: 'calendar-clock', short: 'alert-circle' } as const; // as: each is a name
