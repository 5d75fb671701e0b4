import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, lazy, useCallback, useState } from 'react';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { gridTabsQuery } from '../../api/products.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { useEdits } from '../../components/data-grid/use-edits.ts';
import type { CellRange } from '../../components/data-grid/selection.ts';
import { LeaveGuard } from '../../components/leave-guard.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { EmptyNote, LoadFailure } from '../../components/states.tsx';
import { useWide } from '../../components/use-wide.ts';
import { productsTexts as texts } from '../../messages/products.es-CO.ts';
import { cellView, gridColumns } from './cell-view.tsx';
import type { EditedField, PendingEdit } from '../../features/cell-edits/edits.ts';
import { FilterBar } from './filter-bar.tsx';
import { GridFoot } from '../../features/cell-edits/grid-foot.tsx';
import { GridSkeleton } from './grid-skeleton.tsx';
import { ProductTabs } from './product-tabs.tsx';
import { type ProductsSearch, readProductsSearch, views } from './products-search.ts';
import { useCells } from './use-cells.ts';
import { useGridRows } from './use-grid-rows.ts';
import { useUnsavedKeys } from '../../features/cell-edits/use-unsaved-keys.ts';

const AdjustDialog = lazy(() => import('./adjust-dialog.tsx').then((one) => ({ default: one.AdjustDialog })));
const DataGrid = lazy(() =>
  import('../../components/data-grid/data-grid.tsx').then((one) => ({ default: one.DataGrid })),
);
const CreateProduct = lazy(() => import('./create-product.tsx').then((one) => ({ default: one.CreateProduct })));
const UploadPhotos = lazy(() => import('./upload-photos.tsx').then((one) => ({ default: one.UploadPhotos })));
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
  const [isAdjusting, setAdjusting] = useState(false);
  const [isCreating, setCreating] = useState(false);
  const mayEdit = (field: EditedField) => mayDo(operator, 'catalogue.edit') && mayDo(operator, permissions[field]);
  const { list, page, rows, filter, opened } = useGridRows(search);
  const edits = useEdits<PendingEdit>(`products:${operator._id}`);
  const cells = useCells({ rows, edits, filter, mayEdit });
  const { data: tabs } = useQuery(gridTabsQuery({}));
  const all = tabs?.results.find(({ tab }) => tab === 'all');

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
  const view = {
    pending: edits.pending,
    problems: cells.problems,
    mayEdit,
    onToggle: toggle,
  };
  return (
    <div className="flex min-h-0 flex-col max-lg:flex-1 lg:h-dvh lg:overflow-hidden">
      <PageHeader
        title={texts.title}
        after={
          all && (
            <span className="text-[0.875rem] text-text-2">
              {texts.versions(`${formatNumber(all.total)}${all.totalIsExact ? '' : '+'}`)}
            </span>
          )
        }
        actions={
          mayDo(operator, 'catalogue.edit') && (
            <>
              <Suspense>
                <UploadPhotos />
              </Suspense>
              {mayDo(operator, 'prices.edit') && (
                <OfficeButton onClick={() => setCreating(true)}>{texts.create}</OfficeButton>
              )}
            </>
          )
        }
      />
      <ProductTabs search={search} />
      <FilterBar search={search} onChange={change} />
      {list.isPending && <GridSkeleton />}
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
      <Suspense fallback={<GridSkeleton />}>
        {rows.length > 0 && isWide && (
          <DataGrid
            label={texts.grid}
            columns={gridColumns}
            rows={rows}
            total={Math.max(page?.total ?? 0, rows.length)}
            cellAt={({ row, column }) => {
              const [at, id] = [rows[row], gridColumns[column]?.id];
              return at && id ? cellView(at, id, view) : { content: null, text: '', isEditable: false };
            }}
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
              if (productId) void navigate({ to: '/productos/$productId', params: { productId } });
            }}
            onUndo={edits.undo}
            onRedo={edits.redo}
          />
        )}
      </Suspense>
      <Suspense>
        {rows.length > 0 && !isWide && (
          <ProductCards
            rows={rows}
            pending={edits.pending}
            mayEdit={mayEdit}
            onToggle={toggle}
            onChange={cells.change}
          />
        )}
        {isCreating && <CreateProduct onClose={() => setCreating(false)} />}
        {isAdjusting && (
          <AdjustDialog
            count={priced.length}
            onClose={() => setAdjusting(false)}
            onApply={(adjustment) => {
              cells.adjust(range, adjustment);
              setAdjusting(false);
            }}
          />
        )}
      </Suspense>
      <GridFoot
        facts={list.isPending ? texts.loading : isWide ? facts : ''}
        page={page?.page ?? 1}
        pages={page?.pages ?? 1}
        onPage={(pagina) =>
          void navigate({ search: (now) => readProductsSearch({ ...now, pagina, abiertos: undefined }) })
        }
        onAdjust={isWide && priced.length > 0 ? () => setAdjusting(true) : undefined}
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
