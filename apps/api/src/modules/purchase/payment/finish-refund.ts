import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { completeRefund } from './refund.sql.ts';

/** A refund that an operator made by bank transfer. */
export interface ManualRefund {
  paymentId: string;
  /** The bank's reference, for the customer; null without one. */
  reference: string | null;
}

/** Records a manual refund. Returns its amount in pesos; undefined when no refund was waiting. */
export function finishRefund(
  db: Database,
  clock: Clock,
  { paymentId, reference }: ManualRefund,
): Promise<number | undefined> {
  return inTransaction(db, async (tx) => {
    const [finished] = await completeRefund(tx, { paymentId, now: clock.now(), reference });
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
