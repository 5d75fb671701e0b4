import { AppError } from '@tonalia/contract/errors';
import type { Proof } from '@tonalia/contract/people';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { ClosingOrders, ModuleContext } from '../../../platform/module.ts';
import { publish } from '../../../platform/publish.ts';
import { type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { endOtherSessions, forgetIdentity, notifyOwner, requireProof } from '../../auth/index.ts';
import { lockCreditAccount } from '../credit/credit.sql.ts';
import { endTeam } from '../member/change-member.ts';
import { findProfile } from '../profile/profile.sql.ts';
import { forgetTakenRegistrations } from '../seller-registration/registration-photo.sql.ts';
import {
  type ClosingAccountRow,
  forgetAddresses,
  forgetBusiness,
  forgetConsentOrigin,
  leavePortfolio,
  lockAccount,
  removeCustomerNotes,
} from './close-account.sql.ts';
import { accountRemoved } from './messages.es-CO.ts';

/**
 * Closes the account of a customer: keeps the fiscal record that tax law demands, removes personal data, and frees phone and
 * e-mail. Other modules handle `auth.account_deleted`. ACCOUNT_IN_USE with what has to be settled first; CUSTOMER_NOT_FOUND for a closed account; and the errors of `requireProof`.
 */
export async function closeAccount(
  { db, clock, channels, closing }: Pick<ModuleContext, 'db' | 'clock' | 'channels' | 'closing'>,
  { identityId }: Actor,
  proof: Proof,
): Promise<void> {
  const [present] = await findProfile(db, identityId);
  if (!present?.customer) throw new AppError('CUSTOMER_NOT_FOUND');
  await requireProof(db, clock, identityId, proof);
  await inTransaction(db, async (tx) => {
    const [leaving] = await lockAccount(tx, identityId);
    if (!leaving) throw new AppError('CUSTOMER_NOT_FOUND');
    const { customerId } = leaving;
    await requireSettled(tx, closing, customerId);
    await closing.keepFiscalRecord(tx, leaving);
    await closing.forgetThirdPeople(tx, customerId);
    await endTeam({ db, clock }, tx, customerId);
    await forget(tx, clock, identityId, leaving);
    await notifyOwner(tx, channels, leaving, accountRemoved);
    await recordAuditEvent(tx, { actorId: identityId, action: 'auth.account_deleted', subjectId: customerId });
    await publish(tx, 'auth.account_deleted', { identityId, customerId });
    await endOtherSessions(db, clock, { identityId, exceptSessionId: null, reason: 'account_deleted' }, tx);
  });
}

/** Checks that nothing is owed either way and no order is under way or can be returned. */
async function requireSettled(tx: Transaction, closing: ClosingOrders, customerId: string): Promise<void> {
  const [credit] = await lockCreditAccount(tx, customerId);
  const { used: owed, inFavour } = credit ?? { used: 0, inFavour: 0 };
  const { orders, returnableUntil, returns, paying, refunding } = await closing.findObligations(tx, customerId);
  const isOver = orders.length + returns.length === 0;
  if (isOver && returnableUntil === null && owed + inFavour + paying + refunding === 0) return;
  const params = {
    owed,
    inFavour,
    paying,
    refunding,
    orders: orders.join(', '),
    returns: returns.join(', '),
    returnableUntil: returnableUntil ?? '',
  };
  throw new AppError('ACCOUNT_IN_USE', params);
}

async function forget(
  tx: Transaction,
  clock: Clock,
  identityId: string,
  { customerId, phoneE164 }: ClosingAccountRow,
): Promise<void> {
  const now = clock.now();
  await forgetIdentity(tx, now, { identityId, phoneE164 });
  await forgetBusiness(tx, customerId);
  await forgetAddresses(tx, customerId, now);
  await leavePortfolio(tx, customerId);
  await removeCustomerNotes(tx, customerId);
  await forgetTakenRegistrations(tx, customerId);
  await forgetConsentOrigin(tx, identityId, customerId);
}
