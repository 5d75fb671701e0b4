import { grown } from './postings.ts';
import { compact, plain } from './text.rules.ts';

/** How a code was found: it is it, begins so, has a part that is it, or a part that begins so. */
export type CodeMatch = 'whole' | 'start' | 'part' | 'inside';

export interface Codes {
  /** Owners of codes that match, with how; each owner once, at most so many. */
  find(typed: string, most: number): Map<number, CodeMatch>;
}

export interface CodesBuilder {
  add(owner: number, code: string): void;
  finish(): Generator<undefined, Codes>;
}

/** Letters and digits of codes as 1 to 37, everything else as one more; the first ten make a number that sorts as they do. */
const BASE = 38;
const KEY_LENGTH = 10;
const LOW = 2 ** 26;

function letterOf(code: number): number {
  if (code >= 48 && code <= 57) return code - 47;
  return code >= 97 && code <= 122 ? code - 86 : 37;
}

/** Where parts of a code begin, in the code without what separates them: after a separator, and the digits that end it. */
function partsOf(code: string): number[] {
  const parts: number[] = [];
  let length = 0;
  let before = 0;
  let digits: number | undefined;
  for (const letter of plain(code)) {
    const kind = /\p{L}/u.test(letter) ? 1 : /\p{N}/u.test(letter) ? 2 : 0;
    if (kind !== 0) {
      if (before === 0) parts.push(length);
      if (before === 1 && kind === 2) digits = length;
      length += letter.length;
    }
    if (kind !== 2) digits = undefined;
    before = kind;
  }
  return digits === undefined ? parts : [...parts, digits];
}

/** All codes without separators in one row of bytes, and every part of them in alphabetical order. */
export function createCodesBuilder(): CodesBuilder {
  let letters = new Uint8Array(4096);
  let ends = new Uint32Array(256);
  let owners = new Uint32Array(256);
  let entries = new Uint32Array(1024);
  let codes = 0;
  let parts = 0;
  let size = 0;
  return {
    add(owner, code) {
      const text = compact(code);
      if (text === '' || text.length > 60) return;
      while (size + text.length > letters.length) letters = widened(letters);
      if (codes === ends.length) {
        ends = grown(ends);
        owners = grown(owners);
      }
      for (const part of partsOf(code)) {
        if (part > 0 && text.length - part < 2) continue;
        if (parts === entries.length) entries = grown(entries);
        entries[parts] = size + part;
        parts += 1;
      }
      for (let at = 0; at < text.length; at += 1) letters[size + at] = letterOf(text.charCodeAt(at));
      size += text.length;
      ends[codes] = size;
      owners[codes] = owner;
      codes += 1;
    },
    *finish() {
      const row = letters.slice(0, size);
      const endOf = ends.slice(0, codes);
      const codeAt = (place: number): number => firstAbove(endOf, place);
      const sorted = yield* sortedParts(row, entries.subarray(0, parts), (place) => endOf[codeAt(place)] ?? 0);
      const ownerOf = owners.slice(0, codes);
      letters = new Uint8Array(0);
      ends = owners = entries = new Uint32Array(0);
      return { find: (typed, most) => find(row, endOf, ownerOf, sorted, codeAt, typed, most) };
    },
  };
}

function find(
  row: Uint8Array,
  ends: Uint32Array,
  owners: Uint32Array,
  sorted: Uint32Array,
  codeAt: (place: number) => number,
  typed: string,
  most: number,
): Map<number, CodeMatch> {
  const found = new Map<number, CodeMatch>();
  const wanted = Array.from(compact(typed), (letter) => letterOf(letter.charCodeAt(0)));
  if (wanted.length === 0) return found;
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const place = sorted[middle] ?? 0;
    if (compare(row, place, ends[codeAt(place)] ?? 0, wanted) < 0) low = middle + 1;
    else high = middle;
  }
  for (let at = low; at < sorted.length && found.size < most; at += 1) {
    const place = sorted[at] ?? 0;
    const code = codeAt(place);
    const end = ends[code] ?? 0;
    if (compare(row, place, end, wanted) !== 0) break;
    const isStart = place === (code === 0 ? 0 : ends[code - 1]);
    const isEnd = place + wanted.length === end;
    const match = isStart ? (isEnd ? 'whole' : 'start') : isEnd ? 'part' : 'inside';
    const owner = owners[code] ?? 0;
    const known = found.get(owner);
    if (known === undefined || rank[match] < rank[known]) found.set(owner, match);
  }
  return found;
}

const rank: Record<CodeMatch, number> = { whole: 0, start: 1, part: 2, inside: 3 };

/** Below, at, or above what begins with `wanted`. */
function compare(row: Uint8Array, place: number, end: number, wanted: readonly number[]): number {
  for (const [at, letter] of wanted.entries()) {
    const there = place + at < end ? (row[place + at] ?? 0) : 0;
    if (there !== letter) return there - letter;
  }
  return 0;
}

/** By their first letters as digits of a number, a few digits at a time; then the few alike ones by the rest. */
function* sortedParts(
  row: Uint8Array,
  places: Uint32Array,
  endOf: (place: number) => number,
): Generator<undefined, Uint32Array> {
  const keys = new Float64Array(places.length);
  for (const [at, place] of places.entries()) {
    if (at % 100_000 === 99_999) yield;
    const end = endOf(place);
    let key = 0;
    for (let n = 0; n < KEY_LENGTH; n += 1) key = key * BASE + (place + n < end ? (row[place + n] ?? 0) : 0);
    keys[at] = key;
  }
  let order = Uint32Array.from(places.keys());
  for (const digit of [
    (key: number) => key % 8192,
    (key: number) => Math.floor((key % LOW) / 8192),
    (key: number) => Math.floor(key / LOW) % 16384,
    (key: number) => Math.floor(key / (LOW * 16384)),
  ]) {
    yield;
    order = yield* sortedByDigit(order, keys, digit);
  }
  const sorted = order.map((at) => places[at] ?? 0);
  yield;
  sortAlike(row, sorted, order, keys, endOf);
  return sorted;
}

function* sortedByDigit(
  order: Uint32Array,
  keys: Float64Array,
  digit: (key: number) => number,
): Generator<undefined, Uint32Array<ArrayBuffer>> {
  const starts = new Uint32Array(16385);
  for (const at of order) {
    const after = digit(keys[at] ?? 0) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  }
  for (let at = 1; at < starts.length; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  yield;
  const sorted = new Uint32Array(order.length);
  for (const at of order) {
    const value = digit(keys[at] ?? 0);
    const place = starts[value] ?? 0;
    sorted[place] = at;
    starts[value] = place + 1;
  }
  return sorted;
}

function sortAlike(
  row: Uint8Array,
  sorted: Uint32Array,
  order: Uint32Array,
  keys: Float64Array,
  endOf: (place: number) => number,
): void {
  const rest = (place: number): readonly number[] => Array.from(row.subarray(place + KEY_LENGTH, endOf(place)));
  let start = 0;
  for (let at = 1; at <= sorted.length; at += 1) {
    const key = keys[order[start] ?? 0] ?? 0;
    if (at < sorted.length && keys[order[at] ?? 0] === key) continue;
    if (at - start > 1 && key % BASE !== 0) {
      sorted.subarray(start, at).sort((a, b) => compare(row, a + KEY_LENGTH, endOf(a), [...rest(b), 0]));
    }
    start = at;
  }
}

/** The first whose value is above `place`: the code a place is in. */
function firstAbove(ends: Uint32Array, place: number): number {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ends[middle] ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}

function widened(array: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const wider = new Uint8Array(array.length * 2);
  wider.set(array);
  return wider;
}
