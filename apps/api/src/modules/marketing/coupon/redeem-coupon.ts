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
 * Redeems a coupon in the order's transaction, as its last lock, so that concurrent orders wait only for the coupon.
 * COUPON_NOT_APPLICABLE when no redemption is left in all or for this customer.
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
