import { hour } from '@tonalia/rules/durations';
import { formatPesos } from '@tonalia/rules/money';
import { newProofHours, transferHoldHours } from '@tonalia/rules/policy';
import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import { recordAuditEvent } from '../../../platform/audit.ts';
import { publish } from '../../../platform/publish.ts';
import { type Transaction, inTransaction } from '../../../platform/transaction.ts';
import type { LockedOrder } from '../order/change-order.ts';
import type { SettleContext } from './payment-context.ts';
import { lockDocumentTransfer } from './document-transfer.sql.ts';
import { lockReviewed } from './lock-reviewed.ts';
import { refuseProof } from './proof.sql.ts';
import { type MoneyOutcome, receiveMoney } from './receive-money.ts';
import { recordArrival } from './record-arrival.ts';
import { reviewDocuments } from './review-documents.ts';
import { type LockedPayment, insertRest, lockPayment } from './settle.sql.ts';
import { startRefund } from './start-refund.ts';
import { takeBankLine } from './take-bank-line.ts';
import type { TransferReview } from './transfer-review.ts';
import { withReserveFallback } from './reserve-again.ts';
import { LESS_THAN_TOTAL, MORE_THAN_TOTAL, partArrived } from './words.es-CO.ts';

/** What became of the money: `part` waits for the rest; `refused` for a refused proof. */
export type TransferReviewResult = MoneyOutcome | 'part' | 'refused';

/**
 * Applies an operator's review of a transfer: the money arrived and pays the order (late money as in `receiveMoney`), a part of it
 * arrived and the order waits for the rest, or the proof is refused and the order keeps waiting. An excess becomes a refund. A
 * transfer of documents of own credit goes by `reviewDocuments`.
 * Throws ORDER_NOT_FOUND, and ORDER_NOT_PAYABLE when the order waits for no transfer or ended without a proof; by id
 * TRANSFER_NOT_FOUND, TRANSFER_REVIEWED, and VERSION_CONFLICT when its proof is not the one that was `seen`. With a line of the bank BANK_LINE_NOT_FOUND, BANK_LINE_TAKEN, and VERSION_CONFLICT
 * when its amount is not what is approved. STEP_UP_REQUIRED when money would go back and `mayRefund` is false.
 */
export function reviewTransfer(context: SettleContext, review: TransferReview): Promise<TransferReviewResult> {
  return withReserveFallback((canReserve) =>
    inTransaction(context.db, (tx) => reviewTransferWithin(context, tx, review, canReserve)),
  );
}

/** The same in the transaction of the caller; `canReserve` as `withReserveFallback` gives it. */
export async function reviewTransferWithin(
  context: SettleContext,
  tx: Transaction,
  review: TransferReview,
  canReserve: boolean,
): Promise<TransferReviewResult> {
  const [documents] = 'paymentId' in review ? await lockDocumentTransfer(tx, review.paymentId) : [];
  if (documents) return reviewDocuments(context, tx, documents, review);
  const { order, paymentId } = await lockReviewed(tx, review);
  const { reason, lineId, by } = review;
  if (reason !== null) {
    await refuse(context, tx, { order, paymentId, reason });
    await record(tx, order, review, { action: 'purchase.transfer_rejected', reason });
    return 'refused';
  }
  const [payment] = await lockPayment(tx, paymentId);
  if (!payment) throw new Error(`payment ${paymentId} is gone`);
  const arrived = review.received ?? payment.amount;
  const result = await approve(context, tx, { order, payment, canReserve, arrived, review });
  if (result === 'goes back' && review.mayRefund === false) throw new OfficeError('STEP_UP_REQUIRED');
  if (lineId !== undefined && !review.isShared)
    await takeBankLine(tx, { lineId, of: 'payment', ids: [paymentId], amount: arrived, by, now: context.clock.now() });
  await record(tx, order, review, { action: actions[result], amount: arrived, expected: payment.amount });
  return result;
}

const actions = {
  kept: 'purchase.transfer_approved',
  part: 'purchase.transfer_approved_in_part',
  'goes back': 'purchase.transfer_returned',
};

const record = (
  tx: Transaction,
  { id }: LockedOrder,
  { by, operator, lineId }: TransferReview,
  { action, ...detail }: { action: string; reason?: string; amount?: number; expected?: number },
) =>
  recordAuditEvent(tx, {
    actorId: null,
    operator,
    action,
    subjectId: id,
    detail: { ...detail, ...(lineId !== undefined && { lineId }), by },
  });

interface ArrivedTransfer {
  order: LockedOrder;
  payment: LockedPayment;
  canReserve: boolean;
  /** Pesos. */
  arrived: number;
  review: TransferReview;
}

async function approve(
  context: SettleContext,
  tx: Transaction,
  { order, payment, canReserve, arrived, review }: ArrivedTransfer,
): Promise<MoneyOutcome | 'part'> {
  const { id, amount } = payment;
  const now = context.clock.now();
  if (arrived > amount && review.mayRefund === false) throw new OfficeError('STEP_UP_REQUIRED');
  await recordArrival(tx, payment, arrived);
  if (arrived < amount) return keepPart(tx, { order, payment, arrived, now, review });
  const author = { by: review.by, operator: review.operator };
  const received = { order, payment: { ...payment, amount: arrived }, canReserve, author };
  const outcome = await receiveMoney(context, tx, received);
  if (outcome === 'kept' && arrived > amount)
    await startRefund(tx, {
      paymentId: id,
      amount: arrived - amount,
      why: MORE_THAN_TOTAL,
      now,
      goesTo: review.surplus ?? 'source',
      ...author,
    });
  return outcome;
}

/** The part stays with an order that waits, which then waits for the rest; an ended order gives it back. */
async function keepPart(
  tx: Transaction,
  { order, payment, arrived, now, review: { by, operator } }: Omit<ArrivedTransfer, 'canReserve'> & { now: Date },
): Promise<'part' | 'goes back'> {
  const { id, code, customerId, status } = order;
  if (status !== 'pending_payment') {
    await startRefund(tx, { paymentId: payment.id, amount: arrived, why: LESS_THAN_TOTAL, now, by, operator });
    return 'goes back';
  }
  const missing = payment.amount - arrived;
  await insertRest(tx, {
    orderId: id,
    paymentId: payment.id,
    amount: missing,
    reason: partArrived(formatPesos(arrived), formatPesos(missing)),
    until: new Date(now.getTime() + transferHoldHours * hour),
  });
  await publish(tx, 'order.payment_failed', { orderId: id, orderCode: code, customerId, status: 'transfer_in_part' });
  return 'part';
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
