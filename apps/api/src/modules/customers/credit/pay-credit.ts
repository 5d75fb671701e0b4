import type { Transaction } from '../../../platform/transaction.ts';
import { lockCreditAccount, insertCreditPayment } from './credit.sql.ts';

/** Money that came for a customer's own credit. */
export interface CreditPayment {
  customerId: string;
  /** Pesos. */
  amount: number;
  paymentId: string;
}

/**
 * Takes a payment off what a customer owes, the oldest first, once a payment. Answers with what was paid beyond what is owed: that
 * has to go back.
 */
export async function payCredit(tx: Transaction, { customerId, amount, paymentId }: CreditPayment): Promise<number> {
  const [account] = await lockCreditAccount(tx, customerId);
  const owed = Math.min(amount, Math.max(0, account?.used ?? 0));
  if (owed === 0) return amount;
  const [paid] = await insertCreditPayment(tx, customerId, owed, paymentId);
  // it was counted before, and what was too much was said then
  return paid ? amount - owed : 0;
}
