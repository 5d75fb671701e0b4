import type { OfficeRole } from '@tonalia/contract/office-rights';
import { OfficeError } from '@tonalia/contract/office-errors';
import { hour } from '@tonalia/rules/durations';
import { invitationHours } from '@tonalia/rules/policy';
import { sendLater } from '../../../platform/messages.ts';
import { type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { digest, newSecret } from '../../auth/index.ts';
import { removeFirstLink } from '../first-run/first-link.sql.ts';
import { type ActAuthor, type OfficeContext, recordAct } from '../office-context.ts';
import { clearAccess, insertOperator, lockOperator, lockOwners } from '../operator/operator.sql.ts';
import { endSessionsOf } from '../session/session.sql.ts';
import { insertInvitation, removeInvitations, removeTicketsAndCodes } from '../sign-in/ticket.sql.ts';
import { invitationMail } from './messages.es-CO.ts';
import { refuseLastOwner } from './refuse-last-owner.ts';

/** An operator to add. */
export interface NewOperator {
  email: string;
  name: string;
  role: OfficeRole;
}

/** Adds an operator and returns the link that opens the account, once and for a day. OPERATOR_EXISTS for an address in use. */
export async function addOperator(
  context: OfficeContext,
  operator: NewOperator,
  author: ActAuthor,
): Promise<{ id: string; link: string }> {
  return inTransaction(context.db, async (tx) => {
    await removeFirstLink(tx);
    const [added] = await insertOperator(tx, operator);
    if (!added) throw new OfficeError('OPERATOR_EXISTS');
    const link = await sendInvitation(tx, context, { ...operator, id: added.id });
    const detail = { role: operator.role };
    await recordAct(tx, author, { action: 'office.operator_added', subjectId: added.id, detail });
    return { id: added.id, link };
  });
}

/**
 * Takes the operator's password, second factor, recovery codes, tickets and sessions away and returns a new link. OPERATOR_NOT_FOUND;
 * LAST_OWNER in the office: at a command the last owner is invited again too.
 */
export async function inviteAgain(
  context: OfficeContext,
  operatorId: string,
  author: ActAuthor,
): Promise<{ link: string }> {
  return inTransaction(context.db, async (tx) => {
    const owners = await lockOwners(tx);
    const [operator] = await lockOperator(tx, operatorId);
    if (!operator) throw new OfficeError('OPERATOR_NOT_FOUND');
    if ('operator' in author) refuseLastOwner(owners, operatorId);
    await clearAccess(tx, operatorId);
    await removeTicketsAndCodes(tx, operatorId);
    await endSessionsOf(tx, operatorId);
    const link = await sendInvitation(tx, context, operator);
    await recordAct(tx, author, { action: 'office.operator_invited', subjectId: operatorId });
    return { link };
  });
}

async function sendInvitation(
  tx: Transaction,
  { clock, publicUrl, hasMail }: OfficeContext,
  { id, email, name }: { id: string; email: string; name: string },
): Promise<string> {
  const token = newSecret('tv');
  await removeInvitations(tx, id);
  const expiresAt = new Date(clock.now().getTime() + invitationHours * hour);
  await insertInvitation(tx, { hash: digest(token), operatorId: id, expiresAt });
  // In the fragment, which no server and no referrer sees.
  const link = `${publicUrl}/oficina/invitacion#${token}`;
  if (hasMail) await sendLater(tx, { channel: 'email', to: email, ...invitationMail(name, link) });
  return link;
}
