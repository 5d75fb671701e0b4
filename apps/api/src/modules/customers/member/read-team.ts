import { AppError } from '@tonalia/contract/errors';
import type { TeamMember } from '@tonalia/contract/members';
import { formatPhone, nationalNumber } from '@tonalia/rules/phone';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { findOwnerName, listTeamRows } from './member.sql.ts';

/** A member without what it ordered, and the identity behind it; null before it accepted. */
export type TeamPerson = Omit<TeamMember, 'spentThisMonth' | 'spentToday'> & { identityId: string | null };

/** The name of the owner of a customer, and the other people. */
export async function listTeam(
  { db, clock }: { db: Database; clock: Clock },
  customerId: string,
): Promise<{ owner: string; people: TeamPerson[] }> {
  const [[owner], rows] = await Promise.all([
    findOwnerName(db, customerId),
    listTeamRows(db, { customerId, memberId: null }),
  ]);
  return { owner: owner?.name ?? '', people: rows.map((row) => toPerson(row, clock.now())) };
}

/** One person of a customer. MEMBER_NOT_FOUND. */
export async function findTeamPerson(
  { db, clock }: { db: Database; clock: Clock },
  customerId: string,
  memberId: string,
): Promise<TeamPerson> {
  const [row] = await listTeamRows(db, { customerId, memberId });
  if (!row) throw new AppError('MEMBER_NOT_FOUND');
  return toPerson(row, clock.now());
}

function toPerson(
  { id, phoneE164, joinedAt, linkExpiresAt, ...row }: Awaited<ReturnType<typeof listTeamRows>>[number],
  now: Date,
): TeamPerson {
  const isWaiting = linkExpiresAt !== null && linkExpiresAt > now;
  return {
    ...row,
    memberId: id,
    phone: phoneE164 && formatPhone(nationalNumber(phoneE164)),
    state: joinedAt ? 'active' : isWaiting ? 'invited' : 'expired',
    joinedAt: joinedAt?.toISOString() ?? null,
  };
}
