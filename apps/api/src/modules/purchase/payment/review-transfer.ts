import { hour } from '@tonalia/rules/durations';
import { newProofHours } from '@tonalia/rules/policy';
import { AppError } from '@tonalia/contract/errors';
import { recordAuditEvent } from '../../../platform/audit.ts';
import { publish } from '../../../platform/publish.ts';
import { type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { type LockedOrder, lockOrderByCode } from '../order/change-order.ts';
import type { SettleContext } from './payment-context.ts';
import { isUndone } from '../order/order.rules.ts';
import { findTransfer, refuseProof } from './proof.sql.ts';
import { type MoneyOutcome, receiveMoney } from './receive-money.ts';
import { lockPayment, updatePayment } from './settle.sql.ts';
import { withReserveFallback } from './reserve-again.ts';

interface TransferReview {
  orderCode: string;
  /** Why the proof is refused, shown to the customer; null when the money arrived. */
  reason: string | null;
}

/** What became of the money, or `refused` for a refused proof. */
export type TransferReviewResult = MoneyOutcome | 'refused';

/**
 * Applies an operator's review of a transfer: either the money arrived and pays the order (late money as in `receiveMoney`), or
 * the proof is refused and the order keeps waiting. Throws ORDER_NOT_FOUND, and ORDER_NOT_PAYABLE when the order waits for no
 * transfer or ended without a proof.
 */
export function reviewTransfer(context: SettleContext, review: TransferReview): Promise<TransferReviewResult> {
  return withReserveFallback((canReserve) =>
    inTransaction(context.db, (tx) => decide(context, tx, review, canReserve)),
  );
}

async function decide(
  context: SettleContext,
  tx: Transaction,
  { orderCode, reason }: TransferReview,
  canReserve: boolean,
): Promise<TransferReviewResult> {
  const order = await lockOrderByCode(tx, orderCode);
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  const paymentId = await transferOf(tx, order);
  const action = reason === null ? 'purchase.transfer_approved' : 'purchase.transfer_rejected';
  await recordAuditEvent(tx, { actorId: null, action, subjectId: order.id, detail: { reason } });
  if (reason === null) return approve(context, tx, { order, paymentId, canReserve });
  await refuse(context, tx, { order, paymentId, reason });
  return 'refused';
}

async function transferOf(tx: Transaction, { id, status }: LockedOrder): Promise<string> {
  if (status !== 'pending_payment' && !isUndone(status)) throw new AppError('ORDER_NOT_PAYABLE');
  const [transfer] = await findTransfer(tx, { orderId: id, status: isUndone(status) ? 'voided' : 'pending' });
  if (!transfer) throw new AppError('ORDER_NOT_PAYABLE');
  return transfer.id;
}

async function approve(
  context: SettleContext,
  tx: Transaction,
  { order, paymentId, canReserve }: { order: LockedOrder; paymentId: string; canReserve: boolean },
): Promise<MoneyOutcome> {
  const [payment] = await lockPayment(tx, paymentId);
  if (!payment) throw new Error(`payment ${paymentId} is gone`);
  await updatePayment(tx, {
    id: paymentId,
    status: 'approved',
    transactionId: null,
    redirectUrl: null,
    reason: null,
    unanswered: false,
    nextCheckAt: null,
  });
  return receiveMoney(context, tx, { order, payment, canReserve });
}

/** An ended order asks for no other proof. */
async function refuse(
  { clock }: SettleContext,
  tx: Transaction,
  {
    order: { id, code, customerId, status },
    paymentId,
    reason,
  }: { order: LockedOrder; paymentId: string; reason: string },
): Promise<void> {
  const [had] = await refuseProof(tx, {
    paymentId,
    why: reason,
    until: new Date(clock.now().getTime() + newProofHours * hour),
  });
  if (status === 'pending_payment')
    await publish(tx, 'order.payment_failed', { orderId: id, orderCode: code, customerId, status: 'proof_refused' });
  else if (!had) throw new AppError('ORDER_NOT_PAYABLE');
}
