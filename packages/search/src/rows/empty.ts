/** The first of a row that is used again and again, with nothing in them. */
export const empty = <Row extends Float32Array | Uint8Array | Int32Array>(row: Row, length: number, nothing = 0): Row =>
  // as: part of a row is a row of its kind
  row.subarray(0, length).fill(nothing) as Row;
