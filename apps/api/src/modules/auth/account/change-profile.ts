import { AppError } from '@tonalia/contract/errors';
import type { ProfileChange } from '@tonalia/contract/people';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { removeLinks } from '../link/link.sql.ts';
import { type Limit, counterOf } from '../login/counter.ts';
import { tellOwner } from '../notice/tell-owner.ts';
import { setReminders } from '../reminder/reminder.sql.ts';
import { requireProof } from '../verification/require-proof.ts';
import { changeBusiness, changeNames, findProfile } from './account.sql.ts';
import { askForEmail } from './ask-for-email.ts';
import { phoneChanged } from './messages.es-CO.ts';
import { type Business, businessAfter } from './profile.rules.ts';
import { takePhone } from './take-phone.ts';

/** Mails to addresses nobody has confirmed. */
const NEW_EMAILS: Limit = { most: 5, window: 60 * 60_000 };

/** Each change writes an audit event. */
const CHANGES: Limit = { most: 60, window: 60 * 60_000 };

type Needs = Pick<ModuleContext, 'db' | 'clock' | 'publicUrl' | 'channels'>;

/**
 * Changes what a person may change of themselves; a new e-mail waits for its link. E-mail and phone need the owner's proof
 * (`requireProof`). ROLE_NOT_ALLOWED, DOCUMENT_LOCKED, DOCUMENT_INVALID, PHONE_NOT_VERIFIED, ALREADY_REGISTERED; then nothing
 * of it is changed.
 */
export async function changeProfile(needs: Needs, { identityId, role }: Actor, change: ProfileChange): Promise<void> {
  const { db, clock } = needs;
  counterOf(db, clock).take(`profile ${identityId}`, CHANGES);
  const [present] = await findProfile(db, identityId);
  if (!present) throw new AppError('UNAUTHENTICATED');
  const business = businessAfter(role, present.customer, change);
  const { registrationToken } = change;
  const email = change.email === present.email ? undefined : change.email;
  if (email !== undefined || registrationToken !== undefined) await requireProof(db, clock, identityId, change.proof);
  if (email !== undefined) counterOf(db, clock).take(`new email ${identityId}`, NEW_EMAILS);
  await inTransaction(db, async (tx) => {
    const [living] = await changeNames(tx, identityId, change.name ?? null, change.last_name ?? null);
    if (!living) throw new AppError('UNAUTHENTICATED');
    if (business) await correct(tx, identityId, business);
    if (change.reminders !== undefined) await setReminders(tx, identityId, change.reminders ? clock.now() : null);
    if (registrationToken !== undefined) {
      await takePhone(tx, clock, identityId, registrationToken);
      await tellOwner(tx, needs.channels, present, phoneChanged);
    }
    if (email !== undefined) await askForEmail(tx, needs, { identityId, present: present.email, email });
    // the address in use, said again, is no change any more
    else if (change.email !== undefined) await removeLinks(tx, identityId, 'email');
    const fields = Object.keys(change).filter((field) => field !== 'proof');
    const detail = { fields: fields.join(' ') };
    await recordAuditEvent(tx, { actorId: identityId, action: 'auth.profile_changed', subjectId: identityId, detail });
  });
}

async function correct(tx: Transaction, identityId: string, { name, documentType, document }: Business): Promise<void> {
  const [corrected] = await changeBusiness(tx, identityId, name, documentType, document);
  // it was approved a moment ago
  if (!corrected) throw new AppError('DOCUMENT_LOCKED');
}
