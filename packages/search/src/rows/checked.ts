// Reads that fail where the index is wrong, instead of going on with a zero. One function for each kind of row: V8 compiles a
// read to a plain load only while it sees rows of one kind.

/** Throws a RangeError beyond the end, as do the other reads of this file. */
export function byteAt(row: Uint8Array, at: number): number {
  const value = row[at];
  if (value === undefined) throw beyond(at, row.length);
  return value;
}

/** An unsigned 16-bit number. */
export function shortAt(row: Uint16Array, at: number): number {
  const value = row[at];
  if (value === undefined) throw beyond(at, row.length);
  return value;
}

/** A signed 32-bit number. */
export function intAt(row: Int32Array, at: number): number {
  const value = row[at];
  if (value === undefined) throw beyond(at, row.length);
  return value;
}

/** An unsigned 32-bit number. */
export function uintAt(row: Uint32Array, at: number): number {
  const value = row[at];
  if (value === undefined) throw beyond(at, row.length);
  return value;
}

/** A 32-bit fraction. */
export function floatAt(row: Float32Array, at: number): number {
  const value = row[at];
  if (value === undefined) throw beyond(at, row.length);
  return value;
}

/** A 64-bit fraction. */
export function doubleAt(row: Float64Array, at: number): number {
  const value = row[at];
  if (value === undefined) throw beyond(at, row.length);
  return value;
}

/** Of a list without holes and without `undefined`. */
export function itemAt<Item>(list: readonly Item[], at: number): Item {
  const item = list[at];
  if (item === undefined) throw beyond(at, list.length);
  return item;
}

const beyond = (at: number, length: number): RangeError => new RangeError(`${at} is not in a row of ${length}`);
