import { AppError } from '@tonalia/contract/errors';
import { type Choice, type Leaving, isOnOffer } from './leaving.rules.ts';

/**
 * The windows a cart keeps. A new choice stands in place of all that were, and has to be on offer, one for each date
 * (SCHEDULE_UNAVAILABLE). When only the place changes, what is not on offer there is forgotten.
 */
export function keptSchedule(
  leaving: readonly Leaving[],
  kept: readonly Choice[],
  wished: readonly Choice[] | undefined,
  isElsewhere: boolean,
): Choice[] {
  if (!wished) return isElsewhere ? kept.filter((choice) => isOnOffer(leaving, choice)) : [...kept];
  const isTwice = new Set(wished.map(({ dispatchDate }) => dispatchDate)).size < wished.length;
  if (isTwice || !wished.every((choice) => isOnOffer(leaving, choice))) throw new AppError('SCHEDULE_UNAVAILABLE');
  return [...wished];
}
