import { OfficeError } from '@tonalia/contract/office-errors';
import type { Transaction } from '../../../platform/transaction.ts';
import { type PairKind, insertPairs, listPairsOfLine, lockBankLine, matchBankLine } from './bank-line.sql.ts';

/** A line of the bank and what it is of. */
export interface TakenLine {
  lineId: string;
  of: PairKind;
  /** Ids of payments, refunds or loads. */
  ids: readonly string[];
  /** Their sum in pesos, negative for money that left. */
  amount: number;
  /** The operator's name. */
  by: string;
  now: Date;
}

/**
 * Matches a line of the bank with what it is of, each once. Lock the orders, payments and refunds first. Throws BANK_LINE_NOT_FOUND, and
 * BANK_LINE_TAKEN when the line has another pair or one of the things another line. VERSION_CONFLICT when the line has another amount: the
 * order changed meanwhile.
 */
export async function takeBankLine(
  tx: Transaction,
  { lineId, of, ids, amount, by, now }: TakenLine,
): Promise<'changed' | 'unchanged'> {
  const [line] = await lockBankLine(tx, lineId);
  if (!line) throw new OfficeError('BANK_LINE_NOT_FOUND');
  if (line.isMatched && (await isPairOf(tx, { lineId, of, ids }))) return 'unchanged';
  if (line.isMatched || line.isIgnored || line.amount < 0 !== (of === 'refund'))
    throw new OfficeError('BANK_LINE_TAKEN');
  if (line.amount !== amount) throw new OfficeError('VERSION_CONFLICT');
  await matchBankLine(tx, { lineId, by, now });
  const added = await insertPairs(tx, { lineId, of, ids: [...ids] });
  if (added.length !== ids.length) throw new OfficeError('BANK_LINE_TAKEN');
  return 'changed';
}

/** Whether a matched line is of these things and of no other. */
export async function isPairOf(
  tx: Transaction,
  { lineId, of, ids }: Pick<TakenLine, 'lineId' | 'of' | 'ids'>,
): Promise<boolean> {
  const pairs = await listPairsOfLine(tx, lineId);
  return pairs.length === ids.length && pairs.every((pair) => pair.of === of && ids.includes(pair.id));
}
