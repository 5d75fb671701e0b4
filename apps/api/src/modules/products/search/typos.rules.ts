/**
 * How many letters must be added, left out, changed or swapped to make one word of the other (optimal string alignment).
 */
export function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? a.length;
}

/** One slip in a short word, two in a longer one. */
const slips = (word: string): number => (word.length <= 4 ? 1 : 2);

/** Puts the nearest known word in the place of each mistyped one; undefined when there is nothing to mend. */
export function mend(search: string, near: readonly { typed: string; word: string }[]): string | undefined {
  let mended = search;
  for (const typed of new Set(near.map((pair) => pair.typed))) {
    const best = near
      .filter((pair) => pair.typed === typed && distance(typed, pair.word) <= slips(typed))
      .toSorted((a, b) => distance(typed, a.word) - distance(typed, b.word))[0];
    if (best)
      mended = mended
        .split(' ')
        .map((word) => (word === typed ? best.word : word))
        .join(' ');
  }
  return mended === search ? undefined : mended;
}
