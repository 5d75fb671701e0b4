import type { GridVersion } from '@tonalia/contract/products-grid';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '@tonalia/rules/money';
import { type GridFilter, MOST_PENDING, versionsQuery } from '../../api/products.ts';
import type { CellPlace, CellRange } from '../../components/data-grid/selection.ts';
import { useNotify } from '../../components/notices.tsx';
import { productsTexts as texts } from '../../messages/products.es-CO.ts';
import { type PriceAdjustment, adjusted } from '../../features/cell-edits/adjust.rules.ts';
import { type GridColumn, fieldOf } from './cell-view.tsx';
import {
  type GridEdits,
  type PendingEdit,
  type EditedField,
  type EditedValue,
  editKey,
  editOf,
  minimumOf,
  readTyped,
  savedOf,
} from '../../features/cell-edits/edits.ts';
import type { GridRow } from '../../features/cell-edits/grid-rows.ts';
import { useGroupWrite } from '../../features/cell-edits/use-group-write.ts';

interface Cells {
  rows: readonly GridRow[];
  columns: readonly GridColumn[];
  edits: GridEdits;
  filter: GridFilter;
  mayEdit: (field: EditedField) => boolean;
}

/** Turns texts that are typed, pasted, filled or checked into unsaved cells: one step for each act. */
export function useCells({ rows, columns, edits, filter, mayEdit }: Cells) {
  const { tradeTypeId: list } = filter;
  const cache = useQueryClient();
  const notify = useNotify();
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const group = useGroupWrite(change);

  const editable = ({ row, column }: CellPlace) => {
    const at = rows[row];
    const field = fieldOf(columns[column]?.id ?? 'name');
    return at && field && mayEdit(field) ? { at, field } : undefined;
  };
  /** The value that a version's cell shows. */
  const shown = (version: GridVersion, field: EditedField): EditedValue | null =>
    edits.pending.get(editKey(field, version, list))?.after ?? savedOf(version, field);

  function change(cells: ReadonlyMap<string, PendingEdit | undefined>): void {
    const keys = new Set([...edits.pending.keys(), ...cells.keys()]);
    if (keys.size > MOST_PENDING && cells.size > 1)
      return notify({ color: 'orange', message: texts.tooMany(formatNumber(MOST_PENDING)) });
    edits.change(cells);
  }

  /** Asks before a value goes to all versions of a product that the filters leave. */
  const askForGroup = (productId: string, field: EditedField, value: EditedValue): Promise<void> =>
    group.ask(
      (page) => cache.fetchQuery(versionsQuery({ ...filter, productId, page })),
      (versions) => new Map(versions.map((one) => [editKey(field, one, list), editOf(one, field, value, list)])),
    );

  function set(place: CellPlace, value: EditedValue, cells: Map<string, PendingEdit | undefined>): void {
    const cell = editable(place);
    if (!cell) return;
    const { at, field } = cell;
    if (at.version) cells.set(editKey(field, at.version, list), editOf(at.version, field, value, list));
    else if (field === 'minimum')
      cells.set(
        editKey(field, { _id: at.product.first._id, productId: at.product._id }),
        minimumOf(at.product, Number(value)),
      );
    else void askForGroup(at.product._id, field, value);
  }

  function type(typed: readonly (CellPlace & { text: string })[]): void {
    const cells = new Map<string, PendingEdit | undefined>();
    const found = new Map<string, string>();
    let skipped = 0;
    for (const { text, ...place } of typed) {
      const cell = editable(place);
      // a pasted block leaves the products' own rows alone
      if (!cell || (typed.length > 1 && cell.at.product)) {
        skipped += 1;
        continue;
      }
      if (text.trim() === '') continue;
      const read = readTyped(cell.field, text);
      if ('value' in read) set(place, read.value, cells);
      else found.set(cell.at.version ? editKey(cell.field, cell.at.version, list) : cell.at.key, read.problem);
    }
    setProblems(found);
    change(cells);
    if (found.size > 0)
      notify({ color: 'orange', message: texts.unread(found.size), detail: [...new Set(found.values())].join('. ') });
    else if (skipped > 0) notify({ color: 'white', message: texts.skipped(skipped) });
  }

  function fillDown({ top, bottom, left, right }: CellRange): void {
    const cells = new Map<string, PendingEdit | undefined>();
    for (let column = left; column <= right; column += 1) {
      const source = editable({ row: top, column });
      if (!source?.at.version) continue;
      const value = shown(source.at.version, source.field);
      for (let row = top + 1; value !== null && row <= bottom; row += 1)
        if (rows[row]?.version) set({ row, column }, value, cells);
    }
    change(cells);
  }

  function check(places: readonly CellPlace[], isChecked: boolean): void {
    const cells = new Map<string, PendingEdit | undefined>();
    for (const place of places) set(place, isChecked, cells);
    change(cells);
  }

  /** The versions of a range with a price that can be changed, and the price that is shown. */
  const pricedIn = ({ top, bottom, left, right }: CellRange): { version: GridVersion; price: number }[] => {
    const column = columns.findIndex(({ id }) => id === 'price');
    if (column < left || column > right || !mayEdit('price')) return [];
    return rows.slice(top, bottom + 1).flatMap(({ version }) => {
      const price = version && shown(version, 'price');
      return version && typeof price === 'number' ? [{ version, price }] : [];
    });
  };

  function adjustAll(versions: readonly GridVersion[], adjustment: PriceAdjustment): void {
    const cells = new Map<string, PendingEdit | undefined>();
    for (const version of versions) {
      const price = shown(version, 'price');
      const value = typeof price === 'number' ? adjusted(price, adjustment) : undefined;
      if (value !== undefined) cells.set(editKey('price', version, list), editOf(version, 'price', value, list));
    }
    change(cells);
  }
  const adjust = (range: CellRange, adjustment: PriceAdjustment): void =>
    adjustAll(
      pricedIn(range).map(({ version }) => version),
      adjustment,
    );

  const show = (versions: readonly GridVersion[], isVisible: boolean): void =>
    change(new Map(versions.map((one) => [editKey('visible', one), editOf(one, 'visible', isVisible)])));

  return {
    problems,
    type,
    check,
    fillDown,
    adjust,
    adjustAll,
    show,
    pricedIn,
    change,
    question: group.question,
  };
}
