import type { Clock } from '../../../platform/clock.ts';
import { type RateLimit, createRateLimiter } from '../../../platform/rate-limiter.ts';
import { network, site } from '../../../platform/http/network.rules.ts';

const MINUTE = 60_000;

/** Wrong passwords for one account from one network: what guessing by hand looks like. */
const ACCOUNT_FROM_NETWORK: RateLimit = { most: 5, window: MINUTE };
/** Wrong passwords from one network, whatever the account. */
const NETWORK: RateLimit = { most: 30, window: MINUTE };
/** Wrong passwords that one site adds, whatever the account. A right one pays for one wrong one, so that many people at one site are no attack. */
const SITE: RateLimit = { most: 10, window: 15 * MINUTE };
/** Guest sessions from one network; a whole neighbourhood may share one. */
const GUESTS: RateLimit = { most: 300, window: MINUTE };

export interface SignInAttempt {
  /** The password was right. */
  wasRight(): void;
  /** The password was not looked at. The network's own count stays: each of these leaves a challenge. */
  wasUnseen(): void;
}

/** What one network may try, on devices that are not known. Accounts have budgets of their own (`sign-in-budget.ts`). */
export interface LoginLimits {
  /** Counts an attempt before its password is looked at, so that many at once do not slip through. TOO_MANY_REQUESTS when this address has to wait. */
  attempt(account: string, address: string): SignInAttempt;
  /** Counts a guest session. TOO_MANY_REQUESTS when there were too many from this address. */
  guest(address: string): void;
}

/** Counts of this process; of several, each allows as much. */
export function createLoginLimits(clock: Clock): LoginLimits {
  const counter = createRateLimiter(clock);
  return {
    attempt(account, address) {
      const from = `from ${network(address)}`;
      const both = `both ${network(address)} ${account}`;
      const share = `site ${site(address)}`;
      // First the address: one that has to wait leaves no more keys, or naming ever other accounts would push all counts out.
      counter.take(from, NETWORK);
      if (!counter.tryTake(both, ACCOUNT_FROM_NETWORK)) {
        // insisting on one account holds up no neighbour
        counter.release(from);
        counter.take(both, ACCOUNT_FROM_NETWORK);
      }
      counter.take(share, SITE);
      return {
        wasRight() {
          counter.forget(both);
          for (const key of [from, share, share]) counter.release(key);
        },
        wasUnseen() {
          for (const key of [both, share]) counter.release(key);
        },
      };
    },
    guest: (address) => counter.take(`guest ${network(address)}`, GUESTS),
  };
}
