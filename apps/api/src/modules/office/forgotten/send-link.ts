import { minute } from '@tonalia/rules/durations';
import { operatorLinkMinutes } from '@tonalia/rules/policy';
import { sendLater } from '../../../platform/messages.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { digest, newSecret } from '../../auth/index.ts';
import { type OfficeContext, recordAct } from '../office-context.ts';
import { linkMail } from './messages.es-CO.ts';
import { findReadyOperator, insertPasswordLink } from './password-link.sql.ts';

/** Mails a link for a new password to the operator with this address, when there is one that can sign in. */
export function sendPasswordLink(
  { db, clock, publicUrl }: OfficeContext,
  { email, network }: { email: string; network: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [operator] = await findReadyOperator(tx, email);
    if (!operator) return;
    const token = newSecret('tp');
    const expiresAt = new Date(clock.now().getTime() + operatorLinkMinutes * minute);
    await insertPasswordLink(tx, { hash: digest(token), operatorId: operator.id, expiresAt });
    // In the fragment, which no server and no referrer sees.
    const link = `${publicUrl}/oficina/recuperar#${token}`;
    await sendLater(tx, {
      channel: 'email',
      to: operator.email,
      ...linkMail(operator.name, link),
      expiresAt: expiresAt.toISOString(),
    });
    const author = { operator: { operatorId: operator.id, network } };
    await recordAct(tx, author, { action: 'office.password_link_sent', subjectId: operator.id });
  });
}
