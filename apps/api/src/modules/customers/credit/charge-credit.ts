import { AppError } from '@tonalia/contract/errors';
import type { Transaction } from '../../../platform/transaction.ts';
import { findCredit } from './find-credit.ts';
import { insertOrderMovement, useCredit } from './credit.sql.ts';

/** An order to be paid from the customer's credit. */
export interface CreditCharge {
  customerId: string;
  orderId: string;
  /** Pesos. */
  amount: number;
  /** Calendar day on which it has to be paid. */
  dueOn: string | null;
}

/**
 * Charges an order to the customer's credit, in the order's own transaction. CREDIT_EXCEEDED with what is available;
 * CREDIT_OVERDUE with what has to be paid first.
 */
export async function chargeCredit(
  tx: Transaction,
  { customerId, orderId, amount, dueOn }: CreditCharge,
): Promise<void> {
  if (amount === 0) return;
  const [taken] = await useCredit(tx, customerId, amount);
  if (!taken) {
    const credit = await findCredit(tx, customerId);
    throw new AppError('CREDIT_EXCEEDED', { available: credit?.available ?? 0 });
  }
  const [before] = await insertOrderMovement(tx, customerId, orderId, amount, dueOn);
  if (before && before.overdue > 0) throw new AppError('CREDIT_OVERDUE', { overdue: before.overdue });
}
