import { AppError } from '@tonalia/contract/errors';
import type { Transaction } from '../../../platform/transaction.ts';
import { findCredit } from './find-credit.ts';
import { insertOrderMovement, useCredit } from './credit.sql.ts';
import { lateDays } from './late-days.rules.ts';

/** An order paid with credit. */
export interface CreditCharge {
  customerId: string;
  orderId: string;
  /** Pesos. */
  amount: number;
  /** Calendar day on which it is due. */
  dueOn: string | null;
}

/**
 * Charges an order to the credit, in the transaction that places it. CREDIT_EXCEEDED with the available pesos; CREDIT_OVERDUE with
 * the pesos that are overdue for too long.
 */
export async function chargeCredit(
  tx: Transaction,
  { customerId, orderId, amount, dueOn }: CreditCharge,
): Promise<void> {
  if (amount === 0) return;
  const [charged] = await useCredit(tx, customerId, amount);
  if (!charged) {
    const credit = await findCredit(tx, customerId);
    throw new AppError('CREDIT_EXCEEDED', { available: credit?.available ?? 0 });
  }
  const [before] = await insertOrderMovement(tx, {
    customerId,
    orderId,
    amount,
    dueOn,
    openDays: lateDays().openDays,
  });
  if (before && before.blocking > 0) throw new AppError('CREDIT_OVERDUE', { overdue: before.blocking });
}
