import { recordAuditEvent } from '../../../platform/audit.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { findPayout, lockCreditAccount, insertPayout } from './credit.sql.ts';

/** Money in favour that was given to the customer outside the shop. */
export interface Payout {
  customerId: string;
  /** Pesos. */
  amount: number;
  /** What the bank calls the transfer: it is written down once. */
  reference: string;
  /** The machine's name for who says so. */
  by: string;
}

/** `none` for who has no credit; `more` than is in favour; `other` when the reference paid out another amount; `same` when it was known. */
export type PayoutOutcome = 'none' | 'more' | 'other' | 'same' | 'done';

/** Takes what was paid out off what a customer has in favour, never below nothing, and once for a reference. */
export function recordPayout(db: Database, { customerId, amount, reference, by }: Payout): Promise<PayoutOutcome> {
  return inTransaction(db, async (tx) => {
    // Held: nobody else pays out, or buys, with the same money.
    const [account] = await lockCreditAccount(tx, customerId);
    if (!account) return 'none';
    const [made] = await findPayout(tx, customerId, reference);
    if (made) return made.amount === amount ? 'same' : 'other';
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
