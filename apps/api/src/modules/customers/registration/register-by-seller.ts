import { AppError } from '@tonalia/contract/errors';
import type { Registration } from '@tonalia/contract/people';
import { day } from '@tonalia/rules/durations';
import { toE164 } from '@tonalia/rules/phone';
import { termsVersion } from '../../../platform/settings/settings.ts';
import { type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { type RateLimit, rateLimiterOf } from '../../../platform/rate-limiter.ts';
import { findIdentity, hashPassword, notifyNewEmail, refusePassword } from '../../auth/index.ts';
import { type CreatedAccount, type NewAccount, createAccount } from './create-account.ts';
import type { RegistrationContext, RegistrationOrigin } from './register.ts';
import { checkRegistration, requireFields, smsName } from './registration.rules.ts';
import { findEarlierRegistration, insertIntoPortfolio } from './registration.sql.ts';
import { inviteCustomer } from './notify-registration.ts';

/** Customers registered by one seller: the best day of a fair. */
const BY_SELLER: RateLimit = { most: 200, window: 60 * 60_000 };

/** How long a repeated registration is recognised, in ms. */
const REPEATED = day;

/**
 * Registers a customer for a seller: into the seller's portfolio, with a consent that names the seller and a notification.
 * Connections fail in the field, so the same registration sent again returns the existing customer.
 */
export async function registerBySeller(
  context: RegistrationContext,
  sellerId: string,
  given: Registration,
  origin: RegistrationOrigin,
): Promise<CreatedAccount> {
  const { db } = context;
  requireFields(given, ['phone']);
  checkRegistration(given, await termsVersion(db));
  const { phone, password } = given;
  if (password !== undefined) await refusePassword(password, given);
  takeRegistration(context, sellerId);
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const account = { given, phone, phoneE164: toE164(phone) ?? null, passwordHash, sellerId, ...origin };
  return inTransaction(db, (tx) => registerFor(context, tx, sellerId, account)).catch(
    async (cause: unknown) => (await earlierRegistration(context, sellerId, account, cause)) ?? Promise.reject(cause),
  );
}

/** Counts a registration of the seller. TOO_MANY_REQUESTS. */
export const takeRegistration = ({ db, clock }: RegistrationContext, sellerId: string): void =>
  rateLimiterOf(db, clock).take(`register by ${sellerId}`, BY_SELLER);

/** Creates the customer of a seller in the caller's transaction. The errors of `createAccount`. */
export async function registerFor(
  context: RegistrationContext,
  tx: Transaction,
  sellerId: string,
  account: NewAccount,
): Promise<CreatedAccount> {
  const { clock } = context;
  const created = await createAccount(tx, clock, context.registrationApproval, account);
  await insertIntoPortfolio(tx, created.customerId, sellerId, clock.now());
  const { email } = account.given;
  if (email !== undefined) await notifyNewEmail(tx, context, created.identityId, email);
  const [seller] = await findIdentity(tx, sellerId);
  const sellerName = smsName(`${seller?.name ?? ''} ${seller?.lastName ?? ''}`);
  await inviteCustomer(tx, context, account.phoneE164, sellerName);
  return created;
}

async function earlierRegistration(
  { db, clock }: RegistrationContext,
  sellerId: string,
  { given, phoneE164 }: Pick<NewAccount, 'given' | 'phoneE164'>,
  cause: unknown,
): Promise<CreatedAccount | null> {
  if (!(cause instanceof AppError) || cause.code !== 'ALREADY_REGISTERED') return null;
  const since = new Date(clock.now().getTime() - REPEATED);
  const [created] = await findEarlierRegistration(db, {
    sellerId,
    phoneE164,
    businessName: given.business_name,
    since,
  });
  if (!created) return null;
  const { identityId, customerId, state, reason, receivedAt, reviewedAt } = created;
  const at = { receivedAt: receivedAt.toISOString(), reviewedAt: reviewedAt?.toISOString() ?? null };
  return { identityId, customerId, approval: { state, reason, ...at } };
}
