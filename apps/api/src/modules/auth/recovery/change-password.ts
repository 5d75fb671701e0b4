import { AppError } from '@tonalia/contract/errors';
import type { Proof } from '@tonalia/contract/people';
import type { Actor } from '../../../platform/http/actor.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { type RateLimit, rateLimiterOf } from '../../../platform/rate-limiter.ts';
import { hashPassword } from '../login/password.ts';
import { refusePassword } from '../login/refuse-password.ts';
import { findOwner } from '../notification/owner.sql.ts';
import { requireProof } from '../verification/require-proof.ts';
import { type Needs, knownOf, setPassword } from './set-password.ts';

/** Each is told to its owner, and where there is no mail an SMS costs money. */
const CHANGES: RateLimit = { most: 5, window: 60 * 60_000 };

/**
 * Sets the password of who is signed in, also where there was none, and ends their other sessions. A password that is refused
 * uses up no code: it is looked at first.
 */
export async function changePassword(
  needs: Needs,
  { identityId, sessionId }: Actor,
  password: string,
  proof: Proof | undefined,
): Promise<void> {
  const { db, clock } = needs;
  const [owner] = await findOwner(db, identityId);
  if (!owner) throw new AppError('UNAUTHENTICATED');
  await refusePassword(password, knownOf(owner));
  await requireProof(db, clock, identityId, proof);
  rateLimiterOf(db, clock).take(`password of ${identityId}`, CHANGES);
  const hash = await hashPassword(password);
  await inTransaction(db, (tx) => setPassword(tx, needs, { owner, hash, by: 'proof', keepSession: sessionId }));
}
