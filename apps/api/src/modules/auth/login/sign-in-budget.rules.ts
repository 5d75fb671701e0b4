import type { LeakyBudget } from '../device/leaky-budget.rules.ts';

/** How many wrong passwords are looked at before more is asked for. The count leaks evenly, `perHour`. */
export interface SignInBudget extends LeakyBudget {
  /** So many, each with a computation. After that a code is asked for where one can be sent. */
  withWork: number;
  /** So many more wrong passwords double the computation. */
  doublesEvery: number;
}

/** Of one account, from everywhere without a known device. */
export const ACCOUNT_BUDGET: SignInBudget = { free: 20, withWork: 300, perHour: 40, doublesEvery: 40 };
/** Of all accounts together: a list of stolen passwords, one for each account from ever another address, shows nowhere else. */
export const TOTAL_BUDGET: SignInBudget = { free: 60, withWork: 600, perHour: 240, doublesEvery: 150 };
/** Zero bits asked for: 33,000 hashes at first, half a second at 75,000 a second, and 262,000 at most. A lucky one needs few, one in twenty three times as many. */
const FEWEST_BITS = 15;
const MOST_BITS = 18;

export type SignInRequirement = { step: 'none' } | { step: 'work'; bits: number } | { step: 'code' };

/** What a sign-in needs besides its password, by the levels of the budgets after counting it. The hardest of them holds. */
export function signInRequirement(
  levels: readonly (readonly [SignInBudget, level: number])[],
  hasCodes: boolean,
): SignInRequirement {
  const bits = Math.max(...levels.map(([budget, level]) => bitsAt(budget, level)));
  if (hasCodes && levels.some(([{ withWork }, level]) => level > withWork)) return { step: 'code' };
  return bits > 0 ? { step: 'work', bits } : { step: 'none' };
}

function bitsAt({ free, doublesEvery }: SignInBudget, level: number): number {
  if (level <= free) return 0;
  return Math.min(MOST_BITS, FEWEST_BITS + Math.floor((level - free) / doublesEvery));
}
