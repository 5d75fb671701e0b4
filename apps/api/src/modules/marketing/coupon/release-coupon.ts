import type { Transaction } from '../../../platform/transaction.ts';
import { freeRedemption } from './coupon.sql.ts';

/** Returns the coupon redemption of an order, once. No effect for an order without a coupon. */
export async function releaseCoupon(tx: Transaction, orderId: string): Promise<void> {
  await freeRedemption(tx, orderId);
}
