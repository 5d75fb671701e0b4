import { recordAuditEvent } from '../../../platform/audit.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { findPayout, lockCreditAccount, insertPayout } from './credit.sql.ts';

/** A balance in favour that was paid to the customer outside the shop. */
export interface Payout {
  customerId: string;
  /** Pesos. */
  amount: number;
  /** Reference of the bank transfer; recorded once. */
  reference: string;
  /** User name of the operator on the machine. */
  by: string;
}

/** `none`: no credit; `more`: more than the balance; `other`: the reference has another amount; `same`: recorded before. */
export type PayoutOutcome = 'none' | 'more' | 'other' | 'same' | 'done';

/** Takes a payout off the balance in favour, never below zero, and once per reference. */
export function recordPayout(db: Database, { customerId, amount, reference, by }: Payout): Promise<PayoutOutcome> {
  return inTransaction(db, async (tx) => {
    // Locked: no concurrent payout or order spends the same money.
    const [account] = await lockCreditAccount(tx, customerId);
    if (!account) return 'none';
    const [recorded] = await findPayout(tx, customerId, reference);
    if (recorded) return recorded.amount === amount ? 'same' : 'other';
    if (amount > account.inFavour) return 'more';
    await insertPayout(tx, customerId, amount, reference);
    await recordAuditEvent(tx, {
      actorId: null,
      action: 'auth.credit_paid_out',
      subjectId: customerId,
      detail: { amount, by },
    });
    return 'done';
  });
}
