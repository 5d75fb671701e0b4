import { minute } from '@tonalia/rules/durations';
import type { Clock } from '../../../platform/clock.ts';
import { type RateLimit, createRateLimiter } from '../../../platform/rate-limiter.ts';

/** Wrong codes of one operator: guessing six digits takes years. */
const CODES: RateLimit = { most: 10, window: 15 * minute };

/** Counts codes of the second factor for each operator, in this process. */
export interface CodeLimit {
  /** Counts a code before it is checked; TOO_MANY_REQUESTS. */
  take(operatorId: string): void;
  /** The code was right: the operator's count starts again. */
  wasRight(operatorId: string): void;
}

export function createCodeLimit(clock: Clock): CodeLimit {
  const limiter = createRateLimiter(clock);
  return {
    take: (operatorId) => limiter.take(operatorId, CODES),
    wasRight: (operatorId) => limiter.forget(operatorId),
  };
}
