import { OfficeError } from '@tonalia/contract/office-errors';
import { type OperatorAuthor, recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { lockOrderOfPayment } from '../order/change-order.sql.ts';
import { findRefundPayment } from './gateway-answer.sql.ts';
import { approveHeldRefund, lockHeldRefund } from './held-refund.sql.ts';
import { lockPayment } from './settle.sql.ts';
import { giveBalance } from './start-refund.ts';
import { noticeRefunds } from './notice-refunds.ts';

/** A second person's yes to a refund. */
export interface SecondYes {
  refundId: string;
  /** The operator's name. */
  by: string;
  operator: OperatorAuthor;
}

/**
 * Approves a refund that waits for a second person; the money moves then. REFUND_NOT_FOUND, APPROVAL_DECIDED when it waits no longer,
 * APPROVAL_OWN for the operator that started it, and BALANCE_UNAVAILABLE.
 */
export async function approveRefundOfAct(
  db: Database,
  clock: Clock,
  { refundId, by, operator }: SecondYes,
): Promise<void> {
  const [found] = await findRefundPayment(db, refundId);
  if (!found) throw new OfficeError('REFUND_NOT_FOUND');
  await inTransaction(db, async (tx) => {
    const [order] = await lockOrderOfPayment(tx, found.paymentId);
    await lockPayment(tx, found.paymentId);
    const [refund] = await lockHeldRefund(tx, refundId);
    if (!order || !refund?.isWaiting) throw new OfficeError('APPROVAL_DECIDED');
    const { operatorId } = operator;
    if (refund.startedById === operatorId) throw new OfficeError('APPROVAL_OWN');
    await approveHeldRefund(tx, { id: refundId, operatorId, by, now: clock.now() });
    if (refund.goesTo === 'balance') await giveBalance(tx, refund.paymentId, refund.amount);
    await noticeRefunds(tx, { paymentId: refund.paymentId, startedId: refundId }, clock.now());
    await recordAuditEvent(tx, {
      actorId: null,
      operator,
      action: 'purchase.refund_approved',
      subjectId: order.id,
      detail: { refundId, amount: refund.amount, by },
    });
  });
}
