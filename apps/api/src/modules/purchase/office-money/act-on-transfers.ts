import { OfficeError } from '@tonalia/contract/office-errors';
import type { BulkResult } from '@tonalia/contract/office-wire';
import type { TransferApproval, TransferRefusal } from '@tonalia/contract/transfers-office';
import type { OperatorAuthor } from '../../../platform/audit.ts';
import { type NamedAct, type ActOutcome, actOneByOne } from '../bulk/act-in-sets.ts';
import { isReviewable } from '../payment/reviewable.rules.ts';
import { findTransferState } from '../payment/proof.sql.ts';
import type { SettleContext } from '../payment/payment-context.ts';
import { reviewTransfer } from '../payment/review-transfer.ts';
import { findLines } from './list-transfers.ts';

/** What acting on transfers needs, and the operator that acts. */
export interface TransferActs extends Pick<NamedAct, 'stop'> {
  context: SettleContext;
  by: string;
  operator: OperatorAuthor;
  /** Whether more than the order's amount may be approved: the second factor was just proved. */
  mayRefund: boolean;
}

/**
 * Approves transfers, each in a transaction of its own. One that was approved already is unchanged. With `withLine` each takes the line
 * of the bank that fits it.
 */
export async function approveTransfers(
  { context, stop, by, operator, mayRefund }: TransferActs,
  { ids, dryRun, received, surplus, lineId, withLine, seen }: TransferApproval,
): Promise<BulkResult> {
  const found = withLine ? await findLines(context.db, context.clock) : undefined;
  return actOneByOne({ names: ids, stop, log: context.log }, async (paymentId) => {
    const state = await readState(context, paymentId, seen);
    if (state === 'approved' || state === 'refused') return 'unchanged';
    if (state !== 'open') return state;
    const fitting = found?.found.get(paymentId);
    if (found && fitting?.state !== 'matches') return new OfficeError('BANK_LINE_MISSING');
    if (dryRun) return 'changed';
    const line = lineId ?? fitting?.line.id;
    await reviewTransfer(context, {
      paymentId,
      reason: null,
      by,
      operator,
      mayRefund,
      received,
      surplus,
      lineId: line,
      seen,
    });
    return 'changed';
  });
}

/** Refuses the proofs of transfers; the customers read the reason. One that was refused already is unchanged. */
export async function rejectTransfers(
  { context, stop, by, operator }: TransferActs,
  { ids, dryRun, reason, seen }: TransferRefusal,
): Promise<BulkResult> {
  return actOneByOne({ names: ids, stop, log: context.log }, async (paymentId) => {
    const state = await readState(context, paymentId, seen, reason);
    if (state === 'refused') return 'unchanged';
    if (state === 'approved') return new OfficeError('TRANSFER_REVIEWED');
    if (state !== 'open') return state;
    if (dryRun) return 'changed';
    await reviewTransfer(context, { paymentId, reason, by, operator, seen });
    return 'changed';
  });
}

/** What a transfer is before the act; its transaction checks again. `reason`: that of the refusal. */
async function readState(
  { db }: SettleContext,
  paymentId: string,
  seen: string | null | undefined,
  reason?: string,
): Promise<'open' | 'approved' | 'refused' | Exclude<ActOutcome, string>> {
  const [transfer] = await findTransferState(db, paymentId);
  if (!transfer) return new OfficeError('TRANSFER_NOT_FOUND');
  const { status, orderStatus, proofSentAt } = transfer;
  if (status === 'approved') return 'approved';
  // a refused transfer of documents ended
  if (status === 'declined' && transfer.reason === reason) return 'refused';
  if (!isReviewable(status, orderStatus)) return new OfficeError('TRANSFER_REVIEWED');
  if (reason !== undefined && proofSentAt === null && transfer.reason === reason) return 'refused';
  const sentAt = proofSentAt?.toISOString() ?? null;
  return seen !== undefined && seen !== sentAt ? new OfficeError('VERSION_CONFLICT') : 'open';
}
