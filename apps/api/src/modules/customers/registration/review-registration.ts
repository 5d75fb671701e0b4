import { AppError } from '@tonalia/contract/errors';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { isCustomer, setApproval } from './review.sql.ts';
import { type NotificationContext, notifyReviewed } from './notify-registration.ts';

export interface RegistrationReview {
  customerId: string;
  /** What has to be corrected, as the customer reads it; null approves. */
  reason: string | null;
}

/**
 * Approves or rejects a registration and tells the customer, by a way of `reach`. False when it stood so before: then nobody is
 * told again. CUSTOMER_NOT_FOUND.
 */
export function reviewRegistration(
  db: Database,
  clock: Clock,
  reach: NotificationContext,
  { customerId, reason }: RegistrationReview,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const state = reason === null ? 'approved' : 'rejected';
    const [changed] = await setApproval(tx, customerId, state, reason, clock.now());
    if (!changed) {
      if ((await isCustomer(tx, customerId)).length === 0) throw new AppError('CUSTOMER_NOT_FOUND');
      return false;
    }
    await recordAuditEvent(tx, { actorId: null, action: `auth.registration_${state}`, subjectId: customerId });
    await notifyReviewed(tx, reach, changed, reason);
    return true;
  });
}
