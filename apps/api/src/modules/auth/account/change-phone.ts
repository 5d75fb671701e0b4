import { AppError } from '@tonalia/contract/errors';
import type { ModuleContext } from '../../../platform/module.ts';
import { nationalNumber } from '@tonalia/rules/phone';
import { type Transaction, brokenConstraint } from '../../../platform/transaction.ts';
import { type ContactDetails, notifyOwner } from '../notification/notify-owner.ts';
import { spendProvedPhone } from '../verification/proved-phone.ts';
import { updatePhone } from './account.sql.ts';
import { phoneChanged } from './messages.es-CO.ts';

/** The phone that a `registrationToken` proves becomes the identity's. */
export interface PhoneChange {
  identityId: string;
  /** Where the owner is notified: the details before the change. */
  contact: ContactDetails;
  registrationToken: string;
}

/** Changes the phone and notifies the owner. PHONE_NOT_VERIFIED; ALREADY_REGISTERED when another identity has the phone. */
export async function changePhone(
  tx: Transaction,
  { clock, channels }: Pick<ModuleContext, 'clock' | 'channels'>,
  { identityId, contact, registrationToken }: PhoneChange,
): Promise<void> {
  const e164 = await spendProvedPhone(tx, clock, registrationToken);
  if (!e164) throw new AppError('PHONE_NOT_VERIFIED');
  try {
    await updatePhone(tx, identityId, nationalNumber(e164), e164);
  } catch (error) {
    if (brokenConstraint(error) === 'identity_phone') throw new AppError('ALREADY_REGISTERED');
    throw error;
  }
  await notifyOwner(tx, channels, contact, phoneChanged);
}
