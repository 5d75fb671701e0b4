import type { Transaction } from '../../../platform/transaction.ts';
import { insertPaymentReversal } from './credit.sql.ts';

/** A payment of credit that the bank reversed. */
export interface ReversedCreditPayment {
  paymentId: string;
  /** Calendar day on which the amount is due again. */
  dueOn: string;
}

/** Adds a reversed payment to the debt again, once. No effect for a payment that never counted. */
export async function reverseCreditPayment(
  tx: Transaction,
  { paymentId, dueOn }: ReversedCreditPayment,
): Promise<void> {
  await insertPaymentReversal(tx, paymentId, dueOn);
}
