import { codeTries } from '@tonalia/rules/policy';
import { AppError } from '@tonalia/contract/errors';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { digest } from '../secret/secret.ts';
import { type CodePurpose, matchesCode } from './code.ts';
import { closeProved, countTry } from './verification.sql.ts';

export interface CodeAttempt {
  flowId: string;
  code: string;
  purpose: CodePurpose;
  /** The phone in E.164; absent where the flow alone decides. */
  phone?: string;
  /** The identity the flow must belong to. */
  identityId?: string;
}

/**
 * Counts a try and, when the code is right, closes the flow: it works once, also with concurrent tries. CODE_WRONG with the tries
 * left; CODE_EXPIRED when none is left, or the flow is not of this phone, purpose and identity. Runs in no transaction of the
 * caller, because a wrong try must stay counted.
 */
export async function verifyCode(
  db: Database,
  clock: Clock,
  { flowId, code, purpose, phone, identityId }: CodeAttempt,
): Promise<{ phone: string; identityId: string | null }> {
  const hash = digest(flowId);
  const [counted] = await countTry(db, {
    tokenHash: hash,
    purpose,
    phone: phone ?? null,
    identityId: identityId ?? null,
    now: clock.now(),
  });
  if (!counted) throw new AppError('CODE_EXPIRED');
  if (!matchesCode(counted.codeDigest, code, { flowId, purpose, phone: counted.phone })) {
    throw new AppError('CODE_WRONG', { triesLeft: codeTries - counted.tries });
  }
  const [proved] = await closeProved(db, hash, clock.now());
  if (!proved) throw new AppError('CODE_EXPIRED');
  return proved;
}
