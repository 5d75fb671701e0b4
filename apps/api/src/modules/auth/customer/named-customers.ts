import { bareDocument, completedNit } from '@tonalia/rules/document';
import type { Database } from '../../../platform/transaction.ts';
import { type FoundCustomer, findNamedCustomers } from './customer.sql.ts';

/** Customers by an e-mail or a document number as somebody writes it, a NIT also without its check digit; for support. */
export async function namedCustomers(db: Database, typed: string): Promise<FoundCustomer[]> {
  const email = typed.trim().toLowerCase();
  const found = await findNamedCustomers(db, email, bareDocument(typed));
  const nit = completedNit(typed);
  return found.length > 0 || nit === null ? found : findNamedCustomers(db, email, nit);
}
