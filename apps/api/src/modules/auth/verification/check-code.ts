import { AppError } from '@tonalia/contract/errors';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { type RateLimit, rateLimiterOf } from '../../../platform/rate-limiter.ts';
import { codePhone } from './send-code.ts';
import { type CodeAttempt, verifyCode } from './verify-code.ts';

/** Codes that were not right, from one site and whatever the phone. */
const WRONG: RateLimit = { most: 30, window: 10 * 60_000 };

export interface SubmittedCode extends Omit<CodeAttempt, 'phone' | 'identityId'> {
  /** As it was typed. */
  phone: string;
  site: string;
}

/** Verifies a code that came from outside: as `verifyCode`, and TOO_MANY_REQUESTS when this site guessed too often. */
export async function checkCode(
  db: Database,
  clock: Clock,
  { phone, site, ...typed }: SubmittedCode,
): Promise<{ phone: string; identityId: string | null }> {
  const counter = rateLimiterOf(db, clock);
  const key = `code from ${site}`;
  counter.take(key, WRONG);
  const e164 = codePhone(phone);
  if (!e164) throw new AppError('CODE_EXPIRED');
  const proved = await verifyCode(db, clock, { ...typed, phone: e164 });
  counter.release(key);
  return proved;
}
