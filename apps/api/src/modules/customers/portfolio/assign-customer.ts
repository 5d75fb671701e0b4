import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { putIntoPortfolio } from './portfolio.sql.ts';

/**
 * Has a customer be served by a seller. Who served them before can act for them no more, from the next call on. False when the
 * customer was this seller's already.
 */
export function assignCustomer(db: Database, clock: Clock, sellerId: string, customerId: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [moved] = await putIntoPortfolio(tx, sellerId, customerId, clock.now());
    if (!moved) return false;
    const detail = { customers: 1, customerId };
    await recordAuditEvent(tx, { actorId: null, action: 'auth.customers_assigned', subjectId: sellerId, detail });
    return true;
  });
}
