import { AppError } from '@tonalia/contract/errors';
import type { SignInStep } from '@tonalia/contract/office';
import { hour } from '@tonalia/rules/durations';
import { firstLinkHours } from '@tonalia/rules/policy';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { digest, hashPassword, newSecret, refusePassword } from '../../auth/index.ts';
import { recordAct } from '../office-context.ts';
import { insertOperator, setOperatorPassword } from '../operator/operator.sql.ts';
import { beginEnrolment } from '../sign-in/sign-in.ts';
import { findFirstLink, replaceFirstLink, spendFirstLink } from './first-link.sql.ts';

/** The token of a new link that makes the first owner, once; older links end. Undefined for an office with an operator. */
export async function openFirstLink(db: Database, clock: Clock): Promise<string | undefined> {
  const token = newSecret('tf');
  const expiresAt = new Date(clock.now().getTime() + firstLinkHours * hour);
  const [made] = await replaceFirstLink(db, { hash: digest(token), expiresAt });
  return made && token;
}

/** LINK_EXPIRED for a link that is old, used or replaced, and for an office with an operator. */
export async function requireFirstLink(db: Database, clock: Clock, token: string): Promise<void> {
  const [link] = await findFirstLink(db, { hash: digest(token), now: clock.now() });
  if (!link) throw new AppError('LINK_EXPIRED');
}

/** The person with the first link. */
export interface FirstOwner {
  token: string;
  name: string;
  email: string;
  password: string;
}

/** Makes the first owner and begins the setup of the second factor. Of two browsers one gets the office. LINK_EXPIRED, PASSWORD_REFUSED. */
export async function makeFirstOwner(
  db: Database,
  clock: Clock,
  { token, name, email, password }: FirstOwner,
  { brand, network }: { brand: string; network: string },
): Promise<SignInStep> {
  await requireFirstLink(db, clock, token);
  await refusePassword(password, { name, email });
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const spent = await spendFirstLink(tx, { hash: digest(token), now: clock.now() });
    const [owner] = spent.length > 0 ? await insertOperator(tx, { email, name, role: 'owner' }) : [];
    if (!owner) throw new AppError('LINK_EXPIRED');
    await setOperatorPassword(tx, { id: owner.id, passwordHash });
    const author = { operator: { operatorId: owner.id, network } };
    await recordAct(tx, author, { action: 'office.first_owner_made', subjectId: owner.id });
    return beginEnrolment(tx, clock, { operatorId: owner.id, passwordHash, email, brand });
  });
}
