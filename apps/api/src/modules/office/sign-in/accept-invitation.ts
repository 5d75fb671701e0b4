import { AppError } from '@tonalia/contract/errors';
import type { SignInStep } from '@tonalia/contract/office';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { digest, hashPassword, refusePassword } from '../../auth/index.ts';
import { recordAct } from '../office-context.ts';
import { setOperatorPassword } from '../operator/operator.sql.ts';
import { beginEnrolment } from './sign-in.ts';
import { findInvitation, spendInvitation } from './ticket.sql.ts';

/** The operator of a living link. LINK_EXPIRED. */
export async function readInvitation(
  db: Database,
  clock: Clock,
  token: string,
): Promise<{ name: string; email: string }> {
  const [invited] = await findInvitation(db, { hash: digest(token), now: clock.now() });
  if (!invited) throw new AppError('LINK_EXPIRED');
  return invited;
}

/** Sets the password of an invited operator and begins the setup of the second factor. LINK_EXPIRED, PASSWORD_REFUSED. */
export async function acceptInvitation(
  db: Database,
  clock: Clock,
  { token, password, brand, network }: { token: string; password: string; brand: string; network: string },
): Promise<SignInStep> {
  const { name, email } = await readInvitation(db, clock, token);
  await refusePassword(password, { name, email });
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const [operator] = await spendInvitation(tx, { hash: digest(token), now: clock.now() });
    if (!operator) throw new AppError('LINK_EXPIRED');
    await setOperatorPassword(tx, { id: operator.id, passwordHash });
    const author = { operator: { operatorId: operator.id, network } };
    await recordAct(tx, author, { action: 'office.invitation_accepted', subjectId: operator.id });
    return beginEnrolment(tx, clock, { operatorId: operator.id, passwordHash, email, brand });
  });
}
