import type { Database, Transaction } from '../../../platform/transaction.ts';
import { type ReminderSubscriber, selectReminderSubscribers } from './reminder.sql.ts';

/** Of people and whom they act for, those who asked to be reminded, may still act for them, and can be written to. */
export async function findReminderSubscribers(
  db: Database | Transaction,
  asked: readonly { identityId: string; customerId: string }[],
): Promise<ReminderSubscriber[]> {
  if (asked.length === 0) return [];
  const [people, customers] = [asked.map((one) => one.identityId), asked.map((one) => one.customerId)];
  return selectReminderSubscribers(db, people, customers);
}
