import { doubleAt } from './checked.ts';
/** The `most` smallest of the keys in their order; the others are not sorted, and the keys not left as they were. */
export function smallest(keys: Float64Array, most: number): Float64Array {
  if (most < keys.length) partition(keys, most);
  return keys.subarray(0, most).sort();
}

/** Brings the `most` smallest to the front (Hoare's selection). */
function partition(keys: Float64Array, most: number): void {
  let low = 0;
  let high = keys.length - 1;
  while (low < high) {
    const pivot = doubleAt(keys, (low + high) >>> 1);
    let [left, right] = [low, high];
    while (left <= right) {
      while (doubleAt(keys, left) < pivot) left += 1;
      while (doubleAt(keys, right) > pivot) right -= 1;
      if (left > right) break;
      const key = doubleAt(keys, left);
      keys[left] = doubleAt(keys, right);
      keys[right] = key;
      left += 1;
      right -= 1;
    }
    if (most <= right) high = right;
    else if (most > left) low = left;
    else return;
  }
}
