import { AppError } from '@tonalia/contract/errors';
import type { Registration } from '@tonalia/contract/people';
import { nationalNumber, toE164 } from '@tonalia/rules/phone';
import type { ModuleContext } from '../../../platform/module.ts';
import { termsVersion } from '../../../platform/settings/settings.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { type Limit, counterOf } from '../login/counter.ts';
import { site } from '../login/network.rules.ts';
import { hashPassword } from '../login/password.ts';
import { refusePassword } from '../login/refuse-password.ts';
import { findProvedPhone, spendProvedPhone } from '../verification/proved-phone.ts';
import { type MadeAccount, makeAccount } from './make-account.ts';
import { checkRegistration, requireFields } from './registration.rules.ts';
import { tellEmail } from './tell.ts';

/** Accounts made from one site. */
const FROM_SITE: Limit = { most: 20, window: 60 * 60_000 };

export type Needs = Pick<ModuleContext, 'db' | 'clock' | 'channels' | 'publicUrl' | 'registrationApproval'>;

export interface Origin {
  fromLanding: boolean;
  /** The network address the request came from. */
  address: string;
  /** The same, where it is one that can be written down. */
  clientAddress: string | null;
}

/**
 * Somebody makes their own account, with the phone they proved: that and nothing said counts. Refusals as in the contract; none
 * of them uses the proof up.
 */
export async function register(needs: Needs, given: Registration, origin: Origin): Promise<MadeAccount> {
  const { db, clock } = needs;
  const token = given.registrationToken ?? '';
  const phoneE164 = await findProvedPhone(db, clock, token);
  const isTheirs = given.phone === undefined || toE164(given.phone) === phoneE164;
  if (phoneE164 === undefined || !isTheirs) throw new AppError('PHONE_NOT_VERIFIED');
  requireFields(given, ['email', 'document_type', 'document', 'password']);
  checkRegistration(given, await termsVersion(db));
  const phone = nationalNumber(phoneE164);
  await refusePassword(given.password, { ...given, phone });
  counterOf(db, clock).take(`register ${site(origin.address)}`, FROM_SITE);
  // outside the transaction: a hash takes longer than all of it
  const passwordHash = await hashPassword(given.password);
  const account = { given, phone, phoneE164, passwordHash, sellerId: null, ...origin };
  return inTransaction(db, async (tx) => {
    if ((await spendProvedPhone(tx, clock, token)) === undefined) throw new AppError('PHONE_NOT_VERIFIED');
    const made = await makeAccount(tx, clock, needs.registrationApproval, account);
    await tellEmail(tx, needs, made.identityId, given.email);
    return made;
  });
}
