import { AppError } from '@tonalia/contract/errors';
import type { Registration } from '@tonalia/contract/people';
import { nationalNumber, toE164 } from '@tonalia/rules/phone';
import type { ModuleContext } from '../../../platform/module.ts';
import { termsVersion } from '../../../platform/settings/settings.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { type RateLimit, rateLimiterOf } from '../../../platform/rate-limiter.ts';
import { site } from '../../../platform/http/network.rules.ts';
import { findProvedPhone, hashPassword, notifyNewEmail, refusePassword, spendProvedPhone } from '../../auth/index.ts';
import { type CreatedAccount, createAccount } from './create-account.ts';
import { checkRegistration, requireFields } from './registration.rules.ts';

/** Accounts created from one site. */
const FROM_SITE: RateLimit = { most: 20, window: 60 * 60_000 };

export type RegistrationContext = Pick<
  ModuleContext,
  'db' | 'clock' | 'channels' | 'publicUrl' | 'registrationApproval'
>;

export interface RegistrationOrigin {
  fromLanding: boolean;
  /** The network address of the request. */
  address: string;
  /** The same if it is an IP address, else null. */
  clientAddress: string | null;
}

/**
 * Registers a customer with the proved phone, which overrides any phone in the request. Errors as in the contract; none of them
 * uses the proof up.
 */
export async function register(
  context: RegistrationContext,
  given: Registration,
  origin: RegistrationOrigin,
): Promise<CreatedAccount> {
  const { db, clock } = context;
  const token = given.registrationToken ?? '';
  const phoneE164 = await findProvedPhone(db, clock, token);
  const isProvedPhone = given.phone === undefined || toE164(given.phone) === phoneE164;
  if (phoneE164 === undefined || !isProvedPhone) throw new AppError('PHONE_NOT_VERIFIED');
  requireFields(given, ['email', 'document_type', 'document', 'password']);
  checkRegistration(given, await termsVersion(db));
  const phone = nationalNumber(phoneE164);
  await refusePassword(given.password, { ...given, phone });
  rateLimiterOf(db, clock).take(`register ${site(origin.address)}`, FROM_SITE);
  // Outside the transaction: hashing takes longer than all of it.
  const passwordHash = await hashPassword(given.password);
  const account = { given, phone, phoneE164, passwordHash, sellerId: null, ...origin };
  return inTransaction(db, async (tx) => {
    if ((await spendProvedPhone(tx, clock, token)) === undefined) throw new AppError('PHONE_NOT_VERIFIED');
    const created = await createAccount(tx, clock, context.registrationApproval, account);
    await notifyNewEmail(tx, context, created.identityId, given.email);
    return created;
  });
}
