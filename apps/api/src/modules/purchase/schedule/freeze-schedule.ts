import { AppError } from '@tonalia/contract/errors';
import type { DeliveryChoice } from '@tonalia/contract/purchase';
import type { Clock } from '../../../platform/clock.ts';
import type { StoredCart } from '../cart/cart.sql.ts';
import type { PricedLine } from '../cart/catalogue.ts';
import type { Delivery } from '../delivery.ts';
import { isOnOffer, leavingGroups, windowOf } from './leaving.rules.ts';

/** When each shipment of an order comes: as it was chosen, else the earliest. SCHEDULE_UNAVAILABLE when a choice is over. */
export function freezeSchedule(
  clock: Clock,
  { schedule }: Pick<StoredCart, 'schedule'>,
  lines: readonly PricedLine[],
  delivery: Delivery,
): DeliveryChoice[] {
  const leaving = leavingGroups(
    lines.map(({ line: { quantity }, dispatchDate }) => ({ dispatchDate, quantity })),
    delivery,
    clock.now(),
  );
  const dates = leaving.map(({ dispatchDate }) => dispatchDate);
  const missed = schedule.some((choice) => dates.includes(choice.dispatchDate) && !isOnOffer(leaving, choice));
  if (missed) throw new AppError('SCHEDULE_UNAVAILABLE');
  return leaving.flatMap((group) => {
    const window = windowOf(group, schedule);
    return window ? [{ dispatchDate: group.dispatchDate, ...window }] : [];
  });
}
