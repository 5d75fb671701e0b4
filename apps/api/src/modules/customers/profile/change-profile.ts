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
  setReminders,
} from '../../auth/index.ts';
import { changeBusiness, findProfile } from './profile.sql.ts';
import { type BusinessDetails, businessAfter } from './profile.rules.ts';

/** Mails to addresses nobody has confirmed. */
const NEW_EMAILS: RateLimit = { most: 5, window: 60 * 60_000 };

/** Each change writes an audit event. */
const CHANGES: RateLimit = { most: 60, window: 60 * 60_000 };

type Needs = Pick<ModuleContext, 'db' | 'clock' | 'publicUrl' | 'channels'>;

/**
 * Changes what a person may change of themselves; a new e-mail waits for its link. E-mail and phone need the owner's proof
 * (`requireProof`). ROLE_NOT_ALLOWED, DOCUMENT_LOCKED, DOCUMENT_INVALID, PHONE_NOT_VERIFIED, ALREADY_REGISTERED; then nothing
 * of it is changed.
 */
export async function changeProfile(needs: Needs, { identityId, role }: Actor, change: ProfileChange): Promise<void> {
  const { db, clock } = needs;
  rateLimiterOf(db, clock).take(`profile ${identityId}`, CHANGES);
  const [present] = await findProfile(db, identityId);
  if (!present) throw new AppError('UNAUTHENTICATED');
  const business = businessAfter(role, present.customer, change);
  const { registrationToken } = change;
  const email = change.email === present.email ? undefined : change.email;
  if (email !== undefined || registrationToken !== undefined) await requireProof(db, clock, identityId, change.proof);
  if (email !== undefined) rateLimiterOf(db, clock).take(`new email ${identityId}`, NEW_EMAILS);
  await inTransaction(db, async (tx) => {
    const [living] = await changeNames(tx, identityId, change.name ?? null, change.last_name ?? null);
    if (!living) throw new AppError('UNAUTHENTICATED');
    if (business) await correct(tx, identityId, business);
    if (change.reminders !== undefined) await setReminders(tx, identityId, change.reminders ? clock.now() : null);
    if (registrationToken !== undefined) {
      await changePhone(tx, needs, { identityId, contact: present, registrationToken });
    }
    if (email !== undefined) await requestEmailChange(tx, needs, { identityId, present: present.email, email });
    // the address in use, said again, is no change any more
    else if (change.email !== undefined) await cancelEmailChange(tx, identityId);
    const fields = Object.keys(change).filter((field) => field !== 'proof');
    const detail = { fields: fields.join(' ') };
    await recordAuditEvent(tx, { actorId: identityId, action: 'auth.profile_changed', subjectId: identityId, detail });
  });
}

async function correct(
  tx: Transaction,
  identityId: string,
  { name, documentType, document }: BusinessDetails,
): Promise<void> {
  const [corrected] = await changeBusiness(tx, identityId, name, documentType, document);
  // it was approved a moment ago
  if (!corrected) throw new AppError('DOCUMENT_LOCKED');
}
