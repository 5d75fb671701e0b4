// Reads that fail where the index is wrong, instead of going on with a zero. One function for each kind of row: V8 compiles a
// read to a plain load only while it sees rows of one kind.

export function byteAt(row: Uint8Array, at: number): number {
  const value = row[at];
  if (value === undefined) throw beyond(at, row.length);
  return value;
}

export function shortAt(row: Uint16Array, at: number): number {
  const value = row[at];
  if (value === undefined) throw beyond(at, row.length);
  return value;
}

export function intAt(row: Int32Array, at: number): number {
  const value = row[at];
  if (value === undefined) throw beyond(at, row.length);
  return value;
}

export function uintAt(row: Uint32Array, at: number): number {
  const value = row[at];
  if (value === undefined) throw beyond(at, row.length);
  return value;
}

export function floatAt(row: Float32Array, at: number): number {
  const value = row[at];
  if (value === undefined) throw beyond(at, row.length);
  return value;
}

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
