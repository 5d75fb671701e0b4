import { AppError } from '@tonalia/contract/errors';
import type { MemberTerms } from '@tonalia/contract/member-terms';
import { recordAuditEvent } from '../../../platform/audit.ts';
import { publish } from '../../../platform/publish.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { endOtherSessions, forgetIdentity } from '../../auth/index.ts';
import type { TeamCall, TeamContext } from './invite-member.ts';
import { changeTerms, endMembership, forgetMembers, listTeamRows } from './member.sql.ts';

/** The terms to save, with the revision that was read. */
export interface ChangedTerms extends MemberTerms {
  job: string;
  tellsOwner: boolean;
  revision: number;
}

/** Saves what a member may do, from its next call on. MEMBER_NOT_FOUND; MEMBER_CHANGED for another revision. */
export async function changeMember(
  { db }: TeamContext,
  { actor, buyer: { customerId } }: TeamCall,
  { memberId, ...wish }: ChangedTerms & { memberId: string },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const [row] = await changeTerms(tx, { ...wish, memberId, customerId });
    if (!row) {
      const [known] = await listTeamRows(tx, { customerId, memberId });
      throw new AppError(known ? 'MEMBER_CHANGED' : 'MEMBER_NOT_FOUND');
    }
    const { job: _, ...detail } = wish;
    await recordAuditEvent(tx, {
      actorId: actor.identityId,
      action: 'auth.member_changed',
      subjectId: memberId,
      detail: { ...detail, customerId },
    });
    return row.revision;
  });
}

/** Ends a membership and its sessions at once, and forgets the person; its orders stay. Publishes `auth.member_ended`. MEMBER_NOT_FOUND. */
export async function endMember(context: TeamContext, { actor, buyer }: TeamCall, memberId: string): Promise<void> {
  const { customerId } = buyer;
  await inTransaction(context.db, async (tx) => {
    const ended = await endMembers(context, tx, { customerId, memberId });
    if (ended === 0) throw new AppError('MEMBER_NOT_FOUND');
    await recordAuditEvent(tx, {
      actorId: actor.identityId,
      action: 'auth.member_ended',
      subjectId: memberId,
      detail: { customerId },
    });
  });
}

/** Ends every membership of a customer that closes its account, and removes the names of all. */
export async function endTeam(
  context: Pick<TeamContext, 'clock'> & { db: Database },
  tx: Transaction,
  customerId: string,
): Promise<void> {
  await endMembers(context, tx, { customerId, memberId: null });
  await forgetMembers(tx, customerId);
}

async function endMembers(
  { db, clock }: Pick<TeamContext, 'db' | 'clock'>,
  tx: Transaction,
  members: { customerId: string; memberId: string | null },
): Promise<number> {
  const now = clock.now();
  const ended = await endMembership(tx, { ...members, now });
  for (const { identityId } of ended) {
    if (identityId === null) continue;
    await forgetIdentity(tx, now, { identityId, phoneE164: null });
    await publish(tx, 'auth.member_ended', { identityId, customerId: members.customerId });
    await endOtherSessions(db, clock, { identityId, exceptSessionId: null, reason: 'account_deleted' }, tx);
  }
  return ended.length;
}
