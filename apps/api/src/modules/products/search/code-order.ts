import { BASE } from './code-letters.ts';

/** The first letters of a part make two numbers, which sort as they do. */
const HALF = 5;
const BITS = 14;
const BUCKETS = 2 ** BITS;
/** Steps that others wait for are this many parts long. */
const STEP = 100_000;

/** Parts of codes, each a place in the row of all letters and where its code ends. */
export interface Parts {
  row: Uint8Array;
  places: Uint32Array;
  ends: Uint32Array;
}

/** The parts in alphabetical order: by the two numbers, half of one at a time, then those alike by the rest. */
export function* alphabetical(parts: Parts): Generator<undefined, Uint32Array> {
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
  for (let at = 0; at < order.length; at += 1) order[at] = places[order[at] ?? 0] ?? 0;
  return order;
}

function numberAt({ row, places, ends }: Parts, at: number, from: number): number {
  const start = (places[at] ?? 0) + from;
  const end = ends[at] ?? 0;
  let number = 0;
  for (let place = start; place < start + HALF; place += 1)
    number = number * BASE + (place < end ? (row[place] ?? 0) : 0);
  return number;
}

function* byDigit(
  order: Uint32Array,
  keys: Uint32Array,
  shift: number,
): Generator<undefined, Uint32Array<ArrayBuffer>> {
  const next = new Uint32Array(BUCKETS + 1);
  for (let at = 0; at < order.length; at += 1) {
    const digit = ((keys[at] ?? 0) >>> shift) & (BUCKETS - 1);
    next[digit + 1] = (next[digit + 1] ?? 0) + 1;
    if (at % (4 * STEP) === 0) yield;
  }
  for (let digit = 1; digit <= BUCKETS; digit += 1) next[digit] = (next[digit] ?? 0) + (next[digit - 1] ?? 0);
  const sorted = new Uint32Array(order.length);
  for (let at = 0; at < order.length; at += 1) {
    const each = order[at] ?? 0;
    const digit = ((keys[each] ?? 0) >>> shift) & (BUCKETS - 1);
    const place = next[digit] ?? 0;
    sorted[place] = each;
    next[digit] = place + 1;
    if (at % STEP === 0) yield;
  }
  return sorted;
}

function* sortAlike(parts: Parts, order: Uint32Array, high: Uint32Array, low: Uint32Array): Generator<undefined, void> {
  const isLong = (each: number): boolean => (parts.ends[each] ?? 0) - (parts.places[each] ?? 0) > 2 * HALF;
  let start = 0;
  for (let at = 1; at <= order.length; at += 1) {
    if (at % STEP === 0) yield;
    const [first = 0, here = 0] = [order[start], order[at]];
    if (at < order.length && high[first] === high[here] && low[first] === low[here]) continue;
    if (at - start > 1 && isLong(first)) order.subarray(start, at).sort((a, b) => compareRest(parts, a, b));
    start = at;
  }
}

function compareRest({ row, places, ends }: Parts, a: number, b: number): number {
  const [endA = 0, endB = 0] = [ends[a], ends[b]];
  for (let n = 2 * HALF; ; n += 1) {
    const placeA = (places[a] ?? 0) + n;
    const placeB = (places[b] ?? 0) + n;
    const letterA = placeA < endA ? (row[placeA] ?? 0) : 0;
    const letterB = placeB < endB ? (row[placeB] ?? 0) : 0;
    if (letterA !== letterB) return letterA - letterB;
    if (letterA === 0) return a - b;
  }
}
