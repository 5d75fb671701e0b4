import type { Channel } from '@tonalia/contract/people';
import type { Owner } from '@tonalia/rules/password';
import { nationalNumber } from '@tonalia/rules/phone';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { removeLinks } from '../link/link.sql.ts';
import type { OwnerRow } from '../notification/owner.sql.ts';
import { notifyOwner, notifyOwnerEverywhere } from '../notification/notify-owner.ts';
import { endOtherSessions } from '../session/end-other-sessions.ts';
import { passwordChanged } from './messages.es-CO.ts';
import { replacePassword } from './recovery.sql.ts';

export interface SetPasswordContext {
  db: Database;
  clock: Clock;
  channels: readonly Channel[];
}

export interface NewPassword {
  owner: OwnerRow;
  hash: string;
  by: 'link' | 'proof';
  /** The session that stays open; all others end. */
  keepSession: string | null;
}

/** Replaces a password: removes links that set one, ends sessions and notifies the owner. */
export async function setPassword(
  tx: Transaction,
  { db, clock, channels }: SetPasswordContext,
  { owner, hash, by, keepSession }: NewPassword,
): Promise<void> {
  // First, because concurrent sign-ins with the old password wait for this row, or their session is ended below.
  await replacePassword(tx, owner.id, hash);
  await removeLinks(tx, owner.id, 'password');
  await endOtherSessions(
    db,
    clock,
    { identityId: owner.id, exceptSessionId: keepSession, reason: 'password_changed' },
    tx,
  );
  await recordAuditEvent(tx, {
    actorId: owner.id,
    action: 'auth.password_changed',
    subjectId: owner.id,
    detail: { by },
  });
  // Another person may read the mail: notify the phone too.
  const notify = by === 'link' ? notifyOwnerEverywhere : notifyOwner;
  await notify(tx, channels, owner, passwordChanged);
}

/** Personal data of the owner, which a password must not contain. */
export function passwordOwner({ name, lastName, email, phoneE164 }: OwnerRow): Owner {
  return { name, last_name: lastName, email: email ?? '', phone: nationalNumber(phoneE164 ?? '') };
}
