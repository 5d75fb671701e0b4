import type { Clock } from '../../../platform/clock.ts';
import { type RateLimit, createRateLimiter } from '../../../platform/rate-limiter.ts';
import { network, site } from '../../../platform/http/network.rules.ts';

const MINUTE = 60_000;

/** Wrong passwords for one account from one network: guessing by hand. */
const ACCOUNT_FROM_NETWORK: RateLimit = { most: 5, window: MINUTE };
/** Wrong passwords from one network, for any account. */
const NETWORK: RateLimit = { most: 30, window: MINUTE };
/**
 * Wrong passwords from one site, for any account. A right one pays for one wrong one, so that many people at one site are not taken
 * for an attack.
 */
const SITE: RateLimit = { most: 10, window: 15 * MINUTE };
/** Guest sessions from one network, which a whole neighbourhood may share. */
const GUESTS: RateLimit = { most: 300, window: MINUTE };

export interface SignInAttempt {
  /** The password was right. */
  wasRight(): void;
  /** The password was not checked. The count of the network stays, because each of these leaves a challenge. */
  wasUnchecked(): void;
}

/** Limits per network on unknown devices. Accounts have budgets (`sign-in-budget.ts`). */
export interface LoginLimits {
  /**
   * Counts an attempt before the password is checked, so that parallel attempts do not slip through. TOO_MANY_REQUESTS when the
   * network has to wait.
   */
  attempt(account: string, address: string): SignInAttempt;
  /** Counts a guest session. TOO_MANY_REQUESTS. */
  guest(address: string): void;
}

/** Limits of this process; with several processes each one allows the full limit. */
export function createLoginLimits(clock: Clock): LoginLimits {
  const limiter = createRateLimiter(clock);
  return {
    attempt(account, address) {
      const from = `from ${network(address)}`;
      const both = `both ${network(address)} ${account}`;
      const share = `site ${site(address)}`;
      // The network first: a waiting network adds no more keys, or naming ever new accounts would evict all counts.
      limiter.take(from, NETWORK);
      if (!limiter.tryTake(both, ACCOUNT_FROM_NETWORK)) {
        // attempts on one account use up nothing of the network
        limiter.release(from);
        limiter.take(both, ACCOUNT_FROM_NETWORK);
      }
      limiter.take(share, SITE);
      return {
        wasRight() {
          limiter.forget(both);
          for (const key of [from, share, share]) limiter.release(key);
        },
        wasUnchecked() {
          for (const key of [both, share]) limiter.release(key);
        },
      };
    },
    guest: (address) => limiter.take(`guest ${network(address)}`, GUESTS),
  };
}
