/** The texts of a column, `length` of them: an empty column is also one empty text. */
export function textsOf(column: string, length: number): string[] {
  return length === 0 ? [] : column.split('\n');
}

/** Numbers of a column that holds the difference of each from the one before. */
export function sumsOf(differences: readonly number[]): number[] {
  let sum = 0;
  return differences.map((difference) => (sum += difference));
}

/** The differences that `sumsOf` adds up. */
export const differencesOf = (numbers: readonly number[]): number[] =>
  numbers.map((number, at) => number - (numbers[at - 1] ?? 0));

/** The numbers of the first of some things and of the one after the last, by owner. */
export function startsOf(counts: readonly number[]): Int32Array {
  const starts = new Int32Array(counts.length + 1);
  let sum = 0;
  for (const [at, count] of counts.entries()) {
    starts[at] = sum;
    sum += count;
  }
  starts[counts.length] = sum;
  return starts;
}

/** As `Map.groupBy`, which phones of 2023 do not have. */
export function groupedBy<T>(all: readonly T[], keyOf: (one: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}
