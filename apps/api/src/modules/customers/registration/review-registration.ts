import { AppError } from '@tonalia/contract/errors';
import { type OperatorAuthor, recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { grantInitialCredit } from '../credit/grant-initial-credit.ts';
import { giveToSeller } from '../portfolio/give-to-seller.ts';
import { listTradeTypes } from './registration.sql.ts';
import { isCustomer, setApproval } from './review.sql.ts';
import { type NotificationContext, notifyReviewed } from './notify-registration.ts';

export interface RegistrationReview {
  customerId: string;
  /** What to correct, in the customer's language; null approves. */
  reason: string | null;
  /** The price list and the seller that it is approved with; absent leaves what it has. */
  terms?: { tradeTypeId?: string | undefined; sellerId?: string | undefined };
  /** The operator in the office; absent at a command. */
  operator?: OperatorAuthor;
}

/**
 * Approves or rejects a registration and notifies the customer. False, without a notification, when nothing changes.
 * CUSTOMER_NOT_FOUND, TRADE_TYPE_NOT_FOUND, SELLER_NOT_FOUND.
 */
export function reviewRegistration(
  db: Database,
  clock: Clock,
  notificationContext: NotificationContext,
  { customerId, reason, terms = {}, operator }: RegistrationReview,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const state = reason === null ? 'approved' : 'rejected';
    const now = clock.now();
    const { tradeTypeId, sellerId } = terms;
    if (tradeTypeId !== undefined && !(await listTradeTypes(tx)).some(({ _id }) => _id === tradeTypeId))
      throw new AppError('TRADE_TYPE_NOT_FOUND');
    const choice = { tradeTypeId: tradeTypeId ?? null };
    const [changed] = await setApproval(tx, { customerId, approval: state, reason, ...choice, now });
    if (!changed) {
      if ((await isCustomer(tx, customerId)).length === 0) throw new AppError('CUSTOMER_NOT_FOUND');
      return false;
    }
    await recordAuditEvent(tx, {
      actorId: null,
      operator,
      action: `auth.registration_${state}`,
      subjectId: customerId,
      detail: { reason, ...(tradeTypeId !== undefined && { tradeTypeId }) },
    });
    if (state === 'approved') await grantInitialCredit(tx, customerId, operator);
    if (sellerId !== undefined) await giveToSeller(tx, { sellerId, customerId, operator, now });
    await notifyReviewed(tx, notificationContext, changed, reason);
    return true;
  });
}
