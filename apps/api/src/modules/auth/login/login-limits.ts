import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/clock.ts';
import { type Limit, createCounter } from './counter.ts';
import { network, site } from './network.rules.ts';

const MINUTE = 60_000;

/** Wrong passwords for one account from one network: what guessing by hand looks like. */
const ACCOUNT_FROM_NETWORK: Limit = { most: 5, window: MINUTE };
/** Wrong passwords from one network, whatever the account. */
const NETWORK: Limit = { most: 30, window: MINUTE };
/** Wrong passwords for one account from everywhere. An address that signed in to it before is free of this one, so that
 * nobody can lock the owner out from afar. */
const ACCOUNT: Limit = { most: 60, window: 15 * MINUTE };
/**
 * Wrong passwords of everybody, for whichever account: who tries a list of stolen passwords, one for each account from ever
 * another address, is seen by nothing else. An address that signed in to the account before is free of this one too, and
 * everybody who comes in pays for one wrong password of somebody, so that many customers are no attack.
 */
const EVERYBODY: Limit = { most: 60, window: 15 * MINUTE };
/**
 * Of these, wrong passwords that one site adds: one alone, or a few, shut the door neither of an account nor of everybody. Who comes
 * in gives two back, as above.
 */
const NEWCOMERS: Limit = { most: 10, window: 15 * MINUTE };
/** Guest sessions from one network; a whole neighbourhood may share one. */
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
      const share = `newcomers ${site(address)}`;
      const isFamiliar = familiar.has(pair);
      // First the address: one that has to wait leaves no more keys, or who names ever other accounts would have all counts dropped.
      counter.take(`from ${from}`, NETWORK);
      if (!counter.tryTake(`both ${pair}`, ACCOUNT_FROM_NETWORK)) {
        // who insists on one account holds no neighbour
        counter.giveBack(`from ${from}`);
        counter.take(`both ${pair}`, ACCOUNT_FROM_NETWORK);
      }
      if (!isFamiliar) {
        counter.take(share, NEWCOMERS);
        counter.take(`account ${account}`, ACCOUNT);
        counter.take('everybody', EVERYBODY);
      }
      return () => {
        counter.forget(`both ${pair}`);
        counter.giveBack(`from ${from}`);
        familiar.set(pair, true);
        if (isFamiliar) return;
        for (const key of [`account ${account}`, share, share, 'everybody', 'everybody']) counter.giveBack(key);
      };
    },
    guest: (address) => counter.take(`guest ${network(address)}`, GUESTS),
  };
}
