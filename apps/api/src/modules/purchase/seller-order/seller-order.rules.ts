import type { OrderAskReason } from '@tonalia/contract/order-asks';
import { hour, minute } from '@tonalia/rules/durations';
import { shownPriceHours, shownPriceTolerance } from '@tonalia/rules/policy';

/** Units, price of one in pesos, and dispatch date (null from stock). */
export interface LineTerms {
  quantity: number;
  price: number;
  dispatchDate: string | null;
}

/** What holds for a line now: `quantity` is what can be had of it, `step` the units of a pack. */
export interface CurrentTerms extends LineTerms {
  step: number;
}

/** A line is ordered at `agreed` pesos, or it asks for its reasons. */
export type LineVerdict = { agreed: number; reasons: [] } | { agreed: null; reasons: OrderAskReason[] };

/** Clocks of phones run ahead by this at most, in ms. */
const CLOCK_SLACK = 10 * minute;

/** Whether something shown at that instant may still be kept. */
export const isFresh = (shownAt: Date, now: Date): boolean =>
  now.getTime() - shownAt.getTime() <= shownPriceHours * hour && !isAhead(shownAt, now);

const isAhead = (instant: Date, now: Date): boolean => instant.getTime() - now.getTime() > CLOCK_SLACK;

/**
 * Decides a line that was shown without a network. It is ordered only with the units and date that were shown, at the lower of both prices, or at the
 * shown one when the rise is within the tolerance and what was shown is fresh. Otherwise it asks.
 */
export function judgeLine(seen: LineTerms, now: CurrentTerms, isShownFresh: boolean): LineVerdict {
  const agreed = agreedPrice(seen.price, now.price, isShownFresh);
  const reasons: OrderAskReason[] = [];
  if (now.quantity === 0) reasons.push('gone');
  else if (now.quantity < seen.quantity) reasons.push('fewer');
  if (now.quantity > 0 && seen.quantity % now.step !== 0) reasons.push('step');
  if (now.quantity > 0 && now.dispatchDate !== seen.dispatchDate) reasons.push('date');
  if (now.quantity > 0 && agreed === null) reasons.push('dearer');
  if (reasons.length > 0 || agreed === null) return { agreed: null, reasons };
  return { agreed, reasons: [] };
}

/** Null when the price rose beyond what may be kept. */
function agreedPrice(seen: number, now: number, isShownFresh: boolean): number | null {
  if (now <= seen) return now;
  return isShownFresh && (now - seen) * 100 <= seen * shownPriceTolerance ? seen : null;
}

/** What an order's own instants leave in doubt: it was taken too long ago, or the phone's clock runs ahead. */
export function doubtInstants(takenAt: Date, snapshotAt: Date, now: Date): ('OLD' | 'CLOCK')[] {
  if (isAhead(takenAt, now) || isAhead(snapshotAt, now) || snapshotAt.getTime() - takenAt.getTime() > CLOCK_SLACK)
    return ['CLOCK'];
  return isFresh(takenAt, now) ? [] : ['OLD'];
}
