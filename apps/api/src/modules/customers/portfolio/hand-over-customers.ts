import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { handOverPortfolio } from './portfolio.sql.ts';

/** Moves all customers of one seller to another and returns how many. */
export function handOverCustomers(db: Database, clock: Clock, fromId: string, toId: string): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { length: customers } = await handOverPortfolio(tx, fromId, toId, clock.now());
    if (customers === 0) return 0;
    const detail = { customers, from: fromId };
    await recordAuditEvent(tx, { actorId: null, action: 'auth.customers_assigned', subjectId: toId, detail });
    return customers;
  });
}
