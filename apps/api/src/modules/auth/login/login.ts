import type { Role } from '@tonalia/contract/auth';
import { AppError } from '@tonalia/contract/errors';
import { guestAccount } from '@tonalia/contract/guest';
import { recordDeed } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import type { Client } from '../session/session.sql.ts';
import { startSession } from '../session/start-session.ts';
import type { TokenPair } from '../session/tokens.ts';
import { findByEmail } from './identity.sql.ts';
import type { LoginLimits } from './login-limits.ts';
import { isPassword } from './password.ts';

export interface Credentials {
  email: string;
  password: string;
  client: Client;
  address: string;
  userAgent: string;
}

/**
 * Opens a session. BAD_CREDENTIALS says the same, as slowly, for an unknown account, a blocked one and a wrong password. The guest's
 * credentials are public: checking them costs no hash, counts as no failure and so can lock nobody out.
 */
export async function login(
  db: Database,
  clock: Clock,
  limits: LoginLimits,
  { email, password, client, address, userAgent }: Credentials,
): Promise<{ pair: TokenPair; role: Role }> {
  const account = email.toLowerCase();
  const [identity] = await findByEmail(db, account);
  const session = { client, userAgent };
  if (identity?.role === 'Guest') {
    if (password !== guestAccount.password) throw new AppError('BAD_CREDENTIALS');
    limits.guest(address);
    const { id: identityId, role } = identity;
    return { pair: await startSession(db, clock, { ...session, identityId, role }), role };
  }
  const wasRight = limits.attempt(account, address);
  const passwordHash = identity?.isBlocked ? null : (identity?.passwordHash ?? null);
  const isRight = await isPassword(passwordHash, password);
  if (!isRight || !identity || passwordHash === null) throw new AppError('BAD_CREDENTIALS');
  wasRight();
  const { id: identityId, role } = identity;
  const pair = await startSession(db, clock, { ...session, identityId, role, passwordHash });
  await recordDeed(db, {
    actorId: identityId,
    action: 'auth.signed_in',
    subjectId: identityId,
    detail: { by: 'password' },
  });
  return { pair, role };
}
