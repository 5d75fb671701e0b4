import type { OfficeProduct, SaleState } from '@tonalia/contract/product-office';
import { useState } from 'react';
import type { CellPlace, CellRange } from '../../components/data-grid/selection.ts';
import type { Edits } from '../../components/data-grid/use-edits.ts';
import { productTexts as texts } from '../../messages/product.es-CO.ts';
import {
  type FieldValue,
  type ShadeField,
  type EditedShade,
  type ValueEdit,
  addedCells,
  checkedState,
  editOf,
  keyOf,
  movedOrder,
  newIds,
  shadeFields,
} from './edits.rules.ts';
import { readValue } from './read-value.rules.ts';
import { type ShadeColumn, fieldOf } from './shade-cells.tsx';

interface ShadeTable {
  product: OfficeProduct;
  /** All rows in their order. */
  rows: readonly EditedShade[];
  /** Those that the search leaves: places in the table mean these. */
  found: readonly EditedShade[];
  columns: readonly ShadeColumn[];
  edits: Edits<ValueEdit>;
  canEdit: (field: ShadeField | 'order') => boolean;
}

/** A cell with the text that was typed or pasted into it. */
export type TypedCell = CellPlace & { text: string };
type CellEdits = Map<string, ValueEdit | undefined>;

/** Turns what is typed, pasted, filled, checked, added and moved in the table of shades into unsaved values: one step for each act. */
export function useShadeCells({ product, rows, found, columns, edits, canEdit }: ShadeTable) {
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const saved = new Map(product.shades.map((shade) => [shade._id, shade]));

  const cellOf = ({ row, column }: CellPlace) => {
    const at = found[row];
    const field = fieldOf(columns[column]?.id);
    return at && field && canEdit(field) ? { at, field } : undefined;
  };
  const set = (cells: CellEdits, row: EditedShade, field: ShadeField, value: FieldValue) => {
    const before = saved.get(row._id)?.[field] ?? null;
    // a cell of a new shade stays, whatever its value
    cells.set(keyOf(row._id, field), row.isAdded ? { before: null, after: value } : editOf(before, value));
  };
  const orderEdit = (from: EditedShade, to: number): ValueEdit | undefined => {
    const order = movedOrder(rows, rows.indexOf(from), to);
    return order && { before: null, after: order };
  };

  /** What was not understood, by its key; the other cells are changed. */
  function type(typed: readonly TypedCell[]): ReadonlyMap<string, string> {
    const cells: CellEdits = new Map();
    const wrong = new Map<string, string>();
    for (const { text, ...place } of typed) {
      const cell = cellOf(place);
      if (!cell) continue;
      const { at, field } = cell;
      if (field === 'state') {
        if (text === texts.yes || text === texts.no) set(cells, at, 'state', checkedState(at, text === texts.yes));
        continue;
      }
      if (field === 'order') {
        const to = Number(text.trim()) - 1;
        const edit = orderEdit(at, to);
        if (edit) cells.set('product:order', edit);
        else if (to !== rows.indexOf(at)) wrong.set(keyOf(at._id, 'order'), texts.problems.order);
        continue;
      }
      const read = readValue(field, text);
      if ('value' in read) set(cells, at, field, read.value);
      else wrong.set(keyOf(at._id, field), texts.problems[read.problem]);
    }
    setProblems(wrong);
    edits.change(cells);
    return wrong;
  }

  function fillDown({ top, bottom, left, right }: CellRange): void {
    const cells: CellEdits = new Map();
    for (let column = left; column <= right; column += 1) {
      const source = cellOf({ row: top, column });
      // codes and numbers are each shade's own
      if (!source || source.field === 'order' || source.field === 'code' || source.field === 'shade') continue;
      for (const row of found.slice(top + 1, bottom + 1)) set(cells, row, source.field, source.at[source.field]);
    }
    edits.change(cells);
  }

  function check(places: readonly CellPlace[], isChecked: boolean): void {
    const cells: CellEdits = new Map();
    for (const place of places) {
      const cell = cellOf(place);
      if (cell?.field === 'state') set(cells, cell.at, 'state', checkedState(cell.at, isChecked));
    }
    edits.change(cells);
  }

  /** New shades are forgotten; saved ones are withdrawn. */
  function remove({ top, bottom }: CellRange): void {
    const cells: CellEdits = new Map();
    for (const row of found.slice(top, bottom + 1)) {
      if (row.isAdded) for (const field of shadeFields) cells.set(keyOf(row._id, field), undefined);
      else if (canEdit('state')) set(cells, row, 'state', 'withdrawn' satisfies SaleState);
    }
    edits.change(cells);
  }

  /** The id of the new row. */
  function add(): string {
    const last = newIds(edits.pending).at(-1);
    const id = `+${last === undefined ? 1 : Number(last.slice(1)) + 1}`;
    const prices = rows.flatMap(({ price }) => price ?? []);
    edits.change(
      new Map(
        addedCells(id, {
          code: '',
          shade: null,
          name: null,
          swatch: null,
          price: prices.at(-1) ?? 1,
          state: canEdit('state') && product.state === 'published' ? 'published' : 'draft',
        }),
      ),
    );
    return id;
  }

  function move(top: number, by: 1 | -1): void {
    const row = found[top];
    const edit = row && orderEdit(row, rows.indexOf(row) + by);
    if (edit) edits.change(new Map([['product:order', edit]]));
  }

  /** Texts that were not understood are no longer marked. */
  const forget = () => setProblems(new Map());

  return { problems, type, forget, fillDown, check, remove, add, move };
}

export type ShadeCells = ReturnType<typeof useShadeCells>;
