import type { Role } from '@tonalia/contract/rights';
import { AppError } from '@tonalia/contract/errors';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { ACCESS_LIFE, REFRESH_LIFE, sessionEnd, tokenEnd } from './lifetime.rules.ts';
import { type ClientKind, insertSession } from './session.sql.ts';
import { digest } from '../secret/secret.ts';
import { type TokenPair, newTokens } from './tokens.ts';

export interface NewSession {
  identityId: string;
  role: Role;
  client: ClientKind;
  userAgent: string;
  /** The hash that the password was checked against; absent for other proofs. */
  passwordHash?: string;
}

/**
 * Opens a session and returns its first two tokens. BAD_CREDENTIALS when the password changed since the check, or the account is
 * deleted or blocked.
 */
export async function startSession(db: Database | Transaction, clock: Clock, session: NewSession): Promise<TokenPair> {
  const now = clock.now();
  const endsAt = sessionEnd(session.role, now);
  const pair = newTokens();
  const { identityId, client, userAgent, passwordHash = null } = session;
  const [row] = await insertSession(db, {
    identityId,
    client,
    now,
    expiresAt: endsAt,
    userAgent,
    passwordHash,
    access: digest(pair.access),
    accessExpiresAt: tokenEnd(now, ACCESS_LIFE, endsAt),
    refresh: digest(pair.refresh),
    refreshExpiresAt: tokenEnd(now, REFRESH_LIFE, endsAt),
  });
  if (!row) throw new AppError('BAD_CREDENTIALS');
  return pair;
}
