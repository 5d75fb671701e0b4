import { AppError } from '@tonalia/contract/errors';
import { type Choice, type Leaving, isOnOffer } from './dispatch-groups.rules.ts';

/**
 * The windows a cart keeps. A new choice stands in place of all that were, and has to be on offer, one for each date
 * (SCHEDULE_UNAVAILABLE). What was chosen for a date that nothing leaves on any more is forgotten and, when the place changes, what is not
 * on offer there.
 */
export function keptSchedule(
  leaving: readonly Leaving[],
  kept: readonly Choice[],
  wished: readonly Choice[] | undefined,
  isElsewhere: boolean,
): Choice[] {
  if (!wished) return kept.filter((choice) => (isElsewhere ? isOnOffer(leaving, choice) : leaves(leaving, choice)));
  const isTwice = new Set(wished.map(({ dispatchDate }) => dispatchDate)).size < wished.length;
  if (isTwice || !wished.every((choice) => isOnOffer(leaving, choice))) throw new AppError('SCHEDULE_UNAVAILABLE');
  return [...wished];
}

const leaves = (leaving: readonly Leaving[], choice: Choice): boolean =>
  leaving.some(({ dispatchDate }) => dispatchDate === choice.dispatchDate);
