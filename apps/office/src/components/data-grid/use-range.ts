import { useCallback, useMemo, useState } from 'react';
import { type CellPlace, type CellRange, type Selection, rangeOf } from './selection.ts';

/** The chosen range of a grid of `rows` by `columns`. It stays inside when rows disappear. */
export function useRange(rows: number, columns: number) {
  const [asked, setAsked] = useState<Selection>({ active: { row: 0, column: 0 }, anchor: { row: 0, column: 0 } });
  const within = ({ row, column }: CellPlace): CellPlace => ({
    row: Math.max(0, Math.min(row, rows - 1)),
    column: Math.min(column, columns - 1),
  });
  const active = within(asked.active);
  const anchor = within(asked.anchor);
  const { top, bottom, left, right } = rangeOf({ active, anchor });
  const range: CellRange = useMemo(() => ({ top, bottom, left, right }), [top, bottom, left, right]);
  /** Moves the active cell; with `isRange` the other corner stays. */
  const choose = useCallback(
    (place: CellPlace, isRange = false) => setAsked((now) => ({ active: place, anchor: isRange ? now.anchor : place })),
    [],
  );
  return { selection: { active, anchor }, range, choose };
}

export type ChosenRange = ReturnType<typeof useRange>;
