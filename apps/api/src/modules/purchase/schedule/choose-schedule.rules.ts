import { AppError } from '@tonalia/contract/errors';
import { type WindowChoice, type ShipmentGroup, isOffered } from './shipment-groups.rules.ts';

/**
 * The delivery windows a cart keeps. A new choice replaces all earlier ones and must be offered, one per dispatch date (throws
 * SCHEDULE_UNAVAILABLE). Without one, choices are dropped for dates without lines and, after a change of address, when they are
 * not offered there.
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
