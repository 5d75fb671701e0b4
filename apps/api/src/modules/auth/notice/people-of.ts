import type { Database, Transaction } from '../../../platform/transaction.ts';
import { findPeopleOf } from './owner.sql.ts';

/** Somebody who can be written to. */
export interface Addressee {
  name: string;
  email: string;
}

/** Who is written to about what somebody does for a customer: both of them, each once. Who closed the account is nobody any more. */
export function peopleOf(tx: Database | Transaction, identityId: string, customerId: string): Promise<Addressee[]> {
  return findPeopleOf(tx, identityId, customerId);
}
