import { type DeliveryHours, deliveryWindows } from '@tonalia/rules/delivery-windows';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database, Transaction } from '../../../../platform/transaction.ts';
import { customerWeekdays } from '../../../customers/index.ts';
import { coverageOf } from '../../../tracking/index.ts';
import { followWindow } from '../../schedule/follow-window.rules.ts';
import type { OrderPart } from './one-order.sql.ts';

interface DeliveryPlace {
  customerId: string;
  cityId: string;
}

/** Finds the window of a part that leaves on another day or goes elsewhere. */
export type FollowWindow = (part: OrderPart, leavesOn: string | null) => DeliveryHours | null;

/** The delivery windows of a customer in a city, now. */
export async function windowsTo(
  db: Database,
  tx: Transaction,
  clock: Clock,
  { customerId, cityId }: DeliveryPlace,
): Promise<FollowWindow> {
  const coverage = await coverageOf(db, cityId);
  const own = await customerWeekdays(tx, customerId);
  return (part, leavesOn) => {
    const before = windowOf(part);
    if (!before || !coverage) return null;
    const route = { ...coverage, weekdays: own ?? coverage.weekdays };
    return followWindow(before, deliveryWindows(route, leavesOn, clock.now()));
  };
}

/** The chosen window of a part; null without one. */
export function windowOf({ deliveryDay, deliveryFrom, deliveryTo }: OrderPart): DeliveryHours | null {
  if (deliveryDay === null || deliveryFrom === null || deliveryTo === null) return null;
  return { day: deliveryDay, from: deliveryFrom, to: deliveryTo };
}
