import { nationalNumber } from '@tonalia/rules/phone';
import { recordAuditEvent } from '../../../platform/audit.ts';
import { type Database, brokenConstraint, inTransaction } from '../../../platform/transaction.ts';
import { insertSeller } from './account.sql.ts';

export interface NewSeller {
  name: string;
  lastName: string;
  /** Lower case. */
  email: string;
  phoneE164: string;
  /** Under which the distributor knows the seller. */
  code: string;
}

/** Somebody signs in with the e-mail, or with the phone, already: a role never changes, so that account stays what it is. */
export type AddSellerOutcome = 'done' | 'email taken' | 'phone taken';

/** A seller who signs in with a code that goes to the phone or the e-mail, and chooses a password by recovering it. */
export function addSeller(
  db: Database,
  { name, lastName, email, phoneE164, code }: NewSeller,
): Promise<AddSellerOutcome> {
  return inTransaction(db, async (tx): Promise<AddSellerOutcome> => {
    const [seller] = await insertSeller(tx, name, lastName, email, nationalNumber(phoneE164), phoneE164, code);
    if (seller) await recordAuditEvent(tx, { actorId: null, action: 'auth.seller_added', subjectId: seller.id });
    return 'done';
  }).catch((error: unknown) => {
    const constraint = brokenConstraint(error);
    if (constraint === 'identity_email') return 'email taken';
    if (constraint === 'identity_phone') return 'phone taken';
    throw error;
  });
}
