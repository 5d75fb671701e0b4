import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { putIntoPortfolio } from './portfolio.sql.ts';

/**
 * Moves a customer to the portfolio of a seller. The previous seller loses access at the next call. False when the customer was in
 * this portfolio already.
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
