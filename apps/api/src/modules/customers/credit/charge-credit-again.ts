import type { Transaction } from '../../../platform/transaction.ts';
import { undoCancellation } from './credit.sql.ts';

/**
 * Charges a cancelled order to the credit again. False when the credit does not suffice or something is overdue; the caller rolls
 * back then.
 */
export async function chargeCreditAgain(tx: Transaction, orderId: string): Promise<boolean> {
  const [charged] = await undoCancellation(tx, orderId);
  return charged !== undefined;
}
