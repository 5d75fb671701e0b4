import type { Database, Transaction } from '../../../platform/transaction.ts';
import { type Addressee, findPeopleOf } from './addressees.sql.ts';

/**
 * The people to notify of what an identity does for a customer: the identity (null for an operator) and the owner, without duplicates
 * and closed accounts.
 */
export function findAddressees(
  tx: Database | Transaction,
  identityId: string | null,
  customerId: string,
): Promise<Addressee[]> {
  return findPeopleOf(tx, identityId, customerId);
}
