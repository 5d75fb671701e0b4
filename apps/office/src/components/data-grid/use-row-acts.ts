import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { CellPlace } from './selection.ts';
import type { useGridKeys } from './use-grid-keys.ts';
import type { ChosenRange } from './use-range.ts';

interface GridParts {
  chosen: ChosenRange;
  keys: ReturnType<typeof useGridKeys>;
  scroller: RefObject<HTMLDivElement | null>;
}

/** What the rows of a grid do, as one object that stays: a row is drawn again for other cells only. */
export function useRowActs(grid: GridParts) {
  const latest = useRef(grid);
  useEffect(() => {
    latest.current = grid;
  });
  return useMemo(() => {
    const focus = () => latest.current.scroller.current?.focus({ preventScroll: true });
    return {
      point(place: CellPlace, isRange: boolean) {
        focus();
        latest.current.chosen.choose(place, isRange);
      },
      drag: (place: CellPlace) => latest.current.chosen.choose(place, true),
      edit: () => latest.current.keys.edit(),
      check: (place: CellPlace) => latest.current.keys.check(place),
      fill: () => latest.current.keys.startFill(),
      finish(text: string | undefined, step?: readonly [rows: number, columns: number]) {
        latest.current.keys.finish(text, step);
        focus();
      },
    };
  }, []);
}

export type GridRowActs = ReturnType<typeof useRowActs>;
