/** Units of a version in a shipment: what it needs, what was picked, what was not found. */
export interface TallyCounts {
  asked: number;
  picked: number;
  short: number;
}

/**
 * The counts against what the order asks for now. An order that was shortened keeps no count above it: what is missing goes first, because
 * the desk has decided about it.
 */
export function countsWithin(asked: number, { picked, short }: Omit<TallyCounts, 'asked'>): TallyCounts {
  const held = Math.min(picked, asked);
  return { asked, picked: held, short: Math.min(short, asked - held) };
}

/**
 * Adds units that were found, to the first tally with room; then to those with missing units, which are found now. Negative units are taken
 * back, from the last one first. `counted` is how many had room, or were there to take back.
 */
export function addUnits<T extends TallyCounts>(
  tallies: readonly T[],
  units: number,
): { tallies: T[]; counted: number } {
  const after = tallies.map((tally) => ({ ...tally }));
  let left = Math.abs(units);
  if (units < 0) {
    for (const tally of after.toReversed()) left -= move(tally, Math.min(left, tally.picked), -1);
  } else {
    for (const tally of after) left -= move(tally, Math.min(left, tally.asked - tally.picked - tally.short), 1);
    for (const tally of after) {
      const found = Math.min(left, tally.short);
      tally.short -= found;
      left -= move(tally, found, 1);
    }
  }
  return { tallies: after, counted: Math.sign(units) * (Math.abs(units) - left) || 0 };
}

/**
 * Sets the missing units of each tally and gives what was picked to the others. When more was picked than that leaves room for, the first
 * misses fewer. `counted` is how many miss then.
 */
export function setMissing<T extends TallyCounts>(
  tallies: readonly T[],
  missing: (tally: T) => number,
): { tallies: T[]; counted: number } {
  const picked = sumOf(tallies, (tally) => tally.picked);
  const emptied = tallies.map((tally) => ({ ...tally, picked: 0, short: Math.min(missing(tally), tally.asked) }));
  const { tallies: after } = addUnits(emptied, picked);
  return { tallies: after, counted: sumOf(after, ({ short }) => short) };
}

function move(tally: TallyCounts, units: number, sign: 1 | -1): number {
  tally.picked += sign * units;
  return units;
}

const sumOf = <T>(list: readonly T[], of: (one: T) => number): number => list.reduce((sum, one) => sum + of(one), 0);
