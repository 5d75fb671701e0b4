import { AppError } from '@tonalia/contract/errors';
import { inTransaction } from '../../../platform/transaction.ts';
import { spendLink } from '../link/spend-link.ts';
import { hashPassword } from '../login/password.ts';
import { refusePassword } from '../login/refuse-password.ts';
import { findOwnerByLink } from '../notification/owner.sql.ts';
import { digest } from '../secret/secret.ts';
import { type Needs, knownOf, setPassword } from './set-password.ts';

/**
 * Sets the password of whoever was sent this link, once, signs nobody in, and gives whose it was. LINK_EXPIRED when it was used, replaced or is
 * too old; PASSWORD_REFUSED leaves the link as it is.
 */
export async function recoverPassword(needs: Needs, token: string, password: string): Promise<string> {
  const { db, clock } = needs;
  const [owner] = await findOwnerByLink(db, digest(token), clock.now());
  if (!owner) throw new AppError('LINK_EXPIRED');
  await refusePassword(password, knownOf(owner));
  const hash = await hashPassword(password);
  await inTransaction(db, async (tx) => {
    const link = await spendLink(tx, clock, 'password', token, owner.id);
    if (!link) throw new AppError('LINK_EXPIRED');
    await setPassword(tx, needs, { owner, hash, by: 'link', keepSession: null });
  });
  return owner.id;
}
