import type { ProductTable } from './product-table.ts';

/** An order of products that mends itself: only what was touched is put in its place again. */
export interface Order {
  /** Slots in their order. */
  slots(): Int32Array;
  /** The place of each slot in the order; of what is not in it, any. */
  ranks(): Int32Array;
  /** Says that what this slot is sorted by, or whether it is there, may have changed. */
  touch(slot: number): void;
}

/** Of all products on sale; `compare` never says that two of them are equal. */
export function createOrder(
  table: Pick<ProductTable, 'columns' | 'slots'>,
  compare: (a: number, b: number) => number,
): Order {
  let sorted: Int32Array | undefined;
  let ranks: Int32Array | undefined;
  const touched = new Set<number>();

  const mend = (before: Int32Array): Int32Array => {
    const moved = Int32Array.from([...touched].filter((slot) => table.columns.isOnSale[slot] === 1)).sort(compare);
    const stayed = before.filter((slot) => !touched.has(slot));
    touched.clear();
    return merge(stayed, moved, compare);
  };
  const slots = (): Int32Array => {
    if (sorted && touched.size === 0) return sorted;
    ranks = undefined;
    sorted = sorted && touched.size < sorted.length / 8 ? mend(sorted) : table.slots().sort(compare);
    touched.clear();
    return sorted;
  };
  return {
    slots,
    ranks() {
      const inOrder = slots();
      ranks ??= inverse(inOrder);
      return ranks;
    },
    touch: (slot) => void touched.add(slot),
  };
}

function merge(a: Int32Array, b: Int32Array, compare: (a: number, b: number) => number): Int32Array {
  if (b.length === 0) return a;
  const both = new Int32Array(a.length + b.length);
  let at = 0;
  let next = 0;
  for (const slot of a) {
    for (let other = b[next]; other !== undefined && compare(other, slot) < 0; other = b[next]) {
      both[at++] = other;
      next += 1;
    }
    both[at++] = slot;
  }
  both.set(b.subarray(next), at);
  return both;
}

function inverse(slots: Int32Array): Int32Array {
  let highest = -1;
  for (const slot of slots) highest = Math.max(highest, slot);
  const ranks = new Int32Array(highest + 1);
  slots.forEach((slot, rank) => (ranks[slot] = rank));
  return ranks;
}
