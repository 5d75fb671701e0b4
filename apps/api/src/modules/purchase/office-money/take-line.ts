import type { LineMatches } from '@tonalia/contract/bank-lines';
import { OfficeError } from '@tonalia/contract/office-errors';
import { recordAuditEvent } from '../../../platform/audit.ts';
import { type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { lockOrderOfPayment } from '../order/change-order.sql.ts';
import { withReserveFallback } from '../payment/reserve-again.ts';
import type { PairKind } from '../payment/bank-line.sql.ts';
import { lockDocumentTransfer } from '../payment/document-transfer.sql.ts';
import { reviewTransferWithin } from '../payment/review-transfer.ts';
import { takeBankLine } from '../payment/take-bank-line.ts';
import type { TransferActs } from './act-on-transfers.ts';
import { findDoneRefunds, findSettledCash, listOrdersOfPayments, lockArrivedPayments } from './settled-cash.sql.ts';

/** A line of the bank and what an operator says that it is of. */
export type LineToTake = LineMatches['items'][number] & {
  /** The line's, in pesos. */
  amount: number;
  dryRun: boolean;
};

/** Rolls a dry run back. */
class DryRun extends Error {}

/** What a match is of, as the database keeps it. */
export const pairKindOf = ({ of }: Pick<LineToTake, 'of'>): PairKind =>
  of === 'cash' || of === 'refund' ? of : 'payment';

/**
 * Gives a line to what it is of, in one transaction: all of it or nothing. TRANSFER_NOT_FOUND for a thing that is not there, TRANSFER_REVIEWED
 * for one that brought no money or another amount, VERSION_CONFLICT when several are not together the line's amount, and the errors of
 * `reviewTransfer` and `takeBankLine`. A dry run does the same and takes it back.
 */
export async function takeLine(acts: TransferActs, match: LineToTake): Promise<'changed' | 'unchanged'> {
  const { db } = acts.context;
  try {
    return await withReserveFallback((canReserve) =>
      inTransaction(db, async (tx) => {
        const outcome = await take(tx, acts, { ...match, canReserve });
        if (match.dryRun) throw new DryRun();
        return outcome;
      }),
    );
  } catch (error) {
    if (error instanceof DryRun) return 'changed';
    throw error;
  }
}

async function take(
  tx: Transaction,
  acts: TransferActs,
  { canReserve, ...match }: LineToTake & { canReserve: boolean },
): Promise<'changed' | 'unchanged'> {
  const { context, by } = acts;
  const { lineId, ids, amount } = match;
  const sum =
    match.of === 'transfer' ? await takeTransfers(tx, acts, { ...match, canReserve }) : await sumOf(tx, match);
  // several are of the line only together
  if (sum !== amount) throw new OfficeError(ids.length === 1 ? 'TRANSFER_REVIEWED' : 'VERSION_CONFLICT');
  const pair = { lineId, of: pairKindOf(match), ids, amount, by, now: context.clock.now() };
  const outcome = await takeBankLine(tx, pair);
  if (match.of !== 'transfer') await record(tx, acts, lineId, match);
  return outcome;
}

/** A transfer that is approved by this is recorded as that. */
const record = (
  tx: Transaction,
  { by, operator }: TransferActs,
  subjectId: string,
  { lineId, of, ids, amount }: Pick<LineToTake, 'lineId' | 'of' | 'ids' | 'amount'>,
) =>
  recordAuditEvent(tx, {
    actorId: null,
    operator,
    action: 'purchase.line_matched',
    subjectId,
    detail: { lineId, amount, of, count: ids.length, by },
  });

/** What payments at a gateway, settled cash or refunds brought. */
async function sumOf(tx: Transaction, { of, ids }: LineToTake): Promise<number> {
  const found = await findThings(tx, of, [...ids]);
  if (found.length !== ids.length) throw new OfficeError('TRANSFER_NOT_FOUND');
  return found.reduce((sum, { amount }) => sum + amount, 0);
}

async function findThings(tx: Transaction, of: LineToTake['of'], ids: string[]): Promise<{ amount: number }[]> {
  if (of === 'cash') return findSettledCash(tx, ids);
  if (of === 'refund') return findDoneRefunds(tx, ids);
  const payments = await lockArrivedPayments(tx, ids);
  return payments.filter(({ isApproved, isAtGateway }) => isApproved && isAtGateway);
}

/**
 * Approves the transfers that wait, and returns what all of them brought. One alone gets what the line has; the orders are locked in the order
 * of their ids before anything changes.
 */
async function takeTransfers(
  tx: Transaction,
  acts: TransferActs,
  { canReserve, ...match }: LineToTake & { canReserve: boolean },
): Promise<number> {
  const { context, by, operator, mayRefund } = acts;
  const { lineId, ids, amount } = match;
  const payments = await listOrdersOfPayments(tx, [...ids]);
  for (const { id, orderId } of payments)
    await (orderId === null ? lockDocumentTransfer(tx, id) : lockOrderOfPayment(tx, id));
  const before = new Map((await lockArrivedPayments(tx, [...ids])).map((one) => [one.id, one]));
  if (before.size !== ids.length) throw new OfficeError('TRANSFER_NOT_FOUND');
  for (const { id: paymentId, orderId, customerId } of payments) {
    const transfer = before.get(paymentId);
    if (!transfer || transfer.isAtGateway) throw new OfficeError('TRANSFER_NOT_FOUND');
    if (transfer.isApproved) {
      await record(tx, acts, orderId ?? customerId ?? lineId, match);
      continue;
    }
    const received = ids.length === 1 ? amount : transfer.amount;
    const review = { paymentId, reason: null, by, operator, mayRefund, received, lineId, isShared: true };
    await reviewTransferWithin(context, tx, review, canReserve);
  }
  return (await lockArrivedPayments(tx, [...ids])).reduce((sum, one) => sum + one.amount, 0);
}
