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
  /** The e-mail in lower case, with or without an account. */
  account: string;
  address: string;
  /** The solved challenge, when the request has one. */
  work: ChallengeAnswer | undefined;
}

/** Undoes the counting of an attempt with the right password. */
export interface Admission {
  /** In the transaction that opens the session. */
  takeBack(tx: Transaction): Promise<unknown>;
  /** Undoes what this process counted, after that transaction. */
  clear(): void;
}

/**
 * Decides whether a password from an unknown device is checked. TOO_MANY_REQUESTS when the network has to wait; SIGN_IN_NEEDS_PROOF
 * with a challenge, or SIGN_IN_NEEDS_CODE, when the account or all accounts together had too many wrong passwords. Unknown accounts
 * get the same answers.
 */
export async function admitAttempt(
  { db, clock, limits, hasCodes }: SignInContext,
  { account, address, work }: UnknownDeviceAttempt,
): Promise<Admission> {
  const attempt = limits.attempt(account, address);
  const bound = { account: accountKey(account), network: network(address) };
  const isProved = work !== undefined && (await isChallengeSolved(db, clock, bound, work));
  const counted = await countAttempt(db, clock, account, hasCodes);
  const { requirement } = counted;
  if (requirement.step === 'none' || (requirement.step === 'work' && isProved)) {
    return { takeBack: (tx) => counted.wasRight(tx), clear: () => attempt.wasRight() };
  }
  attempt.wasUnchecked();
  await counted.takeBack();
  if (requirement.step === 'code') throw new AppError('SIGN_IN_NEEDS_CODE');
  const { bits } = requirement;
  throw new AppError('SIGN_IN_NEEDS_PROOF', { challenge: await createChallenge(db, clock, bound, bits), bits });
}
