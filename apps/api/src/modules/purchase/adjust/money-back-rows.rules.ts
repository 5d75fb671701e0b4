import type { MoneyPortion } from './money-back.rules.ts';
import { shareOut } from './share-out.rules.ts';

/** What lines of one part are worth less, and where its money went, in pesos. */
export interface MoneyBackRow {
  amount: number;
  lines: { line: number; units: number; amount: number }[];
  portions: Pick<MoneyPortion, 'to' | 'name' | 'amount'>[];
}

/** A line that is worth less. */
export interface LessLine {
  line: number;
  shipmentId: string;
  units: number;
  /** What it lost of its price, less what its substitute costs. */
  worth: number;
}

/** Splits the money of a change by the parts of its lines: a portion fills one part after another. */
export function moneyByPart(
  amount: number,
  less: readonly LessLine[],
  portions: readonly MoneyPortion[],
): MoneyBackRow[] {
  const shares = shareOut(
    amount,
    less.map(({ worth }) => worth),
  );
  const priced = less.map(({ line, shipmentId, units }, at) => ({ shipmentId, line, units, amount: shares[at] ?? 0 }));
  const rest = portions.map(({ to, name, amount: most }) => ({ to, name, amount: most }));
  return [...Map.groupBy(priced, ({ shipmentId }) => shipmentId).values()]
    .map((members) => {
      const lines = members
        .map(({ line, units, amount: pesos }) => ({ line, units, amount: pesos }))
        .filter((one) => one.units > 0 || one.amount > 0);
      const sum = lines.reduce((total, one) => total + one.amount, 0);
      return { amount: sum, lines, portions: takeFrom(rest, sum) };
    })
    .filter(({ lines }) => lines.length > 0);
}

/** Takes a sum from the first portions that have money left. */
function takeFrom(rest: MoneyBackRow['portions'], sum: number): MoneyBackRow['portions'] {
  const taken: MoneyBackRow['portions'] = [];
  let open = sum;
  for (const portion of rest) {
    const amount = Math.min(open, portion.amount);
    if (amount === 0) continue;
    portion.amount -= amount;
    open -= amount;
    taken.push({ ...portion, amount });
  }
  return taken;
}
