import type { Role } from '@tonalia/contract/rights';
import { AppError } from '@tonalia/contract/errors';
import type { Channel } from '@tonalia/contract/people';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { type RateLimit, rateLimiterOf } from '../../../platform/rate-limiter.ts';
import { network } from '../../../platform/http/network.rules.ts';
import { endReusedSession } from './end-reused-session.ts';
import { ACCESS_LIFE, REFRESH_LIFE, isWithinGrace, tokenEnd } from './lifetime.rules.ts';
import {
  type ClientKind,
  findRotated,
  insertAccessToken,
  insertRefreshToken,
  rotateRefreshToken,
  touchSession,
} from './session.sql.ts';
import { digest } from '../secret/secret.ts';
import { type TokenPair, newTokens, seal, unseal } from './tokens.ts';

/** Each renewal leaves two rows. More renewals than this do not come from a person loading pages. */
const SESSION_LIMIT: RateLimit = { most: 120, window: 60_000 };
const NETWORK_LIMIT: RateLimit = { most: 1_200, window: 60_000 };

export interface RefreshRequest {
  token: string;
  client: ClientKind;
  /** Ways to notify the owner of a copied token. */
  channels?: readonly Channel[];
  /** The network address of the request, for the limit per network. */
  address?: string;
}

export interface RefreshedSession {
  pair: TokenPair;
  role: Role;
}

/**
 * Exchanges a refresh token for the next pair of tokens, once. Within the grace a used token gives the same pair again, so that
 * parallel tabs and lost answers keep the session. Reuse beyond it ends the session, notifies the owner and throws REFRESH_REFUSED.
 * TOO_MANY_REQUESTS leaves the token usable.
 */
export async function refreshSession(db: Database, clock: Clock, request: RefreshRequest): Promise<RefreshedSession> {
  return (await rotate(db, clock, request)) ?? replay(db, clock, request);
}

function rotate(
  db: Database,
  clock: Clock,
  { token, client, address = '' }: RefreshRequest,
): Promise<RefreshedSession | undefined> {
  const now = clock.now();
  const hash = digest(token);
  const pair = newTokens();
  return inTransaction(db, async (tx) => {
    const [rotated] = await rotateRefreshToken(tx, { hash, client, now, sealed: seal(pair, token) });
    if (!rotated) return undefined;
    const { sessionId, sessionExpiresAt: endsAt, role } = rotated;
    // The limit of the session first: one busy session uses up nothing of its network.
    rateLimiterOf(db, clock).take(`renewals of ${sessionId}`, SESSION_LIMIT);
    rateLimiterOf(db, clock).take(`renewals from ${network(address)}`, NETWORK_LIMIT);
    await insertAccessToken(tx, digest(pair.access), sessionId, tokenEnd(now, ACCESS_LIFE, endsAt));
    await insertRefreshToken(tx, {
      hash: digest(pair.refresh),
      sessionId,
      parent: hash,
      now,
      expiresAt: tokenEnd(now, REFRESH_LIFE, endsAt),
    });
    await touchSession(tx, sessionId, now);
    return { pair, role };
  });
}

async function replay(
  db: Database,
  clock: Clock,
  { token, client, channels = [] }: RefreshRequest,
): Promise<RefreshedSession> {
  const now = clock.now();
  const [used] = await findRotated(db, digest(token), client, now);
  // Unknown, expired, of an ended session or of the other kind of client: nothing to give and nothing to end.
  if (!used?.isUsable || !used.rotatedAt || !used.sealed) throw new AppError('REFRESH_REFUSED');
  if (!isWithinGrace(used.rotatedAt, used.isSuperseded, now)) {
    await endReusedSession(db, clock, channels, used);
    throw new AppError('REFRESH_REFUSED');
  }
  return { pair: unseal(used.sealed, token), role: used.role };
}
