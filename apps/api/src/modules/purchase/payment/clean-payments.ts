import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { removeOldFiscalRecords } from '../closing/closing-orders.sql.ts';
import { removeOldWebhookEvents } from './webhook.sql.ts';
import { removeOldProofs } from './proof.sql.ts';

/** Days something is kept. */
const EVENTS_KEPT = 30;
/** After the transfer was found, or its order ended. */
const PROOFS_KEPT = 90;

/** Removes what is past its term: gateway events, the files of transfers that were decided, fiscal records of closed accounts. */
export async function cleanPayments(db: Database, clock: Clock): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000);
  await removeOldWebhookEvents(db, daysAgo(EVENTS_KEPT));
  await removeOldProofs(db, daysAgo(PROOFS_KEPT));
  await removeOldFiscalRecords(db);
}
