import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { blockIdentities } from '../../auth/index.ts';
import { setCustomerBlock } from './people.sql.ts';
import { listPeople, operatorEvent } from './people.ts';

/**
 * Blocks a customer and its people, with a reason, or unblocks them (null). False when all were so already. Their sessions end, and no order is
 * placed for it; orders under way, debts and the seller stay. CUSTOMER_NOT_FOUND.
 */
export function blockCustomer(
  context: { db: Database; clock: Clock },
  operator: OperatorActor,
  { customerId, reason }: { customerId: string; reason: string | null },
): Promise<boolean> {
  const isBlocked = reason !== null;
  return inTransaction(context.db, async (tx) => {
    const identityIds = (await listPeople(tx, customerId)).map(({ identityId }) => identityId);
    const hasChangedPeople = await blockIdentities(context, tx, { identityIds, isBlocked });
    const changed = await setCustomerBlock(tx, { customerId, reason, at: context.clock.now() });
    if (!hasChangedPeople && changed.length === 0) return false;
    const action = isBlocked ? 'auth.customer_blocked' : 'auth.customer_unblocked';
    await recordAuditEvent(tx, operatorEvent(operator, action, customerId));
    return true;
  });
}
