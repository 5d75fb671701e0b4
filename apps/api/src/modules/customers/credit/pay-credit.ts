import type { Transaction } from '../../../platform/transaction.ts';
import { lockCreditAccount, insertCreditPayment } from './credit.sql.ts';

/** Money received for the credit of a customer. */
export interface CreditPayment {
  customerId: string;
  /** Pesos. */
  amount: number;
  paymentId: string;
}

/**
 * Takes a payment off the debt, the oldest order first, once per payment. Returns the pesos beyond the debt, which have to be
 * refunded.
 */
export async function payCredit(tx: Transaction, { customerId, amount, paymentId }: CreditPayment): Promise<number> {
  const [account] = await lockCreditAccount(tx, customerId);
  const owed = Math.min(amount, Math.max(0, account?.used ?? 0));
  if (owed === 0) return amount;
  const [paid] = await insertCreditPayment(tx, customerId, owed, paymentId);
  // Recorded before: the excess was returned then.
  return paid ? amount - owed : 0;
}
