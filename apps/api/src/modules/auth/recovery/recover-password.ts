import { AppError } from '@tonalia/contract/errors';
import { inTransaction } from '../../../platform/transaction.ts';
import { spendLink } from '../link/spend-link.ts';
import { hashPassword } from '../login/password.ts';
import { refusePassword } from '../login/refuse-password.ts';
import { findOwnerByLink } from '../notification/owner.sql.ts';
import { digest } from '../secret/secret.ts';
import { type SetPasswordContext, passwordOwner, setPassword } from './set-password.ts';

/**
 * Sets the password with a link from a mail, once, and returns the id of its owner; no session opens. LINK_EXPIRED when the link
 * was used, replaced or is too old. PASSWORD_REFUSED leaves the link usable.
 */
export async function recoverPassword(context: SetPasswordContext, token: string, password: string): Promise<string> {
  const { db, clock } = context;
  const [owner] = await findOwnerByLink(db, digest(token), clock.now());
  if (!owner) throw new AppError('LINK_EXPIRED');
  await refusePassword(password, passwordOwner(owner));
  const hash = await hashPassword(password);
  await inTransaction(db, async (tx) => {
    const link = await spendLink(tx, clock, { purpose: 'password', token, ownerId: owner.id });
    if (!link) throw new AppError('LINK_EXPIRED');
    await setPassword(tx, context, { owner, hash, by: 'link', keepSession: null });
  });
  return owner.id;
}
