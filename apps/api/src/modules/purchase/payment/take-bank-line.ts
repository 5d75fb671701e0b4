import { OfficeError } from '@tonalia/contract/office-errors';
import type { Transaction } from '../../../platform/transaction.ts';
import { findLineOfPayment, lockBankLine, matchBankLine } from './bank-line.sql.ts';

/** A line of the bank and the payment it is for. */
export interface LineOfPayment {
  lineId: string;
  paymentId: string;
  /** The operator's name. */
  by: string;
  now: Date;
}

/**
 * Matches a line of the bank with a payment, each once. Lock the order and the payment first. Throws BANK_LINE_NOT_FOUND, and
 * BANK_LINE_TAKEN when the line has a payment, the payment a line, or the money left the account.
 */
export async function takeBankLine(tx: Transaction, { lineId, paymentId, by, now }: LineOfPayment): Promise<void> {
  const [line] = await lockBankLine(tx, lineId);
  if (!line) throw new OfficeError('BANK_LINE_NOT_FOUND');
  if (line.paymentId === paymentId) return;
  if (line.paymentId !== null || line.isIgnored || line.amount < 0) throw new OfficeError('BANK_LINE_TAKEN');
  if ((await findLineOfPayment(tx, paymentId)).length > 0) throw new OfficeError('BANK_LINE_TAKEN');
  await matchBankLine(tx, { lineId, paymentId, by, now });
}
