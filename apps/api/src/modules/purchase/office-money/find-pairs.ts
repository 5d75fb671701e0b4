import type { PossiblePair } from '@tonalia/contract/bank-lines';
import { OfficeError } from '@tonalia/contract/office-errors';
import { daysBetween } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { day as oneDay } from '@tonalia/rules/durations';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { LINE_DAYS, waitingTransfers } from './list-transfers.ts';
import { listCashWithoutLine, listRefundsWithoutLine } from './settled-cash.sql.ts';
import { findBankLine, listApprovedWithoutLine } from './statements.sql.ts';

const MOST_SHOWN = 20;

/** The search: without words of its amount, with words of any amount. */
interface Wanted {
  since: Date;
  typed: string | null;
  amount: number;
}

/**
 * What a line of the bank can be of, the nearest amount and day first. Money that came: transfers that wait, and of its amount approved ones
 * and settled cash without a line. Money that left: done refunds of its amount. BANK_LINE_NOT_FOUND.
 */
export async function findPairs(
  db: Database,
  clock: Clock,
  { lineId, typed }: { lineId: string; typed: string | null },
): Promise<PossiblePair[]> {
  const [line] = await findBankLine(db, lineId);
  if (!line) throw new OfficeError('BANK_LINE_NOT_FOUND');
  const wanted = { since: new Date(clock.now().getTime() - LINE_DAYS * oneDay), typed, amount: Math.abs(line.amount) };
  const found = line.amount < 0 ? await findRefunds(db, wanted) : await findArrivals(db, wanted);
  const distance = ({ amount, day }: PossiblePair) =>
    Math.abs(amount - line.amount) + Math.abs(daysBetween(day, line.day));
  return found.toSorted((one, other) => distance(one) - distance(other)).slice(0, MOST_SHOWN);
}

async function findArrivals(db: Database, { since, typed, amount }: Wanted): Promise<PossiblePair[]> {
  const [waiting, approved, cash] = await Promise.all([
    waitingTransfers(db, typed),
    listApprovedWithoutLine(db, { since, amount, typed, limit: MOST_SHOWN }),
    listCashWithoutLine(db, { since, amount, typed, limit: MOST_SHOWN }),
  ]);
  return [
    ...[
      ...waiting.map((one) => ({ ...one, isApproved: false })),
      ...approved.map((one) => ({ ...one, day: dayIn(one.at), isApproved: true })),
    ].map(({ id, orderCode: code, isOrder, customer: name, amount: paid, day, isApproved }) => {
      return { of: 'transfer' as const, id, code, isOrder, name, amount: paid, day, isApproved };
    }),
    ...cash.map(({ id, code, driver: name, amount: paid, at }) => {
      return { of: 'cash' as const, id, code, isOrder: false, name, amount: paid, day: dayIn(at), isApproved: true };
    }),
  ];
}

async function findRefunds(db: Database, { since, typed, amount }: Wanted): Promise<PossiblePair[]> {
  const refunds = await listRefundsWithoutLine(db, { since, amount, typed, limit: MOST_SHOWN });
  return refunds.map(({ id, code, isOrder, customer: name, amount: paid, at }) => {
    return { of: 'refund', id, code, isOrder, name, amount: -paid, day: dayIn(at), isApproved: true };
  });
}
