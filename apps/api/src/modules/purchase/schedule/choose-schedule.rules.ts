import { AppError } from '@tonalia/contract/errors';
import { type WindowChoice, type ShipmentGroup, isOffered } from './shipment-groups.rules.ts';

/**
 * The windows a cart keeps. A new choice stands in place of all that were, and has to be on offer, one for each date
 * (SCHEDULE_UNAVAILABLE). What was chosen for a date that nothing leaves on any more is forgotten and, when the place changes, what is not
 * on offer there.
 */
export function scheduleAfterChoice(
  groups: readonly ShipmentGroup[],
  current: readonly WindowChoice[],
  requested: readonly WindowChoice[] | undefined,
  isNewAddress: boolean,
): WindowChoice[] {
  if (!requested)
    return current.filter((choice) => (isNewAddress ? isOffered(groups, choice) : leaves(groups, choice)));
  const isTwice = new Set(requested.map(({ dispatchDate }) => dispatchDate)).size < requested.length;
  if (isTwice || !requested.every((choice) => isOffered(groups, choice))) throw new AppError('SCHEDULE_UNAVAILABLE');
  return [...requested];
}

const leaves = (groups: readonly ShipmentGroup[], choice: WindowChoice): boolean =>
  groups.some(({ dispatchDate }) => dispatchDate === choice.dispatchDate);
