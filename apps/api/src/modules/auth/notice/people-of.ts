import type { Database, Transaction } from '../../../platform/transaction.ts';
import { findPeopleOf } from './owner.sql.ts';

/** Somebody who is told of something. */
export interface Addressee {
  identityId: string;
  name: string;
  email: string | null;
  /** The mailbox was seen to be theirs. */
  isConfirmed: boolean;
  /** The customer is themselves: not the seller who acts for them. */
  isOwner: boolean;
}

/** Who is told of what somebody does for a customer: both of them, each once. Who closed the account is nobody any more. */
export function peopleOf(tx: Database | Transaction, identityId: string, customerId: string): Promise<Addressee[]> {
  return findPeopleOf(tx, identityId, customerId);
}
