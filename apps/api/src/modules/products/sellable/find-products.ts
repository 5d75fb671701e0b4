import type { Database, Transaction } from '../../../platform/transaction.ts';
import { type ProductFacts, findProductFacts } from './sellable.sql.ts';

/** Whether shades or volumes of products must be chosen before buying; unknown codes are omitted. */
export async function findProductsByCode(
  db: Database | Transaction,
  codes: readonly string[],
): Promise<ProductFacts[]> {
  return codes.length === 0 ? [] : findProductFacts(db, [...codes]);
}
