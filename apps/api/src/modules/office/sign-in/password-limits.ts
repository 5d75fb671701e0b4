import { hour } from '@tonalia/rules/durations';
import { officeWrongPasswordsPerHour } from '@tonalia/rules/policy';
import type { Clock } from '../../../platform/clock.ts';
import { type RateLimit, createRateLimiter } from '../../../platform/rate-limiter.ts';
import { createLoginLimits } from '../../auth/index.ts';

/** Wrong passwords for one address from all networks. */
const ADDRESS: RateLimit = { most: officeWrongPasswordsPerHour, window: hour };

/** Limits on passwords of operators, in this process. An address without an operator has the same ones. */
export interface PasswordLimits {
  /** Counts an attempt before the password is checked; `wasRight` undoes it. TOO_MANY_REQUESTS. */
  attempt(email: string, address: string): { wasRight(): void };
}

/** Limits of their own, so that customers of one network do not lock its operators out. */
export function createPasswordLimits(clock: Clock): PasswordLimits {
  const networks = createLoginLimits(clock);
  const addresses = createRateLimiter(clock);
  return {
    attempt(email, address) {
      const fromNetwork = networks.attempt(email, address);
      const key = `office ${email}`;
      if (!addresses.tryTake(key, ADDRESS)) {
        // colleagues at the same site still come in
        fromNetwork.wasUnchecked();
        addresses.take(key, ADDRESS);
      }
      return {
        wasRight() {
          fromNetwork.wasRight();
          addresses.release(key);
        },
      };
    },
  };
}
