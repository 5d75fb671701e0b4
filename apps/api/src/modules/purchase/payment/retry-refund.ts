import { OfficeError } from '@tonalia/contract/office-errors';
import { type OperatorAuthor, recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { type AskContext, requireUnreturned } from './ask-gateway.ts';
import { type HeldRefund, askRefundAgain, lockRefund, markRefundManual } from './refund.sql.ts';

/** In ms. After this time no request of an attempt is under way: each ends within ten seconds. */
const ATTEMPT_OVER = 60_000;

/** An operator's decision about a refund at the gateway. */
export interface RefundStep {
  refundId: string;
  /** The operator's name. */
  by: string;
  operator: OperatorAuthor;
}

/**
 * Has the gateway asked at once for a refund of a whole payment. REFUND_NOT_FOUND, REFUND_DONE, REFUND_AT_GATEWAY while an attempt runs, and
 * REFUND_BY_HAND_ONLY for a part of a payment or one without a gateway.
 */
export async function retryRefund(db: Database, clock: Clock, step: RefundStep): Promise<void> {
  await inTransaction(db, async (tx) => {
    const refund = await lockIdle(tx, clock, step);
    if (!refund.isWhole) throw new OfficeError('REFUND_BY_HAND_ONLY');
    await askRefundAgain(tx, { id: refund.id, now: clock.now() });
    await record(tx, refund, step, 'purchase.refund_retried');
  });
}

/**
 * Leaves a refund to an operator. The gateway is asked first, and its state decides: money that it returned is not returned again. Throws
 * REFUND_NOT_FOUND, REFUND_DONE, REFUND_AT_GATEWAY while an attempt runs, REFUND_MADE_BY_GATEWAY, and the errors of `askGateway`.
 */
export async function takeRefundByHand(context: AskContext, step: RefundStep): Promise<void> {
  await requireUnreturned(context, step.refundId, { mustAsk: true });
  await inTransaction(context.db, async (tx) => {
    const refund = await lockIdle(tx, context.clock, step);
    await markRefundManual(tx, refund.id);
    await record(tx, refund, step, 'purchase.refund_by_hand');
  });
}

async function lockIdle(tx: Transaction, clock: Clock, { refundId }: RefundStep): Promise<HeldRefund> {
  const [refund] = await lockRefund(tx, refundId);
  if (!refund) throw new OfficeError('REFUND_NOT_FOUND');
  if (refund.status === 'done') throw new OfficeError('REFUND_DONE');
  if (refund.isHeld) throw new OfficeError('REFUND_NEEDS_APPROVAL');
  const { triedAt } = refund;
  if (triedAt && clock.now().getTime() - triedAt.getTime() < ATTEMPT_OVER) throw new OfficeError('REFUND_AT_GATEWAY');
  return refund;
}

const record = (tx: Transaction, { id, orderId, paymentId, amount }: HeldRefund, step: RefundStep, action: string) =>
  recordAuditEvent(tx, {
    actorId: null,
    operator: step.operator,
    action,
    subjectId: orderId ?? paymentId,
    detail: { refundId: id, amount, by: step.by },
  });
