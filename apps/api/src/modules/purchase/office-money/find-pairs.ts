import type { LineTransfer } from '@tonalia/contract/bank-lines';
import { OfficeError } from '@tonalia/contract/office-errors';
import { daysBetween } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { day as oneDay } from '@tonalia/rules/durations';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { LINE_DAYS, waitingTransfers } from './list-transfers.ts';
import { findBankLine, listApprovedWithoutLine } from './statements.sql.ts';

const MOST_SHOWN = 20;

/**
 * Transfers that a line of the bank can be of, the nearest amount and day first: those that wait, and of its amount those approved without a
 * line. BANK_LINE_NOT_FOUND.
 */
export async function findPairs(
  db: Database,
  clock: Clock,
  { lineId, typed }: { lineId: string; typed: string | null },
): Promise<LineTransfer[]> {
  const [line] = await findBankLine(db, lineId);
  if (!line) throw new OfficeError('BANK_LINE_NOT_FOUND');
  const { amount } = line;
  const since = new Date(clock.now().getTime() - LINE_DAYS * oneDay);
  const [waiting, approved] = await Promise.all([
    waitingTransfers(db, typed),
    listApprovedWithoutLine(db, { since, amount, typed, limit: MOST_SHOWN }),
  ]);
  const distance = (one: Pick<LineTransfer, 'amount' | 'day'>) =>
    Math.abs(one.amount - amount) + Math.abs(daysBetween(one.day, line.day));
  return [
    ...waiting.map((one) => ({ ...one, isApproved: false })),
    ...approved.map((one) => ({ ...one, day: dayIn(one.at), isApproved: true })),
  ]
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, MOST_SHOWN)
    .map(({ id, orderCode, isOrder, customer, amount: paid, day, isApproved }) => ({
      transferId: id,
      orderCode,
      isOrder,
      customer,
      amount: paid,
      day,
      isApproved,
    }));
}
