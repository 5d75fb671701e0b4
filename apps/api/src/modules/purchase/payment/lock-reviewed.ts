import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { Transaction } from '../../../platform/transaction.ts';
import { lockOrderOfPayment } from '../order/change-order.sql.ts';
import { type LockedOrder, lockOrderByCode } from '../order/change-order.ts';
import { isUndone } from '../order/order.rules.ts';
import { findTransfer, lockTransfer } from './proof.sql.ts';
import { isReviewable } from './reviewable.rules.ts';

/** A transfer by the code of its order, or by the id of its payment. */
export type ReviewedTransfer = ({ orderCode: string } | { paymentId: string }) & {
  /** When the reviewed proof was sent, null for none; undefined for any. */
  seen?: string | null | undefined;
};

/** Locks the order of a transfer and finds its payment. Throws what `reviewTransfer` throws for a transfer that is not to be reviewed. */
export async function lockReviewed(
  tx: Transaction,
  review: ReviewedTransfer,
): Promise<{ order: LockedOrder; paymentId: string }> {
  if ('paymentId' in review) return lockById(tx, review);
  const order = await lockOrderByCode(tx, review.orderCode);
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  return { order, paymentId: await transferOf(tx, order) };
}

/** By id, so that a second operator never reviews the rest in place of what both saw. */
async function lockById(
  tx: Transaction,
  { paymentId, seen }: Extract<ReviewedTransfer, { paymentId: string }>,
): Promise<{ order: LockedOrder; paymentId: string }> {
  const [order] = await lockOrderOfPayment(tx, paymentId);
  const [transfer] = order ? await lockTransfer(tx, paymentId) : [];
  if (!order || !transfer) throw new OfficeError('TRANSFER_NOT_FOUND');
  if (!isReviewable(transfer.status, order.status)) throw new OfficeError('TRANSFER_REVIEWED');
  // another operator refused it, or the customer sent another one, while this review waited for the lock
  if (seen !== undefined && seen !== (transfer.proofSentAt?.toISOString() ?? null))
    throw new OfficeError('VERSION_CONFLICT');
  return { order, paymentId };
}

async function transferOf(tx: Transaction, { id, status }: LockedOrder): Promise<string> {
  if (status !== 'pending_payment' && !isUndone(status)) throw new AppError('ORDER_NOT_PAYABLE');
  const [transfer] = await findTransfer(tx, { orderId: id, status: isUndone(status) ? 'voided' : 'pending' });
  if (!transfer) throw new AppError('ORDER_NOT_PAYABLE');
  return transfer.id;
}
