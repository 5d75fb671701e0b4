import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { type StoredCoupon, findByCode, findById, listUsable } from './coupon.sql.ts';

/** As many as somebody reads through. */
const MOST = 50;

/** A coupon as it is for a customer now, running or not; undefined when there is none of this id. */
export async function findCoupon(
  db: Database | Transaction,
  clock: Clock,
  customerId: string,
  id: string,
): Promise<StoredCoupon | undefined> {
  const [coupon] = await findById(db, customerId, clock.now(), id);
  return coupon;
}

/** The coupon of a code, listed or told, while it runs. */
export async function findCouponByCode(
  db: Database | Transaction,
  clock: Clock,
  customerId: string,
  code: string,
): Promise<StoredCoupon | undefined> {
  const [coupon] = await findByCode(db, customerId, clock.now(), code);
  return coupon?.isRunning ? coupon : undefined;
}

/** The coupons on show that a customer can still use. */
export const listCoupons = (db: Database, clock: Clock, customerId: string): Promise<StoredCoupon[]> =>
  listUsable(db, customerId, clock.now(), MOST);
