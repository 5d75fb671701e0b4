import type { Proof } from '@tonalia/contract/people';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';

/**
 * That it is the owner who asks: their password, or a code sent to their phone (`POST /auth/verify`). PROOF_REQUIRED without
 * either, BAD_CREDENTIALS, CODE_WRONG or CODE_EXPIRED when it proves nothing.
 */
export function requireProof(
  _db: Database,
  _clock: Clock,
  _identityId: string,
  _proof: Proof | undefined,
): Promise<void> {
  throw new Error('not yet');
}
