import { AppError } from '@tonalia/contract/errors';
import type { Proof } from '@tonalia/contract/people';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { type RateLimit, rateLimiterOf } from '../../../platform/rate-limiter.ts';
import { findPassword } from '../login/identity.sql.ts';
import { verifyPassword } from '../login/password.ts';
import { verifyCode } from './verify-code.ts';

/** Wrong passwords in an open session. Counted apart from sign-ins, so that a thief of a session does not lock out its owner. */
const WRONG_PASSWORDS: RateLimit = { most: 5, window: 60_000 };

/**
 * Checks the proof of the owner: the password, or a code sent to the phone (`POST /auth/verify`). PROOF_REQUIRED without one;
 * BAD_CREDENTIALS, CODE_WRONG or CODE_EXPIRED for a wrong one; TOO_MANY_REQUESTS after five wrong passwords in a minute.
 */
export async function requireProof(
  db: Database,
  clock: Clock,
  identityId: string,
  proof: Proof | undefined,
): Promise<void> {
  if (!proof) throw new AppError('PROOF_REQUIRED');
  if ('flowId' in proof) await verifyCode(db, clock, { ...proof, purpose: 'login', identityId });
  else await requirePassword(db, clock, identityId, proof.password);
}

async function requirePassword(db: Database, clock: Clock, identityId: string, password: string): Promise<void> {
  const limiter = rateLimiterOf(db, clock);
  const key = `proof ${identityId}`;
  limiter.take(key, WRONG_PASSWORDS);
  const [identity] = await findPassword(db, identityId);
  if (!(await verifyPassword(identity?.passwordHash ?? null, password))) throw new AppError('BAD_CREDENTIALS');
  limiter.forget(key);
}
