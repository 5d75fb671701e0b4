import { nationalNumber } from '@tonalia/rules/phone';
import { type OperatorAuthor, recordAuditEvent } from '../../../platform/audit.ts';
import { type Database, brokenConstraint, inTransaction } from '../../../platform/transaction.ts';
import { insertSeller } from './account.sql.ts';

/** A seller before its first sign-in; it has no password yet. */
export interface NewSeller {
  name: string;
  lastName: string;
  /** Lower case. */
  email: string;
  phoneE164: string;
  /** The code the distributor knows the seller by. */
  code: string;
}

/** Taken: another account has the e-mail or phone. Roles never change, so that account stays as it is. */
export type AddSellerOutcome = 'done' | 'email taken' | 'phone taken';

/** Adds a seller; `author` is an operator of the office, absent at a command. The seller signs in with a code and sets a password by recovery. */
export function addSeller(
  db: Database,
  { name, lastName, email, phoneE164, code }: NewSeller,
  author?: { operator: OperatorAuthor; by: string },
): Promise<AddSellerOutcome> {
  return inTransaction(db, async (tx): Promise<AddSellerOutcome> => {
    const [seller] = await insertSeller(tx, {
      name,
      lastName,
      email,
      phone: nationalNumber(phoneE164),
      phoneE164,
      code,
    });
    if (seller)
      await recordAuditEvent(tx, {
        actorId: null,
        operator: author?.operator,
        action: 'auth.seller_added',
        subjectId: seller.id,
        ...(author && { detail: { by: author.by } }),
      });
    return 'done';
  }).catch((error: unknown) => {
    const constraint = brokenConstraint(error);
    if (constraint === 'identity_email') return 'email taken';
    if (constraint === 'identity_phone') return 'phone taken';
    throw error;
  });
}
