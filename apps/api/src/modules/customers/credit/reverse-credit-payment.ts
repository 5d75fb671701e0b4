import type { Transaction } from '../../../platform/transaction.ts';
import { insertPaymentReversal } from './credit.sql.ts';

/** A payment of own credit whose money the bank took back. */
export interface ReversedCreditPayment {
  paymentId: string;
  /** Calendar day on which what it had paid has to be paid again. */
  dueOn: string;
}

/** What a payment had taken off what a customer owes is owed again, once. Nothing for one that never counted. */
export async function reverseCreditPayment(
  tx: Transaction,
  { paymentId, dueOn }: ReversedCreditPayment,
): Promise<void> {
  await insertPaymentReversal(tx, paymentId, dueOn);
}
