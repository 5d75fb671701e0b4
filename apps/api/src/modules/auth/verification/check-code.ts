import { AppError } from '@tonalia/contract/errors';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { type RateLimit, rateLimiterOf } from '../../../platform/rate-limiter.ts';
import { codePhone } from './send-code.ts';
import { type CodeAttempt, verifyCode } from './verify-code.ts';

/** Wrong codes from one site, for any phone. */
const WRONG_CODES: RateLimit = { most: 30, window: 10 * 60_000 };

export interface SubmittedCode extends Omit<CodeAttempt, 'phone' | 'identityId'> {
  /** As typed. */
  phone: string;
  site: string;
}

/** Verifies a code of a request: as `verifyCode`, and TOO_MANY_REQUESTS when the site sent too many wrong ones. */
export async function checkCode(
  db: Database,
  clock: Clock,
  { phone, site, ...typed }: SubmittedCode,
): Promise<{ phone: string; identityId: string | null }> {
  const limiter = rateLimiterOf(db, clock);
  const key = `code from ${site}`;
  limiter.take(key, WRONG_CODES);
  const e164 = codePhone(phone);
  if (!e164) throw new AppError('CODE_EXPIRED');
  const proved = await verifyCode(db, clock, { ...typed, phone: e164 });
  limiter.release(key);
  return proved;
}
