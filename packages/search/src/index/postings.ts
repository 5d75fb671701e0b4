import { uintAt } from '../rows/checked.ts';
/** Values of each term, one term after the other: those of term `t` are from `starts[t]` to before `starts[t + 1]`. */
export interface Postings {
  starts: Uint32Array;
  values: Uint32Array;
}

export interface PostingsBuilder {
  add(term: number, value: number): void;
  /** Groups the values by term, in the order of adding. */
  finish(terms: number): Generator<undefined, Postings>;
}

/** Entries handled between two yields. */
const STEP = 200_000;

/** Collects numbers by term without an object for each. */
export function createPostingsBuilder(): PostingsBuilder {
  let termOf = new Uint32Array(1024);
  let valueOf = new Uint32Array(1024);
  let size = 0;
  return {
    add(term, value) {
      if (size === termOf.length) {
        termOf = grown(termOf);
        valueOf = grown(valueOf);
      }
      termOf[size] = term;
      valueOf[size] = value;
      size += 1;
    },
    *finish(terms) {
      const starts = new Uint32Array(terms + 1);
      for (let at = 0; at < size; at += 1) {
        const after = uintAt(termOf, at) + 1;
        starts[after] = uintAt(starts, after) + 1;
        if (at % STEP === STEP - 1) yield;
      }
      for (let at = 1; at <= terms; at += 1) starts[at] = uintAt(starts, at) + uintAt(starts, at - 1);
      const next = starts.slice();
      const values = new Uint32Array(size);
      for (let at = 0; at < size; at += 1) {
        const term = uintAt(termOf, at);
        const place = uintAt(next, term);
        values[place] = uintAt(valueOf, at);
        next[term] = place + 1;
        if (at % STEP === STEP - 1) yield;
      }
      termOf = valueOf = new Uint32Array(0);
      return { starts, values };
    },
  };
}

export function grown(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const wider = new Uint32Array(array.length * 2);
  wider.set(array);
  return wider;
}

export function widened(array: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const wider = new Uint8Array(array.length * 2);
  wider.set(array);
  return wider;
}

/** The place of `wanted` in sorted values from `from` to before `to`, or where it would be inserted. */
export function placeOf(values: Uint32Array, wanted: number, from: number, to: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (uintAt(values, middle) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
