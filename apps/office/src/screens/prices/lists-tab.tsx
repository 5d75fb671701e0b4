import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useCallback, useState } from 'react';
import { formatNumber } from '@tonalia/rules/money';
import { listedTradeTypesQuery } from '../../api/price-lists.ts';
import { gridTabsQuery } from '../../api/products.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import type { CellRange } from '../../components/data-grid/selection.ts';
import { useEdits } from '../../components/data-grid/use-edits.ts';
import { LeaveGuard } from '../../components/leave-guard.tsx';
import { EmptyNote, LoadFailure, LoadingRows } from '../../components/states.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { useWide } from '../../components/use-wide.ts';
import { listsTexts as texts } from '../../messages/price-lists.es-CO.ts';
import { pricesTexts } from '../../messages/prices.es-CO.ts';
import { productsTexts } from '../../messages/products.es-CO.ts';
import type { PendingEdit } from '../../features/cell-edits/edits.ts';
import { GridFoot } from '../../features/cell-edits/grid-foot.tsx';
import { useUnsavedKeys } from '../../features/cell-edits/use-unsaved-keys.ts';
import { listCellView } from './list-cells.tsx';
import { ListsFilter } from './lists-filter.tsx';
import type { PricesTabProps } from './prices-tab-props.ts';
import { useListCells } from './use-list-cells.ts';
import { useListColumns } from './use-list-columns.ts';
import { useListRows } from './use-list-rows.ts';

const ListsDataGrid = lazy(() => import('./data-grid-of-lists.tsx').then((one) => ({ default: one.ListsDataGrid })));
const ListCards = lazy(() => import('./list-cards.tsx').then((one) => ({ default: one.ListCards })));
const SaveParts = lazy(() =>
  import('../../features/cell-edits/save-parts.tsx').then((one) => ({ default: one.SaveParts })),
);

const keys = [
  { keys: ['⌘', 'D'], does: productsTexts.keys.fill },
  { keys: ['%'], does: texts.keys.relative },
  { keys: ['⌫'], does: texts.keys.clear },
];

/** The base price and the price of each trade type in one grid. Changed cells wait in the bar until they are saved. */
export function ListsTab({ search, onChange }: PricesTabProps) {
  const operator = useOperator();
  const isWide = useWide();
  const [range, setRange] = useState<CellRange>({ top: 0, bottom: 0, left: 0, right: 0 });
  const seesCosts = mayDo(operator, 'costs.read');
  // prices are typed with IVA
  const isWithTax = search.iva !== 'sin';
  const mayEdit = isWithTax && mayDo(operator, 'catalogue.edit') && mayDo(operator, 'prices.edit');
  const { data: types = [] } = useQuery(listedTradeTypesQuery);
  const chosen = useListColumns(types, seesCosts);
  const columns = chosen.shown;
  const { list, rows, filter, opened } = useListRows(search);
  const { data: counts } = useQuery(gridTabsQuery(filter));
  const all = counts?.results.find(({ tab }) => tab === 'all');
  const edits = useEdits<PendingEdit>(`price-lists:${operator._id}`);
  const cells = useListCells({ rows, columns, edits, filter, mayEdit });
  useUnsavedKeys(edits);
  const toggle = useCallback(
    (productId: string) => {
      const next = opened.includes(productId) ? opened.filter((id) => id !== productId) : [...opened, productId];
      onChange({ abiertos: next.slice(-50).join(',') || undefined });
    },
    [opened, onChange],
  );
  useKeys({
    // why the price under the cursor is what it is
    e: () =>
      onChange({
        panel: 'explicar',
        version: rows[range.top]?.version?._id,
        tipo: columns[range.left]?.prices?.tradeTypeId,
      }),
  });
  const page = list.data;
  const total = all && productsTexts.versions(`${formatNumber(all.total)}${all.totalIsExact ? '' : '+'}`);
  const view = {
    pending: edits.pending,
    problems: cells.problems,
    mayEdit,
    isWithTax,
    lowestMargin: page?.lowestMargin ?? 0,
    onToggle: toggle,
  };
  return (
    <>
      <ListsFilter
        search={search}
        onChange={onChange}
        types={types}
        columns={chosen.columns}
        lowestMargin={page?.lowestMargin}
      />
      {list.isPending && <LoadingRows rows={12} />}
      {list.isError && !page && (
        <LoadFailure what={pricesTexts.what} cause={list.error} onRetry={() => void list.refetch()} />
      )}
      {page && rows.length === 0 && <EmptyNote title={texts.nothing} />}
      <Suspense fallback={<LoadingRows rows={12} />}>
        {rows.length > 0 && isWide && (
          <ListsDataGrid
            filter={filter}
            versions={all?.total}
            cells={cells}
            mayEdit={mayEdit}
            isRaised={edits.pending.size > 0}
            label={texts.grid}
            columns={columns}
            rows={rows}
            total={Math.max(page?.total ?? 0, rows.length)}
            cellAt={({ row, column }) => {
              const [at, of] = [rows[row], columns[column]];
              return at && of ? listCellView(at, of, view) : { content: null, text: '', isEditable: false };
            }}
            onToggleRow={(row) => {
              const productId = rows[row]?.product?._id;
              if (productId) toggle(productId);
            }}
            onSelect={setRange}
            onType={cells.type}
            onCheck={() => undefined}
            onFillDown={cells.fillDown}
            onClear={cells.clear}
            onUndo={edits.undo}
            onRedo={edits.redo}
          />
        )}
        {rows.length > 0 && !isWide && (
          <ListCards
            rows={rows}
            columns={columns}
            pending={edits.pending}
            mayEdit={mayEdit}
            onToggle={toggle}
            onChange={cells.change}
          />
        )}
      </Suspense>
      <GridFoot
        facts={[total, texts.lists(types.length)].filter(Boolean).join(', ')}
        page={page?.page ?? 1}
        pages={page?.pages ?? 1}
        onPage={(pagina) => onChange({ pagina, abiertos: undefined })}
        keys={keys}
      />
      <Suspense>
        {(edits.pending.size > 0 || cells.question) && <SaveParts edits={edits} question={cells.question} />}
      </Suspense>
      <LeaveGuard count={edits.pending.size} />
    </>
  );
}
