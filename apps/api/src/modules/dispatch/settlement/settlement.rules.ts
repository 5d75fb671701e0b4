import type { CashCount, SettlementSums } from '@tonalia/contract/dispatch-settlement';

/** The money of a stop, in pesos. */
export interface StopMoney {
  expected: number;
  cash: number;
  electronic: number;
  /** It waits for its result, so that nothing is missing yet. */
  isPending: boolean;
}

/** What a stop did not bring: negative when it brought more than was expected. 0 while it waits for its result. */
export const notCollectedOf = ({ expected, cash, electronic, isPending }: StopMoney): number =>
  isPending ? 0 : expected - cash - electronic;

/** The equation of a settlement: what went out to be collected, less what waits, what was not collected and what came electronically, is cash to hand over. */
export function sumsOf(stops: readonly StopMoney[], counted: number | null): SettlementSums {
  const sum = (of: (stop: StopMoney) => number) => stops.reduce((total, stop) => total + of(stop), 0);
  const mustHandOver = sum(({ cash }) => cash);
  return {
    wentOut: sum(({ expected }) => expected),
    pending: sum(({ isPending, expected }) => (isPending ? expected : 0)),
    notCollected: sum(notCollectedOf),
    electronic: sum(({ electronic }) => electronic),
    mustHandOver,
    counted,
    difference: counted === null ? null : counted - mustHandOver,
  };
}

/** The cash of a count, in pesos. */
export const cashOf = ({ notes, coins }: CashCount): number =>
  notes.reduce((sum, { value, count }) => sum + value * count, coins);

/** Whether a difference is too large for one person. */
export const isLarge = (difference: number, limit: number): boolean => Math.abs(difference) > limit;

/** What the explanations leave of a difference: 0 when it is explained whole. */
export const unexplained = (difference: number, explanations: readonly { amount: number }[]): number =>
  explanations.reduce((rest, { amount }) => rest - amount, difference);
