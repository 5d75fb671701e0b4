import { AppError } from '@tonalia/contract/errors';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import type { LoginLimits } from './login-limits.ts';
import { network } from '../../../platform/http/network.rules.ts';
import { accountKey, countAttempt } from './sign-in-budget.ts';
import { type ChallengeAnswer, isChallengeSolved, createChallenge } from './challenge.ts';

export interface SignInContext {
  db: Database;
  clock: Clock;
  limits: LoginLimits;
  /** Whether this installation can send a code by mail, SMS or WhatsApp. */
  hasCodes: boolean;
}

export interface UnknownDeviceAttempt {
  /** In lower case; nobody need have it. */
  account: string;
  address: string;
  /** The answered challenge, where there is one. */
  work: ChallengeAnswer | undefined;
}

/** Takes back what an attempt counted, when its password was right. */
export interface Admission {
  /** In the transaction that opens the session. */
  takeBack(tx: Transaction): Promise<unknown>;
  /** What this process counted, after that transaction. */
  clear(): void;
}

/**
 * Lets a password from a device that is not known be looked at. TOO_MANY_REQUESTS when
 * this network has to wait, SIGN_IN_NEEDS_PROOF with a challenge or SIGN_IN_NEEDS_CODE when the account, or all together, had too
 * many wrong ones. The same for a name that nobody has.
 */
export async function admitAttempt(
  { db, clock, limits, hasCodes }: SignInContext,
  { account, address, work }: UnknownDeviceAttempt,
): Promise<Admission> {
  const attempt = limits.attempt(account, address);
  const bound = { account: accountKey(account), network: network(address) };
  const isProved = work !== undefined && (await isChallengeSolved(db, clock, bound, work));
  const counted = await countAttempt(db, clock, account, hasCodes);
  const { asked } = counted;
  if (asked.step === 'none' || (asked.step === 'work' && isProved)) {
    return { takeBack: (tx) => counted.wasRight(tx), clear: () => attempt.wasRight() };
  }
  attempt.wasUnseen();
  await counted.takeBack();
  if (asked.step === 'code') throw new AppError('SIGN_IN_NEEDS_CODE');
  const { bits } = asked;
  throw new AppError('SIGN_IN_NEEDS_PROOF', { challenge: await createChallenge(db, clock, bound, bits), bits });
}
