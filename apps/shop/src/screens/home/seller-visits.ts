import type { SellerDay, VisitedCustomer } from '@tonalia/contract/seller-day';
import { weekdayOf } from '@tonalia/rules/calendar';
import { DUE_FROM, NEAR_FROM } from '@tonalia/rules/suggested-order';
import { inOrder } from './route-order.ts';

/** Percent of its rhythm after which a customer is no longer a visit of every day. */
const LOST_AFTER = 400;

export interface VisitsSeen {
  /** Customers with an order or a reason of today that is not sent. */
  left?: ReadonlySet<string>;
  /** The seller's own order of today's visits, as ids of customers. */
  order?: readonly string[];
}

/**
 * The visits of a day. The route is what is planned for the weekday; for a seller without any plan, those due by rhythm. Beside it those
 * that are due without being on it, those that come near, and those that were made.
 */
export function visitsOf({ today, customers }: SellerDay, { left = new Set(), order = [] }: VisitsSeen = {}) {
  const weekday = weekdayOf(today);
  const isDone = ({ customerId, lastOrderOn, noSale }: VisitedCustomer) =>
    lastOrderOn === today || noSale !== null || left.has(customerId);
  const isPlanned = ({ plan }: VisitedCustomer) => plan?.weekdays.includes(weekday) ?? false;
  const open = customers.filter((one) => !isDone(one));
  const between = (from: number, to: number) =>
    open.filter((one) => one.rhythm !== null && one.rhythm.share >= from && one.rhythm.share <= to && !isPlanned(one));
  const due = between(DUE_FROM, LOST_AFTER);
  const hasPlans = customers.some(({ plan }) => plan !== null);
  return {
    route: inOrder(hasPlans ? open.filter(isPlanned) : due, order),
    offRoute: hasPlans ? due : [],
    near: between(NEAR_FROM, DUE_FROM - 1),
    done: customers.filter(isDone),
    /** Customers that ordered before, not this month, and have no visit today. */
    unordered: open.filter(
      (one) =>
        one.lastOrderOn !== null &&
        one.lastOrderOn < `${today.slice(0, 'yyyy-mm'.length)}-01` &&
        !isPlanned(one) &&
        (one.rhythm === null || one.rhythm.share < NEAR_FROM || one.rhythm.share > LOST_AFTER),
    ),
  };
}
