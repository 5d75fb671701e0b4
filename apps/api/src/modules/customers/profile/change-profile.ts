import { AppError } from '@tonalia/contract/errors';
import type { ProfileChange } from '@tonalia/contract/people';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { type RateLimit, rateLimiterOf } from '../../../platform/rate-limiter.ts';
import {
  cancelEmailChange,
  changeNames,
  changePhone,
  requestEmailChange,
  requireProof,
  setNewsChannels,
  setReminders,
} from '../../auth/index.ts';
import { changeBusiness, findProfile } from './profile.sql.ts';
import { type BusinessDetails, businessAfter } from './profile.rules.ts';

/** Mails to unconfirmed addresses. */
const NEW_EMAILS: RateLimit = { most: 5, window: 60 * 60_000 };

/** Each change writes an audit event. */
const CHANGES: RateLimit = { most: 60, window: 60 * 60_000 };

type ChangeProfileContext = Pick<ModuleContext, 'db' | 'clock' | 'publicUrl' | 'channels'>;

/**
 * Changes the profile of an identity; a new e-mail waits for its link. E-mail and phone need a proof (`requireProof`).
 * ROLE_NOT_ALLOWED, DOCUMENT_LOCKED, DOCUMENT_INVALID, PHONE_NOT_VERIFIED, ALREADY_REGISTERED; after an error nothing is changed.
 */
export async function changeProfile(
  context: ChangeProfileContext,
  { identityId, role }: Actor,
  change: ProfileChange,
): Promise<void> {
  const { db, clock } = context;
  rateLimiterOf(db, clock).take(`profile ${identityId}`, CHANGES);
  const [current] = await findProfile(db, identityId);
  if (!current) throw new AppError('UNAUTHENTICATED');
  const business = businessAfter(role, current.customer, change);
  const { registrationToken } = change;
  const email = change.email === current.email ? undefined : change.email;
  if (email !== undefined || registrationToken !== undefined) await requireProof(db, clock, identityId, change.proof);
  if (email !== undefined) rateLimiterOf(db, clock).take(`new email ${identityId}`, NEW_EMAILS);
  await inTransaction(db, async (tx) => {
    const [changed] = await changeNames(tx, identityId, change.name ?? null, change.last_name ?? null);
    if (!changed) throw new AppError('UNAUTHENTICATED');
    if (business) await correctBusiness(tx, identityId, business);
    if (change.reminders !== undefined) await setReminders(tx, identityId, change.reminders ? clock.now() : null);
    const { news_by_mail: mail, news_by_push: push } = change;
    if (mail !== undefined || push !== undefined)
      await setNewsChannels(tx, { identityId, mail: mail ?? null, push: push ?? null });
    if (registrationToken !== undefined) {
      await changePhone(tx, context, { identityId, contact: current, registrationToken });
    }
    if (email !== undefined) await requestEmailChange(tx, context, { identityId, current: current.email, email });
    // The current address: withdraws a requested change.
    else if (change.email !== undefined) await cancelEmailChange(tx, identityId);
    const fields = Object.keys(change).filter((field) => field !== 'proof');
    const detail = { fields: fields.join(' ') };
    await recordAuditEvent(tx, { actorId: identityId, action: 'auth.profile_changed', subjectId: identityId, detail });
  });
}

async function correctBusiness(
  tx: Transaction,
  identityId: string,
  { name, documentType, document }: BusinessDetails,
): Promise<void> {
  const [corrected] = await changeBusiness(tx, { identityId, name, documentType, document });
  // A concurrent review approved it.
  if (!corrected) throw new AppError('DOCUMENT_LOCKED');
}
