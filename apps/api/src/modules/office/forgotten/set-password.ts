import { AppError } from '@tonalia/contract/errors';
import type { SignInStep } from '@tonalia/contract/office';
import type { Clock } from '../../../platform/clock.ts';
import { sendLater } from '../../../platform/messages.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { digest, hashPassword, refusePassword } from '../../auth/index.ts';
import { type OfficeContext, recordAct } from '../office-context.ts';
import { setOperatorPassword } from '../operator/operator.sql.ts';
import { relyingPartyOf } from '../relying-party.ts';
import { endSessionsOf } from '../session/session.sql.ts';
import { makeTicket } from '../sign-in/sign-in.ts';
import { changedMail } from './messages.es-CO.ts';
import { findPasswordLink, removeTicketsOf, spendPasswordLink } from './password-link.sql.ts';

/** The operator of a living link. LINK_EXPIRED. */
export async function readPasswordLink(
  db: Database,
  clock: Clock,
  token: string,
): Promise<{ name: string; email: string }> {
  const [operator] = await findPasswordLink(db, { hash: digest(token), now: clock.now() });
  if (!operator) throw new AppError('LINK_EXPIRED');
  return operator;
}

/**
 * Sets the password of a link's operator, ends all its sessions and asks for its second factor. Two at once set one. LINK_EXPIRED,
 * PASSWORD_REFUSED, which leaves the link.
 */
export async function setForgottenPassword(
  { db, clock, publicUrl, hasMail }: OfficeContext,
  { token, password, network }: { token: string; password: string; network: string },
): Promise<SignInStep> {
  const { name, email } = await readPasswordLink(db, clock, token);
  await refusePassword(password, { name, email });
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const [operator] = await spendPasswordLink(tx, { hash: digest(token), now: clock.now() });
    if (!operator) throw new AppError('LINK_EXPIRED');
    const { id, hasPasskey } = operator;
    await setOperatorPassword(tx, { id, passwordHash });
    await removeTicketsOf(tx, id);
    await endSessionsOf(tx, id);
    const author = { operator: { operatorId: id, network } };
    await recordAct(tx, author, { action: 'office.password_recovered', subjectId: id });
    if (hasMail) await sendLater(tx, { channel: 'email', to: operator.email, ...changedMail(operator.name) });
    return {
      step: hasPasskey && relyingPartyOf(publicUrl) !== undefined ? 'passkey' : 'totp',
      ticket: await makeTicket(tx, clock, { operatorId: id, passwordHash }, null),
    };
  });
}
