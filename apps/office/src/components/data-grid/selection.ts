/** A cell by its place. */
export interface CellPlace {
  row: number;
  column: number;
}

/** The active cell, and the other corner of the range. */
export interface Selection {
  active: CellPlace;
  anchor: CellPlace;
}

/** First and last row and column, both included. */
export interface CellRange {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export const rangeOf = ({ active, anchor }: Selection): CellRange => ({
  top: Math.min(active.row, anchor.row),
  bottom: Math.max(active.row, anchor.row),
  left: Math.min(active.column, anchor.column),
  right: Math.max(active.column, anchor.column),
});

export const isIn = (range: CellRange, { row, column }: CellPlace): boolean =>
  row >= range.top && row <= range.bottom && column >= range.left && column <= range.right;

/** The places of a range, row by row. */
export function placesIn({ top, bottom, left, right }: CellRange): CellPlace[] {
  const places: CellPlace[] = [];
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) places.push({ row, column });
  return places;
}

const steps: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-15, 0],
  PageDown: [15, 0],
};

/** Where a key leads in a grid of `rows` by `columns`; undefined for a key that moves nothing. */
export function placeAfter(
  key: string,
  { row, column }: CellPlace,
  { rows, columns }: { rows: number; columns: number },
): CellPlace | undefined {
  if (key === 'Home') return { row, column: 0 };
  if (key === 'End') return { row, column: columns - 1 };
  const step = steps[key];
  if (!step) return undefined;
  const within = (value: number, count: number) => Math.min(Math.max(value, 0), Math.max(count - 1, 0));
  return { row: within(row + step[0], rows), column: within(column + step[1], columns) };
}
