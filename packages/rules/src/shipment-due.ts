import { dayAfter } from './calendar.ts';
import { leavingDay, workingDayFrom, workingDayUntil } from './dispatch-day.ts';

/** The terms of the zone that an order was placed with: days on the road, and the cutoff hour; null for that of now. */
export interface PromisedRoute {
  leadDays: number;
  cutoff: string | null;
}

/** The days a shipment is due, as calendar days in Bogotá. */
export interface DueDays {
  /** The last day it can leave the warehouse without being late. */
  leavesBy: string;
  /** The day it is promised to arrive; null without a delivery window. */
  arrivesBy: string | null;
}

/**
 * When a shipment is due, counted from the moment its order was settled: paid, or placed when it is paid later. Goods in stock may
 * leave later for a later delivery day. A delivery day that a late payment made impossible moves to the first possible day.
 */
export function dueDays(
  { dispatchDate, deliveryDay }: { dispatchDate: string | null; deliveryDay: string | null },
  settledAt: Date,
  { leadDays, cutoff }: PromisedRoute,
): DueDays {
  const leaves = leavingDay(dispatchDate, settledAt, cutoff);
  if (deliveryDay === null) return { leavesBy: leaves, arrivesBy: null };
  const reached = dayAfter(leaves, leadDays);
  const inTime = workingDayUntil(dayAfter(deliveryDay, -leadDays));
  return {
    leavesBy: dispatchDate === null && inTime > leaves ? inTime : leaves,
    arrivesBy: deliveryDay < reached ? workingDayFrom(reached) : deliveryDay,
  };
}
