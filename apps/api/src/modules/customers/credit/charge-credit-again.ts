import type { Transaction } from '../../../platform/transaction.ts';
import { undoCancellation } from './credit.sql.ts';
import { lateDays } from './late-days.rules.ts';

/**
 * Charges a cancelled order to the credit again. False when the credit does not suffice or something is overdue for too long; the caller rolls
 * back then.
 */
export async function chargeCreditAgain(tx: Transaction, orderId: string): Promise<boolean> {
  const [charged] = await undoCancellation(tx, orderId, lateDays().openDays);
  return charged !== undefined;
}
