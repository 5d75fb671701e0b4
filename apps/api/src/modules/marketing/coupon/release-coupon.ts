import type { Transaction } from '../../../platform/transaction.ts';
import { freeRedemption } from './coupon.sql.ts';

/** Gives back the coupon an order used, once, whatever is retried. Nothing happens for an order without one. */
export async function releaseCoupon(tx: Transaction, orderId: string): Promise<void> {
  await freeRedemption(tx, orderId);
}
