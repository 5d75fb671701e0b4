import type { Transaction } from '../../../platform/transaction.ts';
import { insertPaymentTakenBack } from './credit.sql.ts';

/** A payment of own credit whose money the bank took back. */
export interface CreditPaymentTakenBack {
  paymentId: string;
  /** Calendar day on which what it had paid has to be paid again. */
  dueOn: string;
}

/** What a payment had taken off what a customer owes is owed again, once. Nothing for one that never counted. */
export async function takeCreditPaymentBack(
  tx: Transaction,
  { paymentId, dueOn }: CreditPaymentTakenBack,
): Promise<void> {
  await insertPaymentTakenBack(tx, paymentId, dueOn);
}
