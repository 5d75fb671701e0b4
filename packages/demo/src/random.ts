import { hash } from '@tonalia/artwork/hash';

/** Pseudo-random numbers, equal on every machine for equal seeds. */
export type Random = {
  /** 0 to 1, without 1. */
  next(): number;
  /** An integer from `min` to `max`, both inclusive. */
  whole(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<Choice>(choices: readonly Choice[]): Choice;
  /** `count` of the choices, in random order, without repetition. */
  some<Choice>(choices: readonly Choice[], count: number): Choice[];
  uuid(): string;
};

/** The same seed gives the same numbers on every machine. */
export function seeded(seed: string): Random {
  let state = hash(seed);
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <Choice>(choices: readonly Choice[]): Choice => {
    const choice = choices[whole(0, choices.length - 1)];
    if (choice === undefined) throw new Error('nothing to pick from');
    return choice;
  };
  const some = <Choice>(choices: readonly Choice[], count: number): Choice[] => {
    const pool = [...choices];
    for (let at = pool.length - 1; at > 0; at--) {
      const other = whole(0, at);
      // Both positions exist: 0 <= other <= at < length.
      [pool[at], pool[other]] = [pool[other] as Choice, pool[at] as Choice];
    }
    return pool.slice(0, count);
  };
  return { next, whole, chance: (probability) => next() < probability, pick, some, uuid: () => uuid(whole) };
}

function uuid(whole: Random['whole']): string {
  const hex = (length: number): string => Array.from({ length }, () => whole(0, 15).toString(16)).join('');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${'89ab'[whole(0, 3)]}${hex(3)}-${hex(12)}`;
}
