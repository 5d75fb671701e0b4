import { byteAt, itemAt, uintAt } from '../rows/checked.ts';
import { codeLetter, readCode } from './code-letters.ts';
import { alphabetical } from './code-order.ts';
import { grown, widened } from './postings.ts';
import { compact } from '../language/text.ts';

/** How a text matches a code: the whole code, its beginning, a whole part of it, or the beginning of a part. */
export type CodeMatch = 'whole' | 'start' | 'part' | 'inside';

export interface Codes {
  /** Owners of matching codes with their best match, at most `most`. */
  find(typed: string, most: number): Map<number, CodeMatch>;
}

export interface CodesBuilder {
  add(owner: number, code: string): void;
  finish(): Generator<undefined, Codes>;
}

const LONGEST_CODE = 60;
const SHORTEST_PART = 2;

/** All codes without separators in one row of letters, and their parts in alphabetical order. */
export function createCodesBuilder(): CodesBuilder {
  let row = new Uint8Array(4096);
  let ends = new Uint32Array(256);
  let owners = new Uint32Array(256);
  let places = new Uint32Array(1024);
  let endsOfPlaces = new Uint32Array(1024);
  let codes = 0;
  let parts = 0;
  let size = 0;

  function addPart(place: number, end: number): void {
    if (parts === places.length) {
      places = grown(places);
      endsOfPlaces = grown(endsOfPlaces);
    }
    places[parts] = place;
    endsOfPlaces[parts] = end;
    parts += 1;
  }

  return {
    add(owner, code) {
      const text = readCode(code);
      const { length } = text.letters;
      if (length === 0 || length > LONGEST_CODE) return;
      if (size + length > row.length) row = widened(row);
      if (codes === ends.length) {
        ends = grown(ends);
        owners = grown(owners);
      }
      for (const part of text.parts)
        if (part === 0 || length - part >= SHORTEST_PART) addPart(size + part, size + length);
      row.set(text.letters, size);
      size += length;
      ends[codes] = size;
      owners[codes] = owner;
      codes += 1;
    },
    *finish() {
      const columns = { row: row.slice(0, size), ends: ends.slice(0, codes), owners: owners.slice(0, codes) };
      const unsorted = { row: columns.row, places: places.subarray(0, parts), ends: endsOfPlaces.subarray(0, parts) };
      const sorted = yield* alphabetical(unsorted);
      row = new Uint8Array(0);
      ends = owners = places = endsOfPlaces = new Uint32Array(0);
      return { find: (typed, most) => find({ ...columns, sorted }, typed, most) };
    },
  };
}

interface SortedCodes {
  row: Uint8Array;
  /** Where each code ends. */
  ends: Uint32Array;
  owners: Uint32Array;
  /** Places of all parts. */
  sorted: Uint32Array;
}

const rank: Record<CodeMatch, number> = { whole: 0, start: 1, part: 2, inside: 3 };

function find({ row, ends, owners, sorted }: SortedCodes, typed: string, most: number): Map<number, CodeMatch> {
  const found = new Map<number, CodeMatch>();
  const wanted = Array.from(compact(typed), (letter) => codeLetter(letter.charCodeAt(0)));
  if (wanted.length === 0) return found;
  const compareAt = (at: number): number => {
    const place = uintAt(sorted, at);
    return compare(row, place, uintAt(ends, firstAbove(ends, place)), wanted);
  };
  for (let at = firstNotBelow(sorted.length, compareAt); at < sorted.length && found.size < most; at += 1) {
    if (compareAt(at) !== 0) break;
    const place = uintAt(sorted, at);
    const code = firstAbove(ends, place);
    const isStart = place === (code === 0 ? 0 : ends[code - 1]);
    const isEnd = place + wanted.length === ends[code];
    const match = isStart ? (isEnd ? 'whole' : 'start') : isEnd ? 'part' : 'inside';
    const owner = uintAt(owners, code);
    const known = found.get(owner);
    if (known === undefined || rank[match] < rank[known]) found.set(owner, match);
  }
  return found;
}

function firstNotBelow(length: number, compareAt: (at: number) => number): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareAt(middle) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Below 0, 0 or above 0 as the code sorts before, begins with, or sorts after `wanted`. */
function compare(row: Uint8Array, place: number, end: number, wanted: readonly number[]): number {
  for (let at = 0; at < wanted.length; at += 1) {
    const there = place + at < end ? byteAt(row, place + at) : 0;
    if (there !== wanted[at]) return there - itemAt(wanted, at);
  }
  return 0;
}

/** The code that contains a place: the first that ends after it. */
const firstAbove = (ends: Uint32Array, place: number): number =>
  firstNotBelow(ends.length, (at) => (uintAt(ends, at) <= place ? -1 : 1));
