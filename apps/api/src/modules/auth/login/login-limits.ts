import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/clock.ts';
import { type Limit, createCounter } from './counter.ts';
import { network } from './network.rules.ts';

const MINUTE = 60_000;

/** Wrong passwords for one account from one address: what guessing by hand looks like. */
const ACCOUNT_FROM_ADDRESS: Limit = { most: 5, window: MINUTE };
/** Wrong passwords from one address, whatever the account. */
const ADDRESS: Limit = { most: 30, window: MINUTE };
/** Wrong passwords for one account from everywhere. An address that signed in to it before is free of this one, so that
 * nobody can lock the owner out from afar. */
const ACCOUNT: Limit = { most: 60, window: 15 * MINUTE };
/** Guest sessions from one address; a whole neighbourhood may share one. */
const GUESTS: Limit = { most: 300, window: MINUTE };

const MOST_KEPT = 50_000;

export interface LoginLimits {
  /**
   * Counts an attempt before its password is looked at, so that many at once do not slip through, and gives what to call
   * when it was right. TOO_MANY_REQUESTS when this address has to wait.
   */
  attempt(account: string, address: string): () => void;
  /** Counts a guest session. TOO_MANY_REQUESTS when there were too many from this address. */
  guest(address: string): void;
}

/** Counts of this process; of several, each allows as much. The limits slow guessing down, the hash prevents it. */
export function createLoginLimits(clock: Clock): LoginLimits {
  const counter = createCounter(clock);
  const familiar = new LRUCache<string, true>({ max: MOST_KEPT });

  return {
    attempt(account, address) {
      const from = network(address);
      const pair = `${from} ${account}`;
      const wide = familiar.has(pair) ? [] : [`account ${account}`];
      counter.take(`both ${pair}`, ACCOUNT_FROM_ADDRESS);
      counter.take(`from ${from}`, ADDRESS);
      for (const key of wide) counter.take(key, ACCOUNT);
      return () => {
        counter.forget(`both ${pair}`);
        for (const key of [`from ${from}`, ...wide]) counter.giveBack(key);
        familiar.set(pair, true);
      };
    },
    guest: (address) => counter.take(`guest ${network(address)}`, GUESTS),
  };
}
