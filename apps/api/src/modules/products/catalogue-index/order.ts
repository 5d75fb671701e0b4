import type { ProductTable } from './product-table.ts';

/** A sorted order of products that is updated incrementally: only touched products are moved. */
export interface SlotOrder {
  /** Slots in this order. */
  slots(): Int32Array;
  /** The rank of each slot; undefined values for slots that are not in the order. */
  ranks(): Int32Array;
  /** Marks that the sort key of a slot, or its presence, may have changed. */
  touch(slot: number): void;
  /** Sorts everything for the first time, in steps. */
  prepare(): Generator<undefined, void>;
}

/**
 * An order of all products on sale; `compare` must never return 0. `keyOf` gives whole numbers below 2²⁷ in the same order, ties going by
 * id; with it the full sort needs no call of `compare`.
 */
export function createOrder(
  table: Pick<ProductTable, 'columns' | 'slots'>,
  compare: (a: number, b: number) => number,
  keyOf?: (slot: number) => number,
): SlotOrder {
  let sorted: Int32Array | undefined;
  let ranks: Int32Array | undefined;
  const touched = new Set<number>();

  const updateOrder = (before: Int32Array): Int32Array => {
    const moved = Int32Array.from([...touched].filter((slot) => table.columns.isOnSale[slot] === 1)).sort(compare);
    const stayed = before.filter((slot) => !touched.has(slot));
    touched.clear();
    return merge(stayed, moved, compare);
  };
  const slots = (): Int32Array => {
    if (sorted && touched.size === 0) return sorted;
    ranks = undefined;
    sorted =
      sorted && touched.size < sorted.length / 8
        ? updateOrder(sorted)
        : keyOf
          ? sortedByKey(sortedById(table), keyOf)
          : table.slots().slice().sort(compare);
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
    *prepare() {
      sorted ??= keyOf ? sortedByKey(sortedById(table), keyOf) : yield* sortedInSteps(table.slots().slice(), compare);
      yield;
      ranks = inverse(sorted);
    },
  };
}

/** Items that are sorted in a few ms. */
const RUN = 4096;

function* sortedInSteps(
  slots: Int32Array,
  compare: (a: number, b: number) => number,
): Generator<undefined, Int32Array> {
  let runs: Int32Array[] = [];
  for (let from = 0; from < slots.length; from += RUN) {
    runs.push(slots.subarray(from, from + RUN).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const longer: Int32Array[] = [];
    for (let at = 0; at < runs.length; at += 2) {
      longer.push(merge(runs[at] ?? new Int32Array(), runs[at + 1] ?? new Int32Array(), compare));
      yield;
    }
    runs = longer;
  }
  return runs[0] ?? slots;
}

/** Slots were mostly assigned in the order of ids. */
function sortedById(table: Pick<ProductTable, 'columns' | 'slots'>): Int32Array {
  const { id } = table.columns;
  const all = table.slots();
  for (let at = 1; at < all.length; at += 1)
    if ((id[all[at - 1] ?? 0] ?? 0) > (id[all[at] ?? 0] ?? 0))
      return all.slice().sort((a, b) => (id[a] ?? 0) - (id[b] ?? 0));
  return all;
}

/** The part of a 53-bit number that holds a slot's position, beside its key. */
const PLACES = 2 ** 26;

function sortedByKey(slots: Int32Array, keyOf: (slot: number) => number): Int32Array {
  const keys = new Float64Array(slots.length);
  for (let at = 0; at < slots.length; at += 1) keys[at] = keyOf(slots[at] ?? 0) * PLACES + at;
  keys.sort();
  const sorted = new Int32Array(slots.length);
  for (let at = 0; at < sorted.length; at += 1) sorted[at] = slots[(keys[at] ?? 0) % PLACES] ?? 0;
  return sorted;
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
