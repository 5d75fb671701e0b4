import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { findQuota, putQuota, removeQuota } from './quota.sql.ts';

/** What a seller means to sell in a calendar month, in pesos; null without a goal. */
export const sellerQuota = async (db: Database, sellerId: string): Promise<number | null> =>
  (await findQuota(db, sellerId))[0]?.pesos ?? null;

/** Sets the goal of a seller's months, or takes it away with null. False when nothing changed. */
export function setSellerQuota(db: Database, clock: Clock, sellerId: string, pesos: number | null): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [changed] =
      pesos === null ? await removeQuota(tx, sellerId) : await putQuota(tx, { sellerId, pesos, now: clock.now() });
    if (!changed) return false;
    const detail = { pesos };
    await recordAuditEvent(tx, { actorId: null, action: 'auth.seller_quota_changed', subjectId: sellerId, detail });
    return true;
  });
}
