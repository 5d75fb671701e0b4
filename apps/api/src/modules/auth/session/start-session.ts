import type { Role } from '@tonalia/contract/auth';
import { AppError } from '@tonalia/contract/errors';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { ACCESS_LIFE, REFRESH_LIFE, sessionEnd, tokenEnd } from './lifetime.rules.ts';
import { type Client, insertAccessToken, insertRefreshToken, insertSession } from './session.sql.ts';
import { type TokenPair, digest, newTokens } from './tokens.ts';

export interface NewSession {
  identityId: string;
  role: Role;
  client: Client;
  userAgent: string;
  /** The hash that the password was compared with, where it was a password. */
  passwordHash?: string;
}

/** Opens a session and gives its first two tokens. BAD_CREDENTIALS when the password was changed meanwhile, or the account is gone. */
export function startSession(db: Database, clock: Clock, session: NewSession): Promise<TokenPair> {
  const now = clock.now();
  const endsAt = sessionEnd(session.role, now);
  const pair = newTokens();
  return inTransaction(db, async (tx) => {
    const { identityId, client, userAgent, passwordHash = null } = session;
    const [row] = await insertSession(tx, identityId, client, now, endsAt, userAgent, passwordHash);
    if (!row) throw new AppError('BAD_CREDENTIALS');
    await insertAccessToken(tx, digest(pair.access), row.id, tokenEnd(now, ACCESS_LIFE, endsAt));
    await insertRefreshToken(tx, digest(pair.refresh), row.id, null, now, tokenEnd(now, REFRESH_LIFE, endsAt));
    return pair;
  });
}
