import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, lazy, useCallback, useState } from 'react';
import { formatPesos } from '@tonalia/rules/money';
import { versionsQuery } from '../../api/products.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { useEdits } from '../../components/data-grid/use-edits.ts';
import type { CellRange } from '../../components/data-grid/selection.ts';
import { LeaveGuard } from '../../components/leave-guard.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { EmptyNote, LoadFailure } from '../../components/states.tsx';
import { useWide } from '../../components/use-wide.ts';
import { productsTexts as texts } from '../../messages/products.es-CO.ts';
import { SavedViews } from '../../features/list-views/saved-views.tsx';
import { cellView } from './cell-view.tsx';
import type { EditedField, PendingEdit } from '../../features/cell-edits/edits.ts';
import { FilterBar } from './filter-bar.tsx';
import { GridFoot } from '../../features/cell-edits/grid-foot.tsx';
import { CardsSkeleton, GridSkeleton } from './grid-skeleton.tsx';
import { ProductTabs } from './product-tabs.tsx';
import { ProductViewTab } from './product-view-tab.tsx';
import { ProductsHead } from './products-head.tsx';
import { type ProductsSearch, readProductsSearch, views } from '../../features/cell-edits/products-search.ts';
import { useCells } from './use-cells.ts';
import { useGridColumns } from './use-grid-columns.ts';
import { useGridRows } from './use-grid-rows.ts';
import { useChosen } from '../../features/cell-edits/use-chosen.ts';
import { useUnsavedKeys } from '../../features/cell-edits/use-unsaved-keys.ts';

const AdjustDialog = lazy(() => import('./adjust-dialog.tsx').then((one) => ({ default: one.AdjustDialog })));
const DataGrid = lazy(() =>
  import('../../components/data-grid/data-grid.tsx').then((one) => ({ default: one.DataGrid })),
);
const CreateProduct = lazy(() => import('./create-product.tsx').then((one) => ({ default: one.CreateProduct })));
const CreateCombo = lazy(() => import('./create-combo.tsx').then((one) => ({ default: one.CreateCombo })));
const ChosenBar = lazy(() => import('./chosen-bar.tsx').then((one) => ({ default: one.ChosenBar })));
const SaveParts = lazy(() =>
  import('../../features/cell-edits/save-parts.tsx').then((one) => ({ default: one.SaveParts })),
);
const ProductCards = lazy(() => import('./product-cards.tsx').then((one) => ({ default: one.ProductCards })));

const route = getRouteApi('/frame/productos');
const permissions = { price: 'prices.edit', minimum: 'catalogue.edit', visible: 'catalogue.publish' } as const;

/** The products as a spreadsheet of versions: filters, cells to edit, and the bar that saves them. */
export function ProductsScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const operator = useOperator();
  const isWide = useWide();
  const [range, setRange] = useState<CellRange>({ top: 0, bottom: 0, left: 0, right: 0 });
  const [isAdjusting, setAdjusting] = useState<'range' | 'chosen'>();
  const [creating, setCreating] = useState<'product' | 'combo'>();
  const mayEdit = (field: EditedField) => mayDo(operator, 'catalogue.edit') && mayDo(operator, permissions[field]);
  const { list, page, rows, filter, total, opened } = useGridRows(search);
  const edits = useEdits<PendingEdit>(`products:${operator._id}`);
  const { saved, view, kept, columns, shown } = useGridColumns(search);
  const cells = useCells({ rows, columns: shown, edits, filter, mayEdit });
  const cache = useQueryClient();
  const chosen = useChosen({
    rows,
    filter,
    total,
    load: (wanted, nth) => cache.fetchQuery(versionsQuery({ ...wanted, ...(nth > 1 && { page: nth }) })),
  });

  const change = (part: { [K in keyof ProductsSearch]?: ProductsSearch[K] | undefined }) =>
    void navigate({ search: ({ pagina: _page, abiertos: _open, ...now }) => readProductsSearch({ ...now, ...part }) });
  const toggle = useCallback(
    (productId: string) => {
      const next = opened.includes(productId) ? opened.filter((id) => id !== productId) : [...opened, productId];
      void navigate({
        search: (now) => readProductsSearch({ ...now, abiertos: next.slice(-50).join(',') || undefined }),
        replace: true,
        resetScroll: false,
      });
    },
    [opened, navigate],
  );
  useUnsavedKeys(edits);

  const priced = cells.pricedIn(range);
  const facts = factsOf(
    range,
    priced.map(({ price }) => price),
  );
  const waiting = isWide ? <GridSkeleton columns={shown} /> : <CardsSkeleton />;
  const drawn = {
    pending: edits.pending,
    problems: cells.problems,
    mayEdit,
    list: filter.tradeTypeId,
    onToggle: toggle,
  };
  return (
    <div className="flex min-h-0 flex-col max-lg:flex-1 lg:h-dvh lg:overflow-hidden">
      <ProductsHead {...{ search, filter, chosen }} onCreate={() => setCreating('product')} />
      <ProductTabs search={search} isSaved={view !== undefined}>
        <SavedViews
          views={saved}
          columns={columns}
          current={view}
          search={kept}
          tab={(one, isCurrent) => <ProductViewTab view={one} isCurrent={isCurrent} />}
        />
      </ProductTabs>
      <FilterBar search={search} onChange={change} columns={columns} />
      {list.isPending && waiting}
      {list.isError && !page && (
        <LoadFailure what={texts.what} cause={list.error} onRetry={() => void list.refetch()} />
      )}
      {page && rows.length === 0 && (
        <div className="flex flex-1 items-center justify-center">
          <EmptyNote title={texts.nothing[views[search.vista ?? 'todos']]}>
            <OfficeButton look="secondary" onClick={() => void navigate({ search: {} })}>
              {texts.removeFilters}
            </OfficeButton>
          </EmptyNote>
        </div>
      )}
      <Suspense fallback={waiting}>
        {rows.length > 0 && isWide && (
          <DataGrid
            label={texts.grid}
            columns={shown}
            rows={rows}
            total={Math.max(page?.total ?? 0, rows.length)}
            cellAt={({ row, column }) => {
              const [at, id] = [rows[row], shown[column]?.id];
              return at && id ? cellView(at, id, drawn) : { content: null, text: '', isEditable: false };
            }}
            choice={mayDo(operator, 'catalogue.edit') ? chosen.choice : undefined}
            onToggleRow={(row) => {
              const productId = rows[row]?.product?._id;
              if (productId) toggle(productId);
            }}
            onSelect={setRange}
            onType={cells.type}
            onCheck={cells.check}
            onFillDown={cells.fillDown}
            onOpen={(row) => {
              const productId = rows[row]?.version?.productId;
              if (productId) void navigate({ to: '/productos/$productId', params: { productId }, search });
            }}
            onUndo={edits.undo}
            onRedo={edits.redo}
          />
        )}
      </Suspense>
      <Suspense fallback={waiting}>
        {rows.length > 0 && !isWide && (
          <ProductCards
            rows={rows}
            pending={edits.pending}
            mayEdit={mayEdit}
            list={filter.tradeTypeId}
            onToggle={toggle}
            onChange={cells.change}
          />
        )}
      </Suspense>
      <Suspense>
        {creating === 'product' && (
          <CreateProduct onClose={() => setCreating(undefined)} onCombo={() => setCreating('combo')} />
        )}
        {creating === 'combo' && <CreateCombo onClose={() => setCreating(undefined)} />}
        {isAdjusting && (
          <AdjustDialog
            count={isAdjusting === 'range' ? priced.length : chosen.count}
            onClose={() => setAdjusting(undefined)}
            onApply={(adjustment) => {
              setAdjusting(undefined);
              if (isAdjusting === 'range') cells.adjust(range, adjustment);
              else void chosen.versions().then((them) => them && cells.adjustAll(them, adjustment));
            }}
          />
        )}
        {chosen.count > 0 && isWide && !cells.question && (
          <ChosenBar
            {...{ chosen, total, mayEdit }}
            isRaised={edits.pending.size > 0}
            onAdjust={() => setAdjusting('chosen')}
            onShow={(isVisible) => void chosen.versions().then((them) => them && cells.show(them, isVisible))}
          />
        )}
      </Suspense>
      <GridFoot
        facts={list.isPending ? texts.loading : rows.length === 0 ? texts.versions('0') : isWide ? facts : ''}
        page={page?.page ?? 1}
        pages={page?.pages ?? 1}
        onPage={(pagina) =>
          void navigate({ search: (now) => readProductsSearch({ ...now, pagina, abiertos: undefined }) })
        }
        onAdjust={isWide && priced.length > 0 ? () => setAdjusting('range') : undefined}
      />
      <Suspense>
        {(edits.pending.size > 0 || cells.question) && <SaveParts edits={edits} question={cells.question} />}
      </Suspense>
      <LeaveGuard count={edits.pending.size} />
    </div>
  );
}

/** "6 celdas · promedio $ 16.900" */
function factsOf({ top, bottom, left, right }: CellRange, prices: readonly number[]): string {
  const count = (bottom - top + 1) * (right - left + 1);
  const mean = prices.reduce((sum, price) => sum + price, 0) / prices.length;
  const isPrices = left === right && prices.length > 1;
  return [texts.cells(count), ...(isPrices ? [texts.mean(formatPesos(Math.round(mean)))] : [])].join(' · ');
}
