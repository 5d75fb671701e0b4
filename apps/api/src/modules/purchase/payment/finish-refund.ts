import { recordDeed } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { finishRefund as finish } from './give-back.sql.ts';

/** Writes down that somebody returned the money of a payment. Answers with how much; undefined when none was waiting. */
export function finishRefund(db: Database, clock: Clock, paymentId: string): Promise<number | undefined> {
  return inTransaction(db, async (tx) => {
    const [finished] = await finish(tx, paymentId, clock.now());
    if (!finished) return undefined;
    const { amount } = finished;
    await recordDeed(tx, { actorId: null, action: 'purchase.refund_done', subjectId: paymentId, detail: { amount } });
    return amount;
  });
}
