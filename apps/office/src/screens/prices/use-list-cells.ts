import type { ListVersion } from '@tonalia/contract/price-lists';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '@tonalia/rules/money';
import { type ListsFilter, listVersionsQuery } from '../../api/price-lists.ts';
import { MOST_PENDING } from '../../api/products.ts';
import { type CellPlace, type CellRange, placesIn } from '../../components/data-grid/selection.ts';
import { useOperator } from '../../api/session.ts';
import { useNotify } from '../../components/notices.tsx';
import { productsTexts as texts } from '../../messages/products.es-CO.ts';
import type { GridEdits, PendingEdit } from '../../features/cell-edits/edits.ts';
import { useGroupWrite } from '../../features/cell-edits/use-group-write.ts';
import type { ListRow } from './list-cells.tsx';
import type { PriceListColumn, PriceColumn } from './list-columns.ts';
import { type WantedPrice, listKey, priceEditOf, readPrice, shownOwn } from './list-edits.ts';

interface ListCells {
  rows: readonly ListRow[];
  columns: readonly PriceListColumn[];
  edits: GridEdits;
  filter: ListsFilter;
  mayEdit: boolean;
}

type PriceCells = Map<string, PendingEdit | undefined>;

/** Turns what is typed, pasted, filled or removed in the lists into unsaved cells: one step for each act. */
export function useListCells({ rows, columns, edits, filter, mayEdit }: ListCells) {
  const cache = useQueryClient();
  const notify = useNotify();
  const { priceRounding } = useOperator();
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const group = useGroupWrite(change);

  function change(cells: ReadonlyMap<string, PendingEdit | undefined>): void {
    const keys = new Set([...edits.pending.keys(), ...cells.keys()]);
    if (keys.size > MOST_PENDING && cells.size > 1)
      notify({ color: 'orange', message: texts.tooMany(formatNumber(MOST_PENDING)) });
    else edits.change(cells);
  }

  const placed = ({ row, column }: CellPlace) => {
    const [at, prices] = [rows[row], columns[column]?.prices];
    return at && prices && mayEdit ? { at, prices } : undefined;
  };
  const put = (cells: PriceCells, version: ListVersion, prices: PriceColumn, wanted: WantedPrice) => {
    const key = listKey(prices, version._id);
    const edit = priceEditOf(version, prices, wanted, edits.pending);
    if (edit || edits.pending.has(key)) cells.set(key, edit);
  };

  /** Asks before a price goes to all versions of a product that the filters leave. */
  const askForGroup = (productId: string, prices: PriceColumn, wanted: WantedPrice): Promise<void> =>
    group.ask(
      (page) => cache.fetchQuery(listVersionsQuery({ ...filter, productId }, page)),
      (versions) => {
        const cells: PriceCells = new Map();
        for (const version of versions) put(cells, version, prices, wanted);
        return cells;
      },
    );

  function type(typed: readonly (CellPlace & { text: string })[]): void {
    const cells: PriceCells = new Map();
    const found = new Map<string, string>();
    let skipped = 0;
    for (const { text, ...place } of typed) {
      const cell = placed(place);
      // a pasted block leaves the products' own rows alone
      if (!cell || (typed.length > 1 && cell.at.product)) {
        skipped += 1;
        continue;
      }
      if (text.trim() === '') continue;
      const { at, prices } = cell;
      const read = readPrice(text, priceRounding);
      if ('problem' in read) found.set(at.version ? listKey(prices, at.version._id) : at.key, read.problem);
      else if (at.version) put(cells, at.version, prices, read.value);
      else void askForGroup(at.product._id, prices, read.value);
    }
    setProblems(found);
    change(cells);
    if (found.size > 0)
      notify({ color: 'orange', message: texts.unread(found.size), detail: [...new Set(found.values())].join('. ') });
    else if (skipped > 0) notify({ color: 'white', message: texts.skipped(skipped) });
  }

  function fillDown(range: CellRange): void {
    const cells: PriceCells = new Map();
    for (const place of placesIn(range)) {
      const [source, target] = [placed({ ...place, row: range.top }), placed(place)];
      if (place.row === range.top || !source?.at.version || !target?.at.version) continue;
      put(cells, target.at.version, target.prices, shownOwn(source.at.version, source.prices, edits.pending));
    }
    change(cells);
  }

  /** Gives the range back to the rule; a base price that was typed is forgotten. */
  function clear(range: CellRange): void {
    const cells: PriceCells = new Map();
    const places = placesIn(range);
    for (const place of places) {
      const cell = placed(place);
      if (cell?.at.version) put(cells, cell.at.version, cell.prices, null);
      else if (cell?.at.product && places.length === 1 && cell.prices.tradeTypeId !== undefined)
        void askForGroup(cell.at.product._id, cell.prices, null);
    }
    change(cells);
  }

  /** Sets one price of many versions, as one step. */
  function setAll(versions: readonly ListVersion[], prices: PriceColumn, wanted: WantedPrice): void {
    const cells: PriceCells = new Map();
    for (const version of versions) put(cells, version, prices, wanted);
    change(cells);
  }

  return {
    problems,
    change,
    setAll,
    type,
    fillDown,
    clear,
    question: group.question,
  };
}
