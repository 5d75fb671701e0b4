import { OfficeError } from '@tonalia/contract/office-errors';
import { type OperatorAuthor, recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { completeRefund, lockRefund } from './refund.sql.ts';
import { noticeRefunds } from './notice-refunds.ts';

/** A refund that an operator made by bank transfer. */
export interface ManualRefund {
  refundId: string;
  /** The bank's reference, for the customer; null without one. */
  reference: string | null;
  /** The operator's name, or the account of the machine at a command. */
  by: string;
  /** The operator in the office; absent at a command. */
  operator?: OperatorAuthor | undefined;
}

/**
 * Records a manual refund, once; `requireUnreturned` first. Returns its amount in pesos; undefined when it was recorded before. Throws REFUND_NOT_FOUND, and
 * REFUND_AT_GATEWAY while the gateway is asked for it, because it may still return the money, and REFUND_NEEDS_APPROVAL while it waits for a
 * second person.
 */
export function finishRefund(
  db: Database,
  clock: Clock,
  { refundId, reference, by, operator }: ManualRefund,
): Promise<number | undefined> {
  return inTransaction(db, async (tx) => {
    const refund = await lockOpenRefund(tx, refundId);
    if (!refund) return undefined;
    const [finished] = await completeRefund(tx, { id: refundId, now: clock.now(), reference });
    if (!finished) return undefined;
    const { amount } = finished;
    await noticeRefunds(tx, refund, clock.now());
    await recordAuditEvent(tx, {
      actorId: null,
      operator,
      action: 'purchase.refund_done',
      subjectId: refund.orderId ?? refund.paymentId,
      detail: { refundId, amount, by },
    });
    return amount;
  });
}

/** Locks a refund that an operator can record; undefined for one that is done. The errors of `finishRefund`. */
export async function lockOpenRefund(tx: Transaction, refundId: string) {
  const [refund] = await lockRefund(tx, refundId);
  if (!refund) throw new OfficeError('REFUND_NOT_FOUND');
  if (refund.status === 'done') return undefined;
  if (refund.isHeld) throw new OfficeError('REFUND_NEEDS_APPROVAL');
  if (refund.isTried) throw new OfficeError('REFUND_AT_GATEWAY');
  return refund;
}
