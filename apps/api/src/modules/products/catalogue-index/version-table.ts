import { grown } from '@tonalia/search/rows';

/** Versions by number. A changed product gets new numbers; its old ones stay unused. */
export interface VersionTable {
  readonly count: number;
  /** Adds versions and returns the first of their consecutive numbers. */
  add(slot: number, ids: readonly number[]): number;
  /** Frees the numbers of a product. */
  drop(first: number, count: number): void;
  idOf(version: number): string;
  /** Sets the volumes of consecutive versions. */
  setVolumes(first: number, volumes: readonly (VersionVolume | null)[]): void;
  /** Null for a version without a volume. */
  volumeOf(version: number): VersionVolume | null;
  /** The number of the first version of a product on sale. */
  firstOf(slot: number): number;
  /** The slot of its product; -1 for an unused number. */
  slotOf(version: number): number;
}

/** The volume of one unit. */
export interface VersionVolume {
  amount: number;
  unit: (typeof units)[number];
}

const units = ['ml', 'g', 'und'] as const;

export function createVersionTable(): VersionTable {
  let ids = new Float64Array();
  let slots = new Int32Array();
  let firsts = new Int32Array();
  /** 0 without a volume. */
  let amounts = new Int32Array();
  /** Indexes in `units`. */
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
