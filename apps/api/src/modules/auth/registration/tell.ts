import { guestAccount } from '@tonalia/contract/guest';
import type { ModuleContext } from '../../../platform/module.ts';
import type { Transaction } from '../../../platform/transaction.ts';
import { type Reachable, tellOwner } from '../notice/tell-owner.ts';
import { approved, emailTaken, invitation, rejected } from './messages.es-CO.ts';

/** Ways to reach people, and where links lead. */
export type Reach = Pick<ModuleContext, 'channels' | 'publicUrl'>;

/** Tells who has an e-mail that somebody else wrote it. The guest's is public, and nobody's. */
export async function tellEmailOwner(tx: Transaction, { channels, publicUrl }: Reach, email: string): Promise<void> {
  if (email === guestAccount.email) return;
  await tellOwner(tx, channels, { email, phoneE164: null }, emailTaken(`${publicUrl}/login`));
}

/** Tells somebody, on their cell phone, that a seller made their account. */
export function inviteCustomer(
  tx: Transaction,
  { channels, publicUrl }: Reach,
  phoneE164: string | null,
  sellerName: string,
): Promise<void> {
  return tellOwner(tx, channels, { email: null, phoneE164 }, invitation(sellerName, `${publicUrl}/login`));
}

/** Tells a customer what came of the registration: approved, or with the reason why it was not. */
export function tellReviewed(
  tx: Transaction,
  { channels, publicUrl }: Reach,
  customer: Reachable,
  reason: string | null,
): Promise<void> {
  const notice =
    reason === null
      ? approved(`${publicUrl}/home`)
      : rejected(reason.replace(/\.+$/, ''), `${publicUrl}/registration-status`);
  return tellOwner(tx, channels, customer, notice);
}
