import { itemAt } from './checked.ts';
/** The best of the numbers from 0 to before `length`, best first, without sorting them all. `compare` as for sorting. */
export function bestOf(length: number, most: number, compare: (a: number, b: number) => number): number[] {
  const best: number[] = [];
  for (let each = 0; each < length; each += 1) {
    const worst = best.at(-1);
    if (best.length === most && worst !== undefined && compare(worst, each) <= 0) continue;
    let low = 0;
    let high = best.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(itemAt(best, middle), each) <= 0) low = middle + 1;
      else high = middle;
    }
    best.splice(low, 0, each);
    if (best.length > most) best.pop();
  }
  return best;
}
