import type { Database, Transaction } from '../../../platform/transaction.ts';
import { type Addressee, findPeopleOf } from './addressees.sql.ts';

/** Who is told of what somebody does for a customer: both of them, each once. Who closed the account is nobody any more. */
export function findAddressees(
  tx: Database | Transaction,
  identityId: string,
  customerId: string,
): Promise<Addressee[]> {
  return findPeopleOf(tx, identityId, customerId);
}
