import { OfficeError } from '@tonalia/contract/office-errors';
import type { BulkResult } from '@tonalia/contract/office-wire';
import type { BankLineMarks, LineMatches } from '@tonalia/contract/bank-lines';
import { recordAuditEvent } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { takeBalanceBack } from '../../customers/index.ts';
import { actOneByOne } from '../bulk/act-in-sets.ts';
import { lockBankLine } from '../payment/bank-line.sql.ts';
import { isPairOf } from '../payment/take-bank-line.ts';
import type { TransferActs } from './act-on-transfers.ts';
import { type LineToTake, pairKindOf, takeLine } from './take-line.ts';
import { markLine } from './statements.sql.ts';

/**
 * Matches lines of the bank with what they are of, each in a transaction of its own. A transfer that waits is approved with what the line has,
 * and of several each with its own amount; everything else only gets its line. A line that is matched so already is unchanged.
 */
export function matchLines(acts: TransferActs, { items, dryRun }: LineMatches): Promise<BulkResult> {
  const { context, stop } = acts;
  const wanted = new Map(items.map((item) => [item.lineId, item]));
  return actOneByOne({ names: wanted.keys(), stop, log: context.log }, async (lineId) => {
    const match = wanted.get(lineId);
    const [line] = match ? await lockBankLine(context.db, lineId) : [];
    if (!match || !line) return new OfficeError('BANK_LINE_NOT_FOUND');
    if (line.isMatched && (await isPairOf(context.db, { lineId, of: pairKindOf(match), ids: match.ids })))
      return 'unchanged';
    if (line.isMatched || line.isIgnored || line.amount < 0 !== (match.of === 'refund'))
      return new OfficeError('BANK_LINE_TAKEN');
    return takeLine(acts, { ...match, amount: line.amount, dryRun } satisfies LineToTake);
  });
}

/** Marks lines as of no order, or takes the mark back. */
export function markLines({ context, stop, by, operator }: TransferActs, { ids, isIgnored, dryRun }: BankLineMarks) {
  return actOneByOne({ names: ids, stop, log: context.log }, async (lineId) => {
    const [line] = await lockBankLine(context.db, lineId);
    if (!line) return new OfficeError('BANK_LINE_NOT_FOUND');
    if (line.isMatched) return new OfficeError('BANK_LINE_TAKEN');
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
