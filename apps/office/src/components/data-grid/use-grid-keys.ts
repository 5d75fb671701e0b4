import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { CellView, DataColumn, DataRow } from './grid-parts.ts';
import { type CellPlace, type CellRange, placeAfter } from './selection.ts';
import { readTsv, writeTsv } from './tsv.ts';
import type { ChosenRange } from './use-range.ts';

/** What the grid asks of its screen. */
export interface GridActions {
  /** Texts for cells, typed or pasted. */
  onType: (cells: readonly (CellPlace & { text: string })[]) => void;
  onCheck: (places: readonly CellPlace[], isChecked: boolean) => void;
  /** Copies the first row of the range to the others. */
  onFillDown: (range: CellRange) => void;
  /** ⌫ on the range. */
  onClear?: (range: CellRange) => void;
  onUndo: () => void;
  onRedo: () => void;
  /** Moves the row of the active cell by one: Alt with an arrow. */
  onMove?: (row: number, by: 1 | -1) => void;
  /** ↵ on a cell that is not typed into. */
  onOpen?: (row: number) => void;
}

interface Keyed extends GridActions {
  chosen: ChosenRange;
  rows: readonly DataRow[];
  columns: readonly DataColumn[];
  cellAt: (place: CellPlace) => CellView;
  onToggleRow: (row: number) => void;
  onMoved: (place: CellPlace) => void;
  /** X on a row. */
  onChoose?: ((row: number) => void) | undefined;
}

/** The keys, the clipboard and the fill handle of a grid. */
export function useGridKeys(grid: Keyed) {
  const { chosen, rows, columns, cellAt } = grid;
  const { selection, range } = chosen;
  const [editing, setEditing] = useState<{ start: string }>();
  const filling = useRef(false);
  const latest = useRef(grid);
  useEffect(() => {
    latest.current = grid;
  });
  useEffect(() => {
    const release = () => {
      if (filling.current) latest.current.onFillDown(latest.current.chosen.range);
      filling.current = false;
    };
    addEventListener('pointerup', release);
    return () => removeEventListener('pointerup', release);
  }, []);

  const go = (place: CellPlace, isRange = false) => {
    chosen.choose(place, isRange);
    grid.onMoved(place);
  };
  const active = selection.active;
  const edit = (start?: string) => {
    const view = cellAt(active);
    if (view.isEditable && view.checked === undefined) setEditing({ start: start ?? view.text });
  };
  const check = (place: CellPlace) => {
    const view = cellAt(place);
    if (view.isEditable && view.checked !== undefined) grid.onCheck([place], view.checked !== true);
  };

  function pressWithModifier(key: string, isShift: boolean): boolean {
    if (key === 'd') grid.onFillDown(range);
    else if (key === 'z' && isShift) grid.onRedo();
    else if (key === 'z') grid.onUndo();
    else if (key === 'y') grid.onRedo();
    else if (key === 'a') {
      chosen.choose({ row: 0, column: 0 });
      chosen.choose({ row: rows.length - 1, column: columns.length - 1 }, true);
    } else return false;
    return true;
  }

  function press(key: string, isShift: boolean): boolean {
    const row = rows[active.row];
    const opens = active.column === 0 && row?.isOpen !== undefined && !isShift;
    if (opens && ((key === 'ArrowRight' && !row.isOpen) || (key === 'ArrowLeft' && row.isOpen))) {
      grid.onToggleRow(active.row);
      return true;
    }
    const place = placeAfter(key, active, { rows: rows.length, columns: columns.length });
    const view = cellAt(active);
    if (place) go(place, isShift);
    else if (key === 'Tab') {
      const column = active.column + (isShift ? -1 : 1);
      if (column < 0 || column >= columns.length) return false;
      go({ row: active.row, column });
    } else if (key === 'Enter' || key === 'F2') {
      if (view.isEditable && view.checked === undefined) edit();
      else if (row?.isOpen !== undefined) grid.onToggleRow(active.row);
      else grid.onOpen?.(active.row);
    } else if (key === ' ' && !columns[active.column]?.isText) {
      const isChecked = view.checked !== true;
      const places = checkable(range, cellAt);
      if (places.length === 0) return false;
      grid.onCheck(places, isChecked);
    } else if (key.toLowerCase() === 'x' && grid.onChoose && !columns[active.column]?.isText) {
      grid.onChoose(active.row);
    } else if ((key === 'Backspace' || key === 'Delete') && grid.onClear) {
      grid.onClear(range);
    } else if (columns[active.column]?.takesSign && /^[-−+]$/.test(key)) {
      edit(key);
    } else if (columns[active.column]?.isText ? key.length === 1 && view.isEditable : /^[\d$]$/.test(key)) edit(key);
    else return false;
    return true;
  }

  return {
    editing,
    edit,
    check,
    startFill: () => {
      filling.current = true;
    },
    /** Keeps what was typed, and moves on. */
    finish(text: string | undefined, step?: readonly [rows: number, columns: number]) {
      setEditing(undefined);
      if (text !== undefined && text !== cellAt(active).text) grid.onType([{ ...active, text }]);
      if (!step) return;
      const row = Math.min(Math.max(active.row + step[0], 0), rows.length - 1);
      go({ row, column: Math.min(Math.max(active.column + step[1], 0), columns.length - 1) });
    },
    handlers: {
      onKeyDown(event: KeyboardEvent) {
        if (event.target !== event.currentTarget || rows.length === 0) return;
        const { key, shiftKey } = event;
        if (event.altKey) {
          if (!grid.onMove || (key !== 'ArrowUp' && key !== 'ArrowDown')) return;
          const by = key === 'ArrowUp' ? -1 : 1;
          grid.onMove(active.row, by);
          go({ row: Math.min(Math.max(active.row + by, 0), rows.length - 1), column: active.column });
          event.preventDefault();
          return;
        }
        const isTaken =
          event.metaKey || event.ctrlKey ? pressWithModifier(key.toLowerCase(), shiftKey) : press(key, shiftKey);
        if (isTaken) event.preventDefault();
      },
      onCopy(event: ClipboardEvent) {
        const lines = rowsIn(range).map((row) => columnsIn(range).map((column) => cellAt({ row, column }).text));
        event.clipboardData.setData('text/plain', writeTsv(lines));
        event.preventDefault();
      },
      onPaste(event: ClipboardEvent) {
        event.preventDefault();
        grid.onType(pasted(readTsv(event.clipboardData.getData('text/plain')), range));
      },
    },
  };
}

const span = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const rowsIn = ({ top, bottom }: CellRange) => span(top, bottom);
const columnsIn = ({ left, right }: CellRange) => span(left, right);

const checkable = (range: CellRange, cellAt: (place: CellPlace) => CellView): CellPlace[] =>
  rowsIn(range)
    .flatMap((row) => columnsIn(range).map((column) => ({ row, column })))
    .filter((place) => cellAt(place).checked !== undefined && cellAt(place).isEditable);

/** Where the cells of a block go: from the first cell of the range on; one value fills the range. */
function pasted(block: string[][], range: CellRange): (CellPlace & { text: string })[] {
  const [single] = block;
  if (block.length === 1 && single?.length === 1)
    return rowsIn(range).flatMap((row) => columnsIn(range).map((column) => ({ row, column, text: single[0] ?? '' })));
  return block.flatMap((line, down) =>
    line.map((text, right) => ({ row: range.top + down, column: range.left + right, text })),
  );
}
