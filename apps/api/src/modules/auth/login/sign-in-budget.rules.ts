import type { LeakyBudget } from '../device/leaky-budget.rules.ts';

/** Wrong passwords that are checked before a sign-in needs more than the password. */
export interface SignInBudget extends LeakyBudget {
  /** Up to this count, a challenge. Above it a code, where the installation can send one. */
  withWork: number;
  /** After this many more wrong passwords a challenge is twice as hard. */
  doublesEvery: number;
}

/** One account, from all unknown devices. */
export const ACCOUNT_BUDGET: SignInBudget = { free: 20, withWork: 300, perHour: 40, doublesEvery: 40 };
/** All accounts together: this detects a list of stolen passwords, one per account, from ever new addresses. */
export const TOTAL_BUDGET: SignInBudget = { free: 60, withWork: 600, perHour: 240, doublesEvery: 150 };
/**
 * Leading zero bits: 33,000 hashes at first, half a second at 75,000 a second, and 262,000 at most on average. One in twenty takes
 * three times as many.
 */
const MIN_BITS = 15;
const MAX_BITS = 18;

export type SignInRequirement = { step: 'none' } | { step: 'work'; bits: number } | { step: 'code' };

/** What a sign-in needs besides its password, from the levels of the budgets after counting it. The strictest budget decides. */
export function signInRequirement(
  levels: readonly (readonly [SignInBudget, level: number])[],
  hasCodes: boolean,
): SignInRequirement {
  const bits = Math.max(...levels.map(([budget, level]) => bitsAt(budget, level)));
  if (hasCodes && levels.some(([{ withWork }, level]) => level > withWork)) return { step: 'code' };
  return bits === 0 ? { step: 'none' } : { step: 'work', bits };
}

function bitsAt({ free, doublesEvery }: SignInBudget, level: number): number {
  if (level <= free) return 0;
  return Math.min(MAX_BITS, MIN_BITS + Math.floor((level - free) / doublesEvery));
}
