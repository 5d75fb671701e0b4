import type { Database, Transaction } from '../../../platform/transaction.ts';
import { type ReminderSubscriber, selectReminderSubscribers } from './reminder.sql.ts';

/** Of these identities and customers, those with reminders on that can be reached and still act for the customer. */
export async function findReminderSubscribers(
  db: Database | Transaction,
  candidates: readonly { identityId: string; customerId: string }[],
): Promise<ReminderSubscriber[]> {
  if (candidates.length === 0) return [];
  const [identities, customers] = [candidates.map((one) => one.identityId), candidates.map((one) => one.customerId)];
  return selectReminderSubscribers(db, identities, customers);
}
