import { recordDeed } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { putIntoPortfolio } from './seller.sql.ts';

/**
 * Has customers be served by a seller. Who served them before can act for them no more, from the next call on. Gives how many are
 * the seller's now who were not.
 */
export function assignCustomers(
  db: Database,
  clock: Clock,
  sellerId: string,
  customerIds: readonly string[],
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const moved = await putIntoPortfolio(tx, sellerId, customerIds, clock.now());
    const [first] = moved;
    if (!first) return 0;
    const detail = { customers: moved.length, ...(moved.length === 1 && first) };
    await recordDeed(tx, { actorId: null, action: 'auth.customers_assigned', subjectId: sellerId, detail });
    return moved.length;
  });
}
