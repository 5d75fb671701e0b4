import { AppError } from '@tonalia/contract/errors';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { takeCreditAgain } from '../../auth/index.ts';
import { redeemCoupon } from '../../marketing/index.ts';
import { takePresale, takeStock } from '../../products/index.ts';
import type { HeldOrder } from '../order/change-order.ts';
import { findTakenBefore, reviveShipments } from './reserve-again.sql.ts';

/** What an order took is somebody else's now: roll back. */
export class Gone extends Error {}

/** Decides with what an order had given back taken again; where it is somebody else's by now, without, in a transaction of its own. */
export async function takingAgain<T>(decide: (takesAgain: boolean) => Promise<T>): Promise<T> {
  try {
    return await decide(true);
  } catch (error) {
    if (!(error instanceof Gone)) throw error;
    return decide(false);
  }
}

/** Takes again all that an order had given back, in the order in which everybody takes; Gone when something is not there any more. */
export async function takeAgain(tx: Transaction, clock: Clock, order: HeldOrder): Promise<void> {
  const [taken] = await findTakenBefore(tx, order.id);
  if (!taken) throw new Gone(`order ${order.code} is not there`);
  if ((await takeStock(tx, order.warehouseId, taken.stock)).length > 0) throw new Gone('stock');
  if ((await takePresale(tx, taken.presale, clock)).length > 0) throw new Gone('presale');
  if (taken.onCredit > 0 && !(await takeCreditAgain(tx, order.id))) throw new Gone('credit');
  await reviveShipments(tx, order.id);
  if (taken.couponId === null) return;
  const redemption = { couponId: taken.couponId, customerId: order.customerId, orderId: order.id };
  await redeemCoupon(tx, clock, redemption).catch((error: unknown) => {
    throw error instanceof AppError ? new Gone('coupon') : error;
  });
}
