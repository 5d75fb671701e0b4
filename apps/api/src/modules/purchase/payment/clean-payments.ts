import { day } from '@tonalia/rules/durations';
import { proofKeptDays } from '@tonalia/rules/policy';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { removeOldFiscalRecords } from '../closing/closing-orders.sql.ts';
import { removeOldWebhookEvents } from './webhook.sql.ts';
import { removeOldProofs } from './proof.sql.ts';

/** Days a webhook is kept. */
const EVENTS_KEPT = 30;

/** Removes old webhooks, proofs of decided transfers, and fiscal records past their retention. */
export async function cleanPayments(db: Database, clock: Clock): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * day);
  await removeOldWebhookEvents(db, daysAgo(EVENTS_KEPT));
  await removeOldProofs(db, daysAgo(proofKeptDays));
  await removeOldFiscalRecords(db);
}
