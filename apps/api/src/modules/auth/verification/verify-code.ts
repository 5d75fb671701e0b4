import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';

export interface TypedCode {
  flowId: string;
  code: string;
  purpose: 'register' | 'login';
  /** The phone the person says it is for, in E.164; left out where the flow alone tells. */
  phone?: string;
}

/**
 * Counts a try and, when the code is the one sent, closes the flow: it works once, under any number of tries at once.
 * CODE_WRONG with the tries left, CODE_EXPIRED when there are none, or the flow is not of this phone and purpose.
 */
export function verifyCode(
  _db: Database,
  _clock: Clock,
  _typed: TypedCode,
): Promise<{ phone: string; identityId: string | null }> {
  throw new Error('not yet');
}
