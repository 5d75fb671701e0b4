import type { Transaction } from '../../../platform/transaction.ts';
import { undoCancellation } from './credit.sql.ts';

/**
 * Charges to the customer's credit again what an order had given back. False when it does not reach any more, or something is overdue:
 * roll back then.
 */
export async function chargeCreditAgain(tx: Transaction, orderId: string): Promise<boolean> {
  const [taken] = await undoCancellation(tx, orderId);
  return taken !== undefined;
}
