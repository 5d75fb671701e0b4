import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { digest } from '../secret/secret.ts';
import { leak } from '../device/leaky-budget.rules.ts';
import { ACCOUNT_BUDGET, type SignInRequirement, TOTAL_BUDGET, signInRequirement } from './sign-in-budget.rules.ts';
import { countSignIn, uncountSignIn } from './sign-in-budget.sql.ts';

const allAccounts = digest('sign-ins of everybody');

/** The key of an account's budget; unknown accounts have one too. */
export const accountKey = (account: string): Buffer => digest(`sign-ins of ${account}`);

export interface CountedAttempt {
  requirement: SignInRequirement;
  /** The password was not checked: undoes the counting. */
  takeBack(): Promise<unknown>;
  /**
   * The password was right: undoes the counting and pays for one wrong password of the total, so that many customers are not taken
   * for an attack.
   */
  wasRight(tx: Transaction): Promise<unknown>;
}

/** Counts an attempt before its password is checked, so that parallel attempts do not slip through. */
export async function countAttempt(
  db: Database,
  clock: Clock,
  account: string,
  hasCodes: boolean,
): Promise<CountedAttempt> {
  const own = accountKey(account);
  const keys = [own, allAccounts];
  const levels = await countSignIn(db, keys, [leak(ACCOUNT_BUDGET), leak(TOTAL_BUDGET)], clock.now());
  const levelOf = (key: Buffer) => levels.find((one) => one.key.equals(key))?.level ?? 0;
  return {
    requirement: signInRequirement(
      [
        [ACCOUNT_BUDGET, levelOf(own)],
        [TOTAL_BUDGET, levelOf(allAccounts)],
      ],
      hasCodes,
    ),
    takeBack: () => uncountSignIn(db, keys, [1, 1]),
    wasRight: (tx) => uncountSignIn(tx, keys, [1, 2]),
  };
}
