import { AppError } from '@tonalia/contract/errors';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { releaseCredit } from '../../customers/index.ts';
import { releaseCoupon } from '../../marketing/index.ts';
import { giveBackAcross, givePresaleBack } from '../../products/index.ts';
import { endShipmentsAndPayments, findReserved, lockPayments } from './change-order.sql.ts';
import { type LockedOrder, changeOrder, lockOrder } from './change-order.ts';
import { writeOffMissing } from './missing-units.ts';
import { canEnd, isUndone } from './order.rules.ts';
import { type EndReason, reopenExchanged } from './reopen-return.ts';

/**
 * Cancels or rejects an order in the given transaction, before any of it has left: releases units, presale, credit and coupon,
 * cancels its shipments, and turns approved payments into refunds. The return of an exchange is decided again, unless the exchange
 * was lost on the road: what came back may be sold by then. Idempotent: an order that ended this way is returned unchanged. Throws
 * ORDER_NOT_CANCELLABLE once a shipment has left.
 */
export async function endOrder(
  tx: Transaction,
  clock: Clock,
  {
    orderId,
    to,
    reason,
    isLost = false,
  }: { orderId: string; to: 'cancelled' | 'rejected'; reason: EndReason; isLost?: boolean },
): Promise<LockedOrder> {
  const order = await lockOrder(tx, orderId);
  if (isUndone(order.status)) return order;
  const [reserved] = await findReserved(tx, orderId);
  if (!reserved || !canEnd(order.status, reserved.shipments)) throw new AppError('ORDER_NOT_CANCELLABLE');
  await lockPayments(tx, orderId);
  const ended = await changeOrder(tx, order, to, reason);
  await endShipmentsAndPayments(tx, { orderId, now: clock.now(), why: reason.why });
  await giveBackAcross(tx, await writeOffMissing(tx, reserved.stock, { document: order.code, operatorId: null }));
  await givePresaleBack(tx, reserved.presale, reserved.createdAt);
  await releaseCredit(tx, orderId);
  await releaseCoupon(tx, orderId);
  if (!isLost) await reopenExchanged(tx, clock, order, reason);
  return ended;
}
