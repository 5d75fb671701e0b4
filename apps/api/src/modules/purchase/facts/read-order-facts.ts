import type { Database, Transaction } from '../../../platform/transaction.ts';
import { type OrderFacts, orderFacts } from './facts.rules.ts';
import { findFacts } from './facts.sql.ts';

/**
 * Fiscal facts of orders, by code or by id, oldest first; unknown ones are missing. One statement for any number of orders. The caller
 * decides which operators see amounts (`amounts.read`).
 */
export async function readOrderFacts(
  db: Database | Transaction,
  { codes = [], ids = [] }: { codes?: readonly string[]; ids?: readonly string[] },
): Promise<OrderFacts[]> {
  if (codes.length + ids.length === 0) return [];
  const rows = await findFacts(db, { codes: codes.map((code) => code.toUpperCase()), ids: [...ids] });
  return rows.map(orderFacts);
}
