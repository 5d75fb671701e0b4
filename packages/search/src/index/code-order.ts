import { byteAt, uintAt } from '../rows/checked.ts';
import { BASE } from './code-letters.ts';

/** The first letters of a part are packed into two numbers, which sort as the letters do. */
const HALF = 5;
/** Each number is sorted in two passes, half of its bits in each. */
const BITS = Math.ceil((HALF * Math.log2(BASE)) / 2);
const BUCKETS = 2 ** BITS;
/** Parts sorted between two yields. */
const STEP = 100_000;

/** Parts of codes: the place of each in the row of all letters, and where its code ends. */
export interface CodeParts {
  row: Uint8Array;
  places: Uint32Array;
  ends: Uint32Array;
}

/** Sorts the parts alphabetically: a radix sort by the two numbers, then equal ones by their other letters. */
export function* alphabetical(parts: CodeParts): Generator<undefined, Uint32Array> {
  const { places } = parts;
  const [high, low] = [new Uint32Array(places.length), new Uint32Array(places.length)];
  let order = new Uint32Array(places.length);
  for (let at = 0; at < places.length; at += 1) {
    high[at] = numberAt(parts, at, 0);
    low[at] = numberAt(parts, at, HALF);
    order[at] = at;
    if (at % STEP === 0) yield;
  }
  for (const [keys, shift] of [
    [low, 0],
    [low, BITS],
    [high, 0],
    [high, BITS],
  ] as const)
    order = yield* byDigit(order, keys, shift);
  yield* sortAlike(parts, order, high, low);
  for (let at = 0; at < order.length; at += 1) order[at] = uintAt(places, uintAt(order, at));
  return order;
}

function numberAt({ row, places, ends }: CodeParts, at: number, from: number): number {
  const start = uintAt(places, at) + from;
  const end = uintAt(ends, at);
  let number = 0;
  for (let place = start; place < start + HALF; place += 1)
    number = number * BASE + (place < end ? byteAt(row, place) : 0);
  return number;
}

function* byDigit(
  order: Uint32Array,
  keys: Uint32Array,
  shift: number,
): Generator<undefined, Uint32Array<ArrayBuffer>> {
  const next = new Uint32Array(BUCKETS + 1);
  for (let at = 0; at < order.length; at += 1) {
    const digit = (uintAt(keys, at) >>> shift) & (BUCKETS - 1);
    next[digit + 1] = uintAt(next, digit + 1) + 1;
    if (at % (4 * STEP) === 0) yield;
  }
  for (let digit = 1; digit <= BUCKETS; digit += 1) next[digit] = uintAt(next, digit) + uintAt(next, digit - 1);
  const sorted = new Uint32Array(order.length);
  for (let at = 0; at < order.length; at += 1) {
    const each = uintAt(order, at);
    const digit = (uintAt(keys, each) >>> shift) & (BUCKETS - 1);
    const place = uintAt(next, digit);
    sorted[place] = each;
    next[digit] = place + 1;
    if (at % STEP === 0) yield;
  }
  return sorted;
}

function* sortAlike(
  parts: CodeParts,
  order: Uint32Array,
  high: Uint32Array,
  low: Uint32Array,
): Generator<undefined, void> {
  const isLong = (each: number): boolean => uintAt(parts.ends, each) - uintAt(parts.places, each) > 2 * HALF;
  const isAlike = (one: number, other: number): boolean => high[one] === high[other] && low[one] === low[other];
  let start = 0;
  for (let at = 1; at <= order.length; at += 1) {
    if (at % STEP === 0) yield;
    if (at < order.length && isAlike(uintAt(order, start), uintAt(order, at))) continue;
    if (at - start > 1) {
      const alike = order.subarray(start, at);
      // Any of them may be longer than what is compared so far: "j158670771" and "j1586707710".
      if (alike.some(isLong)) alike.sort((a, b) => compareRest(parts, a, b));
    }
    start = at;
  }
}

function compareRest({ row, places, ends }: CodeParts, a: number, b: number): number {
  const endA = uintAt(ends, a);
  const endB = uintAt(ends, b);
  for (let n = 2 * HALF; ; n += 1) {
    const placeA = uintAt(places, a) + n;
    const placeB = uintAt(places, b) + n;
    const letterA = placeA < endA ? byteAt(row, placeA) : 0;
    const letterB = placeB < endB ? byteAt(row, placeB) : 0;
    if (letterA !== letterB) return letterA - letterB;
    if (letterA === 0) return a - b;
  }
}
