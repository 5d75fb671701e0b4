import { AppError } from '@tonalia/contract/errors';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { chargeCreditAgain } from '../../customers/index.ts';
import { redeemCoupon } from '../../marketing/index.ts';
import { exchangeAcross, takePresale } from '../../products/index.ts';
import type { LockedOrder } from '../order/change-order.ts';
import { findReservedBefore, reviveShipments } from './reserve-again.sql.ts';

/** Something the order needs is no longer available: roll back. */
export class NoLongerAvailable extends Error {}

/**
 * Runs `decide` allowing to reserve again; when something is no longer available, runs it once more without, in a new
 * transaction.
 */
export async function withReserveFallback<T>(decide: (canReserve: boolean) => Promise<T>): Promise<T> {
  try {
    return await decide(true);
  } catch (error) {
    if (!(error instanceof NoLongerAvailable)) throw error;
    return decide(false);
  }
}

/**
 * Reserves everything an expired order had released, in the lock order of all orders. Throws NoLongerAvailable when something is
 * missing.
 */
export async function reserveAgain(tx: Transaction, clock: Clock, order: LockedOrder): Promise<void> {
  const [reserved] = await findReservedBefore(tx, order.id);
  if (!reserved) throw new NoLongerAvailable(`order ${order.code} is not there`);
  const short = await exchangeAcross(tx, { back: [], taken: reserved.stock });
  if (short.length > 0) throw new NoLongerAvailable('stock');
  if ((await takePresale(tx, reserved.presale, clock)).length > 0) throw new NoLongerAvailable('presale');
  if (reserved.onCredit > 0 && !(await chargeCreditAgain(tx, order.id))) throw new NoLongerAvailable('credit');
  await reviveShipments(tx, order.id);
  if (reserved.couponId === null) return;
  const redemption = { couponId: reserved.couponId, customerId: order.customerId, orderId: order.id };
  await redeemCoupon(tx, clock, redemption).catch((error: unknown) => {
    throw error instanceof AppError ? new NoLongerAvailable('coupon') : error;
  });
}
