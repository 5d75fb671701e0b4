import { AppError } from '@tonalia/contract/errors';
import type { MemberTerms } from '@tonalia/contract/member-terms';
import { invitationDays, maxMembers } from '@tonalia/rules/policy';
import { isCellPhone, toE164 } from '@tonalia/rules/phone';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Actor, Buyer } from '../../../platform/http/actor.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { sendLater } from '../../../platform/messages.ts';
import { type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { digest, newSecret } from '../../auth/index.ts';
import { countTeam, insertInvited, lockTeam, renewLink } from './member.sql.ts';
import { invitationMail } from './messages.es-CO.ts';

/** What managing the people of a business needs. */
export type TeamContext = Pick<ModuleContext, 'db' | 'clock' | 'channels' | 'publicUrl'>;

/** The owner that acts, and its customer. */
export interface TeamCall {
  actor: Pick<Actor, 'identityId'>;
  buyer: Pick<Buyer, 'customerId' | 'customerName'>;
}

/** A person to invite, by one of e-mail and phone. */
export interface InvitedPerson extends MemberTerms {
  name: string;
  lastName: string;
  job: string;
  email?: string | undefined;
  phone?: string | undefined;
  tellsOwner: boolean;
}

/** An invitation; `link` only for one to a phone, which the owner passes on. */
export interface MadeInvitation {
  memberId: string;
  link: string | null;
}

/** Invites a person. FIELD_REQUIRED without one of e-mail and phone, PHONE_TAKES_NO_CODE, CHANNEL_UNAVAILABLE, TEAM_FULL. */
export async function inviteMember(
  context: TeamContext,
  call: TeamCall,
  { email, phone, ...person }: InvitedPerson,
): Promise<MadeInvitation> {
  if ((email === undefined) === (phone === undefined)) throw new AppError('FIELD_REQUIRED', { field: 'email' });
  if (phone !== undefined && !isCellPhone(phone)) throw new AppError('PHONE_TAKES_NO_CODE');
  const to = { email: email ?? null, phoneE164: (phone && toE164(phone)) ?? null };
  requireChannel(context, to);
  const token = newSecret('ti');
  const { customerId } = call.buyer;
  return inTransaction(context.db, async (tx) => {
    const [team] = await lockTeam(tx, customerId);
    if (!team) throw new AppError('CUSTOMER_NOT_FOUND');
    const [{ people } = { people: 0 }] = await countTeam(tx, customerId);
    if (people >= maxMembers) throw new AppError('TEAM_FULL', { most: maxMembers });
    const [row] = await insertInvited(tx, {
      ...person,
      ...to,
      customerId,
      hash: digest(token),
      now: context.clock.now(),
      days: invitationDays,
    });
    if (!row) throw new Error('an invitation was not written');
    await audit(tx, call, 'auth.member_invited', row.id);
    return { memberId: row.id, link: await sendLink(tx, context, call, { ...to, token }) };
  });
}

/** Another link for an invitation that waits; the one before stops working. MEMBER_NOT_FOUND, CHANNEL_UNAVAILABLE. */
export async function inviteAgain(context: TeamContext, call: TeamCall, memberId: string): Promise<MadeInvitation> {
  const token = newSecret('ti');
  return inTransaction(context.db, async (tx) => {
    const [row] = await renewLink(tx, {
      memberId,
      customerId: call.buyer.customerId,
      hash: digest(token),
      now: context.clock.now(),
      days: invitationDays,
    });
    if (!row) throw new AppError('MEMBER_NOT_FOUND');
    requireChannel(context, row);
    await audit(tx, call, 'auth.member_invited', memberId);
    return { memberId, link: await sendLink(tx, context, call, { ...row, token }) };
  });
}

interface Reachable {
  email: string | null;
  phoneE164: string | null;
}

function requireChannel({ channels }: TeamContext, { email }: Reachable): void {
  if (email !== null && !channels.includes('email')) throw new AppError('CHANNEL_UNAVAILABLE');
}

async function sendLink(
  tx: Transaction,
  { publicUrl }: TeamContext,
  { buyer }: TeamCall,
  { email, token }: Reachable & { token: string },
): Promise<string | null> {
  const link = `${publicUrl}/invitation/${token}`;
  if (email === null) return link;
  await sendLater(tx, { channel: 'email', to: email, ...invitationMail(buyer.customerName, link) });
  return null;
}

const audit = (tx: Transaction, { actor, buyer: { customerId } }: TeamCall, action: string, memberId: string) =>
  recordAuditEvent(tx, { actorId: actor.identityId, action, subjectId: memberId, detail: { customerId } });
