import { OfficeError } from '@tonalia/contract/office-errors';
import { formatPesos } from '@tonalia/rules/money';
import { recordAuditEvent } from '../../../platform/audit.ts';
import { publish } from '../../../platform/publish.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { payCredit } from '../../customers/index.ts';
import { writeNotice } from '../../notices/index.ts';
import { type LockedDocumentTransfer, refuseDocumentTransfer } from './document-transfer.sql.ts';
import type { SettleContext } from './payment-context.ts';
import { listPaymentDocuments } from './payment.sql.ts';
import { recordArrival } from './record-arrival.ts';
import { takeBankLine } from './take-bank-line.ts';
import type { TransferReview } from './transfer-review.ts';
import { shareOut } from './share-out-documents.rules.ts';
import { transferApproved, transferRefused } from './words.es-CO.ts';

/**
 * Applies an operator's review of a transfer that pays documents of own credit, once. What arrived pays the documents in their order, and
 * what they no longer owe stays as a balance in favour, so nothing goes back. A refused one ends; the customer sends another.
 * TRANSFER_REVIEWED, and VERSION_CONFLICT when its proof is not the one that was `seen`.
 */
export async function reviewDocuments(
  { clock }: SettleContext,
  tx: Transaction,
  transfer: LockedDocumentTransfer,
  review: TransferReview,
): Promise<'kept' | 'refused'> {
  const { reason, seen, lineId, by } = review;
  const { id, amount, status, proofSentAt } = transfer;
  if (status !== 'pending') throw new OfficeError('TRANSFER_REVIEWED');
  if (seen !== undefined && seen !== (proofSentAt?.toISOString() ?? null)) throw new OfficeError('VERSION_CONFLICT');
  const now = clock.now();
  if (reason !== null) {
    await refuseDocumentTransfer(tx, { paymentId: id, why: reason });
    await notice(tx, transfer, { ...transferRefused(formatPesos(amount), reason), at: now });
    await record(tx, transfer, review, { action: 'purchase.document_transfer_rejected', reason });
    return 'refused';
  }
  const arrived = review.received ?? amount;
  await apply(tx, transfer, arrived);
  if (lineId !== undefined && !review.isShared)
    await takeBankLine(tx, { lineId, of: 'payment', ids: [id], amount: arrived, by, now });
  await notice(tx, transfer, { ...transferApproved(formatPesos(arrived)), at: now });
  await record(tx, transfer, review, {
    action: 'purchase.document_transfer_approved',
    amount: arrived,
    expected: amount,
  });
  return 'kept';
}

async function apply(tx: Transaction, transfer: LockedDocumentTransfer, arrived: number): Promise<void> {
  const { id, customerId } = transfer;
  await recordArrival(tx, transfer, arrived);
  const documents = shareOut(await listPaymentDocuments(tx, id), arrived);
  const left = await payCredit(tx, { customerId, amount: arrived, paymentId: id, documents });
  if (left > 0) throw new Error(`the documents of payment ${id} have no account`);
}

const record = (
  tx: Transaction,
  { id, code, customerId }: LockedDocumentTransfer,
  { by, operator, lineId }: TransferReview,
  { action, ...detail }: { action: string; reason?: string; amount?: number; expected?: number },
) =>
  recordAuditEvent(tx, {
    actorId: null,
    operator,
    action,
    subjectId: customerId,
    detail: { ...detail, paymentId: id, code, ...(lineId !== undefined && { lineId }), by },
  });

/** In the customer's list of notices, and by mail. */
async function notice(
  tx: Transaction,
  { id, customerId }: LockedDocumentTransfer,
  { title, text, at }: { title: string; text: string; at: Date },
): Promise<void> {
  const key = `transfer ${id} reviewed`;
  const path = '/home/profile/customer/statement';
  await writeNotice(tx, { customerId, kind: 'payment', key, title, text, path, at });
  await publish(tx, 'purchase.document_transfer_reviewed', { customerId, title, text, path });
}
