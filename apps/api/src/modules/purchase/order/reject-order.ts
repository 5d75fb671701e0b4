import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { findApprovedPayments } from './change-order.sql.ts';
import { lockOrderByCode } from './change-order.ts';
import { type OperatorReason, orderEvent } from './change-shipment.ts';
import { endOrder } from './end-order.ts';
import { holdAboveLimit } from './hold-above-limit.ts';
import { isUndone } from './order.rules.ts';

/** Why an operator ends an order, and whether that may refund its payments; by default it may. */
export interface RejectionReason extends OperatorReason {
  mayRefund?: boolean;
  /** `cancelled` when the customer asked for it; by default `rejected`. */
  to?: 'rejected' | 'cancelled';
}

/**
 * Rejects or cancels an order before any of it has left and releases its reservations. An order that ended this way already stays as it
 * is, without another audit event. Returns undefined when no order has the code. Throws ORDER_NOT_CANCELLABLE, and
 * STEP_UP_REQUIRED when a payment would be refunded and must not be.
 */
export async function rejectOrder(
  db: Database,
  clock: Clock,
  orderCode: string,
  { mayRefund = true, to = 'rejected', ...reason }: RejectionReason,
): Promise<'rejected' | 'was_rejected' | undefined> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderByCode(tx, orderCode);
    if (!order) return undefined;
    if (order.status === to) return 'was_rejected';
    if (isUndone(order.status)) throw new AppError('ORDER_NOT_CANCELLABLE');
    // a payment is approved only under the order's lock
    if (!mayRefund && (await findApprovedPayments(tx, order.id)).length > 0) throw new OfficeError('STEP_UP_REQUIRED');
    await endOrder(tx, clock, { orderId: order.id, to, reason });
    await holdAboveLimit(tx, order.id, { operatorId: reason.operator?.operatorId ?? null, by: reason.by });
    await recordAuditEvent(tx, orderEvent(order, { action: `purchase.order_${to}`, reason, detail: {} }));
    return 'rejected';
  });
}
