import type { MoneyBack } from '@tonalia/contract/order-delivery';

type Portion = MoneyBack['portions'][number];

/** All that a part is worth less for one reason: lines and places of the money, each once. */
export interface MoneyBackOfCause extends Pick<MoneyBack, 'cause' | 'amount' | 'lines' | 'portions'> {
  units: number;
}

const causes = ['short', 'door', 'return'] as const;

/** Sums what a part is worth less by its reason. */
export function moneyBackByCause(back: readonly MoneyBack[]): MoneyBackOfCause[] {
  return causes.flatMap((cause) => {
    const rows = back.filter((one) => one.cause === cause);
    if (rows.length === 0) return [];
    const lines = [
      ...Map.groupBy(
        rows.flatMap((row) => row.lines),
        ({ line }) => line,
      ),
    ].map(([line, same]) => ({
      line,
      units: sum(same, ({ units }) => units),
      amount: sum(same, ({ amount }) => amount),
    }));
    const placeOf = ({ to, name }: Portion) => (to === 'source' ? `source ${name}` : to);
    const portions = [
      ...Map.groupBy(
        rows.flatMap((row) => row.portions),
        placeOf,
      ).values(),
    ].flatMap((same) => same.slice(0, 1).map((first) => ({ ...first, amount: sum(same, ({ amount }) => amount) })));
    return [
      { cause, lines, portions, units: sum(lines, ({ units }) => units), amount: sum(rows, ({ amount }) => amount) },
    ];
  });
}

const sum = <T>(of: readonly T[], value: (one: T) => number): number =>
  of.reduce((total, one) => total + value(one), 0);
