import { AppError } from '@tonalia/contract/errors';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { USED, USED_UP } from './coupon.rules.ts';
import { insertRedemption, takeOne } from './coupon.sql.ts';

/** An order that uses a coupon. */
export interface Redemption {
  couponId: string;
  customerId: string;
  orderId: string;
}

/**
 * Uses a coupon for an order, in the order's own transaction and last of all it takes: who comes late waits for the coupon alone.
 * COUPON_NOT_APPLICABLE when none is left, or the customer has used it already.
 */
export async function redeemCoupon(
  tx: Transaction,
  clock: Clock,
  { couponId, customerId, orderId }: Redemption,
): Promise<void> {
  const [taken] = await takeOne(tx, couponId, clock.now());
  if (!taken) throw new AppError('COUPON_NOT_APPLICABLE', { reason: USED_UP });
  const [redeemed] = await insertRedemption(tx, couponId, customerId, orderId);
  if (!redeemed) throw new AppError('COUPON_NOT_APPLICABLE', { reason: USED });
}
