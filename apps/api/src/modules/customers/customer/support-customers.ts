import { bareDocument, isDocument } from '@tonalia/rules/document';
import type { Database } from '../../../platform/transaction.ts';
import { type FoundCustomer, findNamedCustomers } from './customer.sql.ts';

/**
 * Customers by e-mail or document as typed, for support. A NIT matches with and without its check digit, also when the customer's
 * document is the CC it derives from.
 */
export async function findSupportCustomers(db: Database, typed: string): Promise<FoundCustomer[]> {
  const email = typed.trim().toLowerCase();
  const bare = bareDocument(typed);
  const documents = isDocument('NIT', bare) ? [bare, bare.slice(0, -1)] : [bare];
  return findNamedCustomers(db, email, documents);
}
