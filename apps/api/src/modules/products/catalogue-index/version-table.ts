import { grown } from '@tonalia/search/rows';

/** Versions by number; a changed product gets new numbers, and its old ones belong to no product. */
export interface VersionTable {
  readonly count: number;
  /** The numbers from the answer on are these versions', in their order. */
  add(slot: number, ids: readonly number[]): number;
  /** Takes the numbers of a product away. */
  drop(first: number, count: number): void;
  idOf(version: number): string;
  /** Puts in the contents of the versions from a number on. */
  setVolumes(first: number, volumes: readonly (VersionVolume | null)[]): void;
  /** Null for a version without a content. */
  volumeOf(version: number): VersionVolume | null;
  /** The number of the first version of a product on sale. */
  firstOf(slot: number): number;
  /** The slot of its product; -1 for a number that is no longer used. */
  slotOf(version: number): number;
}

/** What is in one piece of a version. */
export interface VersionVolume {
  amount: number;
  unit: (typeof units)[number];
}

const units = ['ml', 'g', 'und'] as const;

export function createVersionTable(): VersionTable {
  let ids = new Float64Array();
  let slots = new Int32Array();
  let firsts = new Int32Array();
  /** 0 where there is none. */
  let amounts = new Int32Array();
  /** Places in `units`. */
  let unitsOf = new Uint8Array();
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
    setVolumes(first, volumes) {
      amounts = grown(amounts, first + volumes.length);
      unitsOf = grown(unitsOf, first + volumes.length);
      for (const [at, volume] of volumes.entries()) {
        amounts[first + at] = volume?.amount ?? 0;
        unitsOf[first + at] = volume ? units.indexOf(volume.unit) : 0;
      }
    },
    volumeOf(version) {
      const [amount = 0, unit] = [amounts[version], units[unitsOf[version] ?? 0]];
      return amount === 0 || unit === undefined ? null : { amount, unit };
    },
    drop: (first, length) => void slots.fill(-1, first, first + length),
    idOf: (version) => String(ids[version]),
    firstOf: (slot) => firsts[slot] ?? -1,
    slotOf: (version) => slots[version] ?? -1,
  };
}
