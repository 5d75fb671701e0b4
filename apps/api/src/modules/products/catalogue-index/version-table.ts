import { grown } from '@tonalia/search/rows';

/** Versions by number; a changed product gets new numbers, and its old ones belong to no product. */
export interface VersionTable {
  readonly count: number;
  /** The numbers from the answer on are these versions', in their order. */
  add(slot: number, ids: readonly number[]): number;
  /** Takes the numbers of a product away. */
  drop(first: number, count: number): void;
  idOf(version: number): string;
  /** The number of the first version of a product on sale. */
  firstOf(slot: number): number;
  /** The slot of its product; -1 for a number that is no longer used. */
  slotOf(version: number): number;
}

export function createVersionTable(): VersionTable {
  let ids = new Float64Array();
  let slots = new Int32Array();
  let firsts = new Int32Array();
  let count = 0;
  return {
    get count() {
      return count;
    },
    add(slot, added) {
      const first = count;
      count += added.length;
      ids = grown(ids, count);
      slots = grown(slots, count);
      ids.set(added, first);
      slots.fill(slot, first, count);
      firsts = grown(firsts, slot + 1);
      firsts[slot] = first;
      return first;
    },
    drop: (first, length) => void slots.fill(-1, first, first + length),
    idOf: (version) => String(ids[version]),
    firstOf: (slot) => firsts[slot] ?? -1,
    slotOf: (version) => slots[version] ?? -1,
  };
}
