import { AppError } from '@tonalia/contract/errors';
import type { Registration } from '@tonalia/contract/people';
import { toE164 } from '@tonalia/rules/phone';
import { termsVersion } from '../../../platform/settings/settings.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { type RateLimit, rateLimiterOf } from '../../../platform/rate-limiter.ts';
import { findIdentity, hashPassword, notifyNewEmail, refusePassword } from '../../auth/index.ts';
import { type CreatedAccount, type NewAccount, createAccount } from './create-account.ts';
import type { Needs, RegistrationOrigin } from './register.ts';
import { checkRegistration, requireFields, smsName } from './registration.rules.ts';
import { findEarlierRegistration, insertIntoPortfolio } from './registration.sql.ts';
import { inviteCustomer } from './notify-registration.ts';

/** Customers made by one seller: a fair's best day. */
const BY_SELLER: RateLimit = { most: 200, window: 60 * 60_000 };

/** How long the same registration is known again. */
const REPEATED = 24 * 60 * 60_000;

/**
 * A seller makes a customer, who is in the seller's portfolio from then on and is told so. The consent says through whom. In the
 * field an answer gets lost: the same registration sent again answers with the customer it made.
 */
export async function registerBySeller(
  needs: Needs,
  sellerId: string,
  given: Registration,
  origin: RegistrationOrigin,
): Promise<CreatedAccount> {
  const { db, clock } = needs;
  requireFields(given, ['phone']);
  checkRegistration(given, await termsVersion(db));
  const { phone, password, email } = given;
  if (password !== undefined) await refusePassword(password, given);
  rateLimiterOf(db, clock).take(`register by ${sellerId}`, BY_SELLER);
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const account = { given, phone, phoneE164: toE164(phone) ?? null, passwordHash, sellerId, ...origin };
  return inTransaction(db, async (tx) => {
    const made = await createAccount(tx, clock, needs.registrationApproval, account);
    await insertIntoPortfolio(tx, made.customerId, sellerId, clock.now());
    if (email !== undefined) await notifyNewEmail(tx, needs, made.identityId, email);
    const [seller] = await findIdentity(tx, sellerId);
    const sellerName = smsName(`${seller?.name ?? ''} ${seller?.lastName ?? ''}`);
    await inviteCustomer(tx, needs, account.phoneE164, sellerName);
    return made;
  }).catch(
    async (cause: unknown) => (await earlierRegistration(needs, sellerId, account, cause)) ?? Promise.reject(cause),
  );
}

async function earlierRegistration(
  { db, clock }: Needs,
  sellerId: string,
  { given, phoneE164 }: Pick<NewAccount, 'given' | 'phoneE164'>,
  cause: unknown,
): Promise<CreatedAccount | null> {
  if (!(cause instanceof AppError) || cause.code !== 'ALREADY_REGISTERED') return null;
  const since = new Date(clock.now().getTime() - REPEATED);
  const [made] = await findEarlierRegistration(db, sellerId, phoneE164, given.business_name, since);
  if (!made) return null;
  const { identityId, customerId, state, reason, receivedAt, reviewedAt } = made;
  const at = { receivedAt: receivedAt.toISOString(), reviewedAt: reviewedAt?.toISOString() ?? null };
  return { identityId, customerId, approval: { state, reason, ...at } };
}
