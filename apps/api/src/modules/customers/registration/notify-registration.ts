import type { ModuleContext } from '../../../platform/module.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { type ContactDetails, notifyOwner } from '../../auth/index.ts';
import { approved, invitation, rejected } from './messages.es-CO.ts';

/** Ways to reach people, and where links lead. */
export type NotificationContext = Pick<ModuleContext, 'channels' | 'publicUrl'>;

/** Tells somebody, on their cell phone, that a seller made their account. */
export function inviteCustomer(
  tx: Transaction,
  { channels, publicUrl }: NotificationContext,
  phoneE164: string | null,
  sellerName: string,
): Promise<void> {
  return notifyOwner(tx, channels, { email: null, phoneE164 }, invitation(sellerName, `${publicUrl}/login`));
}

/** Tells a customer what came of the registration: approved, or with the reason why it was not. */
export function notifyReviewed(
  tx: Transaction,
  { channels, publicUrl }: NotificationContext,
  customer: ContactDetails,
  reason: string | null,
): Promise<void> {
  const notice =
    reason === null
      ? approved(`${publicUrl}/home`)
      : rejected(reason.replace(/\.+$/, ''), `${publicUrl}/registration-status`);
  return notifyOwner(tx, channels, customer, notice);
}
