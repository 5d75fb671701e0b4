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

/** What setting a password needs besides the transaction. */
export interface Needs {
  db: Database;
  clock: Clock;
  channels: readonly Channel[];
}

export interface NewPassword {
  owner: OwnerRow;
  hash: string;
  by: 'link' | 'proof';
  /** The session that goes on; all the others end. */
  keepSession: string | null;
}

/**
 * Puts a new password in the place of the old one, with all that follows: links to set it are worth nothing any more,
 * sessions end, the owner is told.
 */
export async function setPassword(
  tx: Transaction,
  { db, clock, channels }: Needs,
  { owner, hash, by, keepSession }: NewPassword,
): Promise<void> {
  // First: who signs in with the old one at this moment waits for this row, or is seen by what ends sessions.
  await replacePassword(tx, owner.id, hash);
  await removeLinks(tx, owner.id, 'password');
  await endOtherSessions(db, clock, owner.id, keepSession, 'password_changed', tx);
  await recordAuditEvent(tx, {
    actorId: owner.id,
    action: 'auth.password_changed',
    subjectId: owner.id,
    detail: { by },
  });
  // who reads somebody's mail in their place must not be the only one who is told
  const tell = by === 'link' ? notifyOwnerEverywhere : notifyOwner;
  await tell(tx, channels, owner, passwordChanged);
}

/** What others know of the owner, and a password must not hold. */
export function knownOf({ name, lastName, email, phoneE164 }: OwnerRow): Owner {
  return { name, last_name: lastName, email: email ?? '', phone: nationalNumber(phoneE164 ?? '') };
}
