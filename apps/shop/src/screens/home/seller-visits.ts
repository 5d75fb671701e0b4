import type { SellerDay, VisitedCustomer } from '@tonalia/contract/seller-day';
import { DUE_FROM, NEAR_FROM } from '@tonalia/rules/suggested-order';

/** Percent of its rhythm after which a customer is no longer a visit of every day. */
const LOST_AFTER = 400;

/**
 * The visits of a day: those to make by rhythm, those that come near, and those that were made; `left` are customers with an order or
 * a note of today that is not sent.
 */
export function visitsOf({ today, customers }: SellerDay, left: ReadonlySet<string> = new Set()) {
  const isDone = ({ customerId, lastOrderOn, noSale }: VisitedCustomer) =>
    lastOrderOn === today || noSale !== null || left.has(customerId);
  const open = customers.filter((one) => !isDone(one));
  const between = (from: number, to: number) =>
    open.filter(({ rhythm }) => rhythm !== null && rhythm.share >= from && rhythm.share <= to);
  return {
    due: between(DUE_FROM, LOST_AFTER),
    near: between(NEAR_FROM, DUE_FROM - 1),
    done: customers.filter(isDone),
    /** Customers that ordered before, not this month, and have no visit today by their rhythm. */
    unordered: open.filter(
      ({ lastOrderOn, rhythm }) =>
        lastOrderOn !== null &&
        lastOrderOn < `${today.slice(0, 'yyyy-mm'.length)}-01` &&
        (rhythm === null || rhythm.share < NEAR_FROM || rhythm.share > LOST_AFTER),
    ),
  };
}
