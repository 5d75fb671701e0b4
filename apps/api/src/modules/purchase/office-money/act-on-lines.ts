import { OfficeError } from '@tonalia/contract/office-errors';
import type { BulkResult } from '@tonalia/contract/office-wire';
import type { BankLineMarks, LineMatches } from '@tonalia/contract/bank-lines';
import { recordAuditEvent } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { takeBalanceBack } from '../../customers/index.ts';
import { actOneByOne } from '../bulk/act-in-sets.ts';
import { lockOrderOfPayment } from '../order/change-order.sql.ts';
import { lockBankLine } from '../payment/bank-line.sql.ts';
import { lockDocumentTransfer } from '../payment/document-transfer.sql.ts';
import { findTransferState, lockTransfer } from '../payment/proof.sql.ts';
import { reviewTransfer } from '../payment/review-transfer.ts';
import { takeBankLine } from '../payment/take-bank-line.ts';
import type { TransferActs } from './act-on-transfers.ts';
import { markLine } from './statements.sql.ts';

/**
 * Matches lines of the bank with transfers, named by the line. A transfer that waits is approved with what the line has; one that was
 * approved without a line gets it. A line that is matched so already is unchanged.
 */
export function matchLinesWithTransfers(acts: TransferActs, { items, dryRun }: LineMatches): Promise<BulkResult> {
  const { context, stop } = acts;
  const wanted = new Map(items.map(({ lineId, transferId }) => [lineId, transferId]));
  return actOneByOne({ names: wanted.keys(), stop, log: context.log }, async (lineId) => {
    const paymentId = wanted.get(lineId) ?? '';
    const [line] = await lockBankLine(context.db, lineId);
    if (!line) return new OfficeError('BANK_LINE_NOT_FOUND');
    if (line.paymentId === paymentId) return 'unchanged';
    if (line.paymentId !== null || line.isIgnored || line.amount < 0) return new OfficeError('BANK_LINE_TAKEN');
    const [transfer] = await findTransferState(context.db, paymentId);
    if (!transfer) return new OfficeError('TRANSFER_NOT_FOUND');
    if (dryRun) return 'changed';
    if (transfer.status === 'approved') await link(acts, { lineId, paymentId, amount: line.amount });
    else {
      const { by, operator, mayRefund } = acts;
      const review = { by, operator, mayRefund, received: line.amount, lineId };
      await reviewTransfer(context, { paymentId, reason: null, ...review });
    }
    return 'changed';
  });
}

/** A line of the same amount, for a transfer that was approved without one. */
async function link(
  { context, by, operator }: TransferActs,
  { lineId, paymentId, amount }: { lineId: string; paymentId: string; amount: number },
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const [order] = await lockOrderOfPayment(tx, paymentId);
    const [transfer] = await lockTransfer(tx, paymentId);
    const [documents] = order ? [] : await lockDocumentTransfer(tx, paymentId);
    const subjectId = order?.id ?? documents?.customerId;
    if (subjectId === undefined || transfer?.status !== 'approved' || transfer.amount !== amount)
      throw new OfficeError('TRANSFER_REVIEWED');
    await takeBankLine(tx, { lineId, paymentId, amount, by, now: context.clock.now() });
    await recordAuditEvent(tx, {
      actorId: null,
      operator,
      action: 'purchase.line_matched',
      subjectId,
      detail: { lineId, amount, by },
    });
  });
}

/** Marks lines as of no order, or takes the mark back. */
export function markLines({ context, stop, by, operator }: TransferActs, { ids, isIgnored, dryRun }: BankLineMarks) {
  return actOneByOne({ names: ids, stop, log: context.log }, async (lineId) => {
    const [line] = await lockBankLine(context.db, lineId);
    if (!line) return new OfficeError('BANK_LINE_NOT_FOUND');
    if (line.paymentId !== null) return new OfficeError('BANK_LINE_TAKEN');
    if (line.isIgnored === isIgnored) return 'unchanged';
    if (dryRun) return 'changed';
    return inTransaction(context.db, async (tx) => {
      const [held] = await lockBankLine(tx, lineId);
      const [marked] = await markLine(tx, { lineId, isIgnored, by, now: context.clock.now() });
      if (!marked) return new OfficeError('BANK_LINE_TAKEN');
      if (held?.movementId && !(await takeBalanceBack(tx, held.movementId))) throw new OfficeError('BALANCE_SPENT');
      await recordAuditEvent(tx, {
        actorId: null,
        operator,
        action: isIgnored ? 'purchase.line_ignored' : 'purchase.line_restored',
        subjectId: lineId,
        detail: {
          by,
          ...(held?.purpose && { purpose: held.purpose }),
          ...(held?.customerId && { customerId: held.customerId }),
        },
      });
      return 'changed';
    });
  });
}
