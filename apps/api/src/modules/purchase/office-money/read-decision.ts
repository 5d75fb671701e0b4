import { OfficeError } from '@tonalia/contract/office-errors';
import type { TransferDecision } from '@tonalia/contract/transfers-office';
import type { Database } from '../../../platform/transaction.ts';
import { isReviewable } from '../payment/reviewable.rules.ts';
import { findTransferState } from '../payment/proof.sql.ts';

/** The state of a transfer, also after its review. TRANSFER_NOT_FOUND. */
export async function readDecision(db: Database, paymentId: string): Promise<TransferDecision> {
  const [transfer] = await findTransferState(db, paymentId);
  if (!transfer) throw new OfficeError('TRANSFER_NOT_FOUND');
  const { amount, reason, proofSentAt, orderId } = transfer;
  return { state: stateOf(transfer), amount, reason, proofSentAt: proofSentAt?.toISOString() ?? null, orderId };
}

type StoredTransfer = Awaited<ReturnType<typeof findTransferState>>[number];

function stateOf({ status, orderStatus, proofSentAt, reason }: StoredTransfer): TransferDecision['state'] {
  if (status === 'approved') return 'approved';
  // a refusal takes the proof away, and leaves its reason
  if (proofSentAt === null && reason !== null) return 'rejected';
  return isReviewable(status, orderStatus) ? 'waits' : 'over';
}
