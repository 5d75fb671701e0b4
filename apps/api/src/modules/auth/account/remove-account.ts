import { AppError } from '@tonalia/contract/errors';
import type { Proof } from '@tonalia/contract/people';
import { recordDeed } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { publish } from '../../../platform/outbox.ts';
import { type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { tellOwner } from '../notice/tell-owner.ts';
import { endOtherSessions } from '../session/end-other-sessions.ts';
import { requireProof } from '../verification/require-proof.ts';
import { findProfile } from './account.sql.ts';
import { accountRemoved } from './messages.es-CO.ts';
import {
  type LeavingRow,
  forgetAddresses,
  forgetBusiness,
  forgetConsentOrigin,
  forgetDevices,
  forgetPerson,
  holdAccount,
  leavePortfolio,
  removeAllLinks,
  removeVerifications,
} from './remove-account.sql.ts';

/**
 * Closes the account of a customer: who they are goes, what they bought and owe stays. The phone and the e-mail are free again.
 * The other modules hear `auth.account_deleted` and forget their part. ROLE_NOT_ALLOWED for sellers, who are employees;
 * CUSTOMER_NOT_FOUND for who is gone already; and whatever `requireProof` says.
 */
export async function removeAccount(
  { db, clock, channels }: Pick<ModuleContext, 'db' | 'clock' | 'channels'>,
  { identityId, role }: Actor,
  proof: Proof,
): Promise<void> {
  if (role !== 'Admin customer') throw new AppError('ROLE_NOT_ALLOWED');
  const [present] = await findProfile(db, identityId);
  if (!present?.customer) throw new AppError('CUSTOMER_NOT_FOUND');
  await requireProof(db, clock, identityId, proof);
  await inTransaction(db, async (tx) => {
    const [leaving] = await holdAccount(tx, identityId);
    if (!leaving) throw new AppError('CUSTOMER_NOT_FOUND');
    await forget(tx, clock, identityId, leaving);
    const { customerId } = leaving;
    await tellOwner(tx, channels, leaving, accountRemoved);
    await recordDeed(tx, { actorId: identityId, action: 'auth.account_deleted', subjectId: customerId });
    await publish(tx, 'auth.account_deleted', { identityId, customerId });
    await endOtherSessions(db, clock, identityId, null, 'account_deleted', tx);
  });
}

async function forget(
  tx: Transaction,
  clock: Clock,
  identityId: string,
  { customerId, phoneE164 }: LeavingRow,
): Promise<void> {
  const now = clock.now();
  await forgetPerson(tx, identityId, now);
  await forgetBusiness(tx, customerId);
  await forgetAddresses(tx, customerId, now);
  await leavePortfolio(tx, customerId);
  await forgetConsentOrigin(tx, identityId, customerId);
  await forgetDevices(tx, identityId);
  await removeVerifications(tx, identityId, phoneE164);
  await removeAllLinks(tx, identityId);
}
