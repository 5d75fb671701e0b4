import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { digest } from '../secret/secret.ts';
import { leak } from '../device/leaky-budget.rules.ts';
import { ACCOUNT_BUDGET, type SignInRequirement, TOTAL_BUDGET, signInRequirement } from './sign-in-budget.rules.ts';
import { countSignIn, uncountSignIn } from './sign-in-budget.sql.ts';

const everybody = digest('sign-ins of everybody');

/** What keeps the count of an account: also of a name that nobody has. */
export const accountKey = (account: string): Buffer => digest(`sign-ins of ${account}`);

export interface CountedAttempt {
  asked: SignInRequirement;
  /** No password was looked at: as if nothing had been counted. */
  takeBack(): Promise<unknown>;
  /** The password was right. It pays for one wrong one of somebody else, so that many customers are no attack. */
  wasRight(tx: Transaction): Promise<unknown>;
}

/** Counts a password before it is looked at, so that many at once do not slip through, and says what it needs besides. */
export async function countAttempt(
  db: Database,
  clock: Clock,
  account: string,
  hasCodes: boolean,
): Promise<CountedAttempt> {
  const own = accountKey(account);
  const keys = [own, everybody];
  const levels = await countSignIn(db, keys, [leak(ACCOUNT_BUDGET), leak(TOTAL_BUDGET)], clock.now());
  const levelOf = (key: Buffer) => levels.find((one) => one.key.equals(key))?.level ?? 0;
  return {
    asked: signInRequirement(
      [
        [ACCOUNT_BUDGET, levelOf(own)],
        [TOTAL_BUDGET, levelOf(everybody)],
      ],
      hasCodes,
    ),
    takeBack: () => uncountSignIn(db, keys, [1, 1]),
    wasRight: (tx) => uncountSignIn(tx, keys, [1, 2]),
  };
}
