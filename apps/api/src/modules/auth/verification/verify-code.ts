import { AppError } from '@tonalia/contract/errors';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { digest } from '../secret/secret.ts';
import { CODE_TRIES, type CodePurpose, matchesCode } from './code.ts';
import { closeProved, countTry } from './verification.sql.ts';

export interface CodeAttempt {
  flowId: string;
  code: string;
  purpose: CodePurpose;
  /** The phone the person says it is for, in E.164; left out where the flow alone tells. */
  phone?: string;
  /** Whose the flow has to be. */
  identityId?: string;
}

/**
 * Counts a try and, when the code is the one sent, closes the flow: it works once, under any number of tries at once.
 * CODE_WRONG with the tries left, CODE_EXPIRED when there are none, or the flow is not of this phone, purpose and person.
 * A wrong try must stay counted, so this runs in no transaction of others.
 */
export async function verifyCode(
  db: Database,
  clock: Clock,
  { flowId, code, purpose, phone, identityId }: CodeAttempt,
): Promise<{ phone: string; identityId: string | null }> {
  const hash = digest(flowId);
  const [counted] = await countTry(db, hash, purpose, phone ?? null, identityId ?? null, clock.now());
  if (!counted) throw new AppError('CODE_EXPIRED');
  if (!matchesCode(counted.codeDigest, code, { flowId, purpose, phone: counted.phone })) {
    throw new AppError('CODE_WRONG', { triesLeft: CODE_TRIES - counted.tries });
  }
  const [proved] = await closeProved(db, hash, clock.now());
  if (!proved) throw new AppError('CODE_EXPIRED');
  return proved;
}
