import type { Database, Transaction } from '../../../platform/transaction.ts';
import { type ProductFacts, findProductFacts } from './sellable.sql.ts';

/** What must be chosen of a product before it can be bought; unknown codes are left out. */
export async function findProductsByCode(
  db: Database | Transaction,
  codes: readonly string[],
): Promise<ProductFacts[]> {
  return codes.length === 0 ? [] : findProductFacts(db, [...codes]);
}
