import { AppError } from '@tonalia/contract/errors';
import type { DeliveryChoice } from '@tonalia/contract/purchase';
import type { Clock } from '../../../platform/clock.ts';
import type { CartDelivery } from './delivery.ts';
import { isOffered, shipmentGroups, windowForGroup } from './shipment-groups.rules.ts';

/**
 * The delivery window of each shipment of a new order: the chosen one, else the earliest. `schedule` holds the cart's choices.
 * Throws SCHEDULE_UNAVAILABLE when a chosen window is no longer offered.
 */
export function windowsForOrder(
  clock: Clock,
  schedule: readonly DeliveryChoice[],
  lines: readonly { dispatchDate: string | null; quantity: number }[],
  delivery: CartDelivery,
): DeliveryChoice[] {
  const groups = shipmentGroups(lines, delivery, clock.now());
  const dates = groups.map(({ dispatchDate }) => dispatchDate);
  const missed = schedule.some((choice) => dates.includes(choice.dispatchDate) && !isOffered(groups, choice));
  if (missed) throw new AppError('SCHEDULE_UNAVAILABLE');
  return groups.flatMap((group) => {
    const window = windowForGroup(group, schedule);
    return window ? [{ dispatchDate: group.dispatchDate, ...window }] : [];
  });
}
