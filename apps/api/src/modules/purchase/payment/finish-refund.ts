import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { completeRefund as finish } from './refund.sql.ts';

/** The refund of a payment that a person made. */
export interface ManualRefund {
  paymentId: string;
  /** Of the bank, for the customer to find it by; null without one. */
  reference: string | null;
}

/** Records that a person returned the money of a payment. Answers with how much in pesos; undefined when none was waiting. */
export function finishRefund(
  db: Database,
  clock: Clock,
  { paymentId, reference }: ManualRefund,
): Promise<number | undefined> {
  return inTransaction(db, async (tx) => {
    const [finished] = await finish(tx, paymentId, clock.now(), reference);
    if (!finished) return undefined;
    const { amount } = finished;
    await recordAuditEvent(tx, {
      actorId: null,
      action: 'purchase.refund_done',
      subjectId: paymentId,
      detail: { amount },
    });
    return amount;
  });
}
