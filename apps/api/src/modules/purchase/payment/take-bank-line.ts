import { OfficeError } from '@tonalia/contract/office-errors';
import type { Transaction } from '../../../platform/transaction.ts';
import { findLineOfPayment, lockBankLine, matchBankLine } from './bank-line.sql.ts';

/** A line of the bank and the payment it is for. */
export interface LineOfPayment {
  lineId: string;
  paymentId: string;
  /** What the payment has of it, in pesos. */
  amount: number;
  /** The operator's name. */
  by: string;
  now: Date;
}

/**
 * Matches a line of the bank with a payment, each once. Lock the order and the payment first. Throws BANK_LINE_NOT_FOUND, and
 * BANK_LINE_TAKEN when the line has a payment, the payment a line, or the money left the account. VERSION_CONFLICT when the line has
 * another amount: the order changed meanwhile.
 */
export async function takeBankLine(
  tx: Transaction,
  { lineId, paymentId, amount, by, now }: LineOfPayment,
): Promise<void> {
  const [line] = await lockBankLine(tx, lineId);
  if (!line) throw new OfficeError('BANK_LINE_NOT_FOUND');
  const isOfOther = line.paymentId !== null && line.paymentId !== paymentId;
  if (isOfOther || line.isIgnored || line.amount < 0) throw new OfficeError('BANK_LINE_TAKEN');
  if (line.amount !== amount) throw new OfficeError('VERSION_CONFLICT');
  if (line.paymentId === paymentId) return;
  if ((await findLineOfPayment(tx, paymentId)).length > 0) throw new OfficeError('BANK_LINE_TAKEN');
  await matchBankLine(tx, { lineId, paymentId, by, now });
}
