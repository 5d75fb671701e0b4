import type { ModuleContext } from '../../../platform/module.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { type ContactDetails, notifyOwner } from '../../auth/index.ts';
import { approved, invitation, rejected, welcome } from './messages.es-CO.ts';

/** The channels of the installation, and the base of links. */
export type NotificationContext = Pick<ModuleContext, 'channels' | 'publicUrl'>;

/** Notifies a customer by phone that a seller registered them. */
export function inviteCustomer(
  tx: Transaction,
  { channels, publicUrl }: NotificationContext,
  phoneE164: string | null,
  sellerName: string,
): Promise<void> {
  return notifyOwner(tx, channels, { email: null, phoneE164 }, invitation(sellerName, `${publicUrl}/login`));
}

/** Notifies a customer by phone that the office created its account. */
export const welcomeCustomer = (
  tx: Transaction,
  { channels, publicUrl }: NotificationContext,
  phoneE164: string | null,
): Promise<void> => notifyOwner(tx, channels, { email: null, phoneE164 }, welcome(`${publicUrl}/login`));

/** Notifies a customer of the review: approved, or rejected with the reason. */
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
