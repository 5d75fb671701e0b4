import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { type StoredCoupon, findByCode, findById, listUsable } from './coupon.sql.ts';

/** The maximum number of listed coupons. */
const MOST = 50;

/** Finds a coupon in its state for a customer, running or not; undefined for an unknown id. */
export async function findCoupon(
  db: Database | Transaction,
  clock: Clock,
  customerId: string,
  id: string,
): Promise<StoredCoupon | undefined> {
  const [coupon] = await findById(db, customerId, clock.now(), id);
  return coupon;
}

/** Finds a running coupon by its code, listed or not. */
export async function findCouponByCode(
  db: Database | Transaction,
  clock: Clock,
  customerId: string,
  code: string,
): Promise<StoredCoupon | undefined> {
  const [coupon] = await findByCode(db, customerId, clock.now(), code);
  return coupon?.isRunning ? coupon : undefined;
}

/** The listed coupons a customer can still use. */
export const listCoupons = (db: Database, clock: Clock, customerId: string): Promise<StoredCoupon[]> =>
  listUsable(db, customerId, clock.now(), MOST);
