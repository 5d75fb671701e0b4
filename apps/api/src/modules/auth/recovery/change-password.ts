import { AppError } from '@tonalia/contract/errors';
import type { Proof } from '@tonalia/contract/people';
import type { Actor } from '../../../platform/http/actor.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { type RateLimit, rateLimiterOf } from '../../../platform/rate-limiter.ts';
import { hashPassword } from '../login/password.ts';
import { refusePassword } from '../login/refuse-password.ts';
import { findOwner } from '../notification/owner.sql.ts';
import { requireProof } from '../verification/require-proof.ts';
import { type SetPasswordContext, passwordOwner, setPassword } from './set-password.ts';

/** Each change notifies the owner, and an SMS costs money. */
const CHANGES: RateLimit = { most: 5, window: 60 * 60_000 };

/**
 * Sets the password of the signed-in identity and ends its other sessions. The password is checked first, so that a refused one
 * uses up no code.
 */
export async function changePassword(
  context: SetPasswordContext,
  { identityId, sessionId }: Actor,
  password: string,
  proof: Proof | undefined,
): Promise<void> {
  const { db, clock } = context;
  const [owner] = await findOwner(db, identityId);
  if (!owner) throw new AppError('UNAUTHENTICATED');
  await refusePassword(password, passwordOwner(owner));
  await requireProof(db, clock, identityId, proof);
  rateLimiterOf(db, clock).take(`password of ${identityId}`, CHANGES);
  const hash = await hashPassword(password);
  await inTransaction(db, (tx) => setPassword(tx, context, { owner, hash, by: 'proof', keepSession: sessionId }));
}
