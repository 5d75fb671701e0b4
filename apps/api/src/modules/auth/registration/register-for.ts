import type { Registration } from '@tonalia/contract/people';
import { toE164 } from '@tonalia/rules/phone';
import { inTransaction } from '../../../platform/transaction.ts';
import { type Limit, counterOf } from '../login/counter.ts';
import { findIdentity } from '../login/identity.sql.ts';
import { hashPassword } from '../login/password.ts';
import { refusePassword } from '../login/refuse-password.ts';
import { type MadeAccount, makeAccount } from './make-account.ts';
import type { Needs, Origin } from './register.ts';
import { checkRegistration, requireFields, spokenName } from './registration.rules.ts';
import { insertIntoPortfolio } from './registration.sql.ts';
import { inviteCustomer, tellEmail } from './tell.ts';

/** Customers made by one seller: a fair's best day. */
const BY_SELLER: Limit = { most: 200, window: 60 * 60_000 };

/** A seller makes a customer, who is in the seller's portfolio from then on and is told so. The consent says through whom. */
export async function registerFor(
  needs: Needs,
  sellerId: string,
  given: Registration,
  origin: Origin,
): Promise<MadeAccount> {
  const { db, clock } = needs;
  requireFields(given, ['phone']);
  checkRegistration(given);
  const { phone, password, email } = given;
  if (password !== undefined) await refusePassword(password, given);
  counterOf(db, clock).take(`register by ${sellerId}`, BY_SELLER);
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const account = { given, phone, phoneE164: toE164(phone) ?? null, passwordHash, sellerId, ...origin };
  return inTransaction(db, async (tx) => {
    const made = await makeAccount(tx, clock, needs.registrationApproval, account);
    await insertIntoPortfolio(tx, made.customerId, sellerId, clock.now());
    if (email !== undefined) await tellEmail(tx, needs, made.identityId, email);
    const [seller] = await findIdentity(tx, sellerId);
    const sellerName = spokenName(`${seller?.name ?? ''} ${seller?.lastName ?? ''}`);
    await inviteCustomer(tx, needs, account.phoneE164, sellerName);
    return made;
  });
}
