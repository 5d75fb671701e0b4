import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Suspense, lazy, useEffect, useMemo } from 'react';
import { mayDo, useOperator } from '../../api/session.ts';
import { stockQuery } from '../../api/stock.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { EmptyNote, LoadFailure, LoadingRows, NothingFound } from '../../components/states.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { useWide } from '../../components/use-wide.ts';
import { stockTexts as texts } from '../../messages/stock.es-CO.ts';
import { useChoice } from '../../components/use-choice.ts';
import { useColumns } from '../../features/list-views/use-columns.ts';
import { StockActions } from './stock-actions.tsx';
import { StockBar, StockFoot, StockTabs } from './stock-bar.tsx';
import { StockBulk } from './stock-bulk.tsx';
import { type StockSearch, askedStock, isFurther, readStockSearch } from './stock-search.ts';
import { StockCards } from './stock-cards.tsx';
import { stockColumnsFor } from './stock-columns.tsx';
import { StockTable } from './stock-table.tsx';

const route = getRouteApi('/frame/existencias');
const StockSheet = lazy(() => import('./stock-sheet.tsx').then((module) => ({ default: module.StockSheet })));

const TransfersTab = lazy(() => import('./transfers-tab.tsx').then((module) => ({ default: module.TransfersTab })));

const MovementsTab = lazy(() => import('./movements-tab.tsx').then((module) => ({ default: module.MovementsTab })));
const PurchaseOrdersTab = lazy(() =>
  import('./purchase-orders-tab.tsx').then((module) => ({ default: module.PurchaseOrdersTab })),
);
const CountsTab = lazy(() => import('./counts-tab.tsx').then((module) => ({ default: module.CountsTab })));

/** The stock by version, or one of the lists beside it. */
export function StockScreen() {
  const search = route.useSearch();
  return isFurther(search.vista) ? <FurtherList search={search} /> : <StockList search={search} />;
}

function FurtherList({ search }: { search: StockSearch }) {
  const list = useQuery(stockQuery({}));
  return (
    <>
      <PageHeader title={texts.title} actions={<StockActions />} />
      <StockTabs search={search} page={list.data} />
      <Suspense fallback={<LoadingRows rows={8} />}>
        {search.vista === 'traslados' && <TransfersTab />}
        {search.vista === 'compras' && <PurchaseOrdersTab />}
        {search.vista === 'conteos' && <CountsTab />}
        {search.vista === 'movimientos' && <MovementsTab search={search} />}
      </Suspense>
    </>
  );
}

/** The units of every version by warehouse, with how long they last; a sheet shows the movements of one. */
function StockList({ search }: { search: StockSearch }) {
  const navigate = useNavigate();
  const isWide = useWide();
  const list = useQuery(stockQuery(askedStock(search)));
  const operator = useOperator();
  const mayTransfer = mayDo(operator, 'stock.transfer');
  const columns = useColumns(
    {
      list: 'stock',
      all: stockColumnsFor(operator, list.data?.warehouses ?? []),
      fixed: 'version',
      titleOf: ({ title }) => title,
    },
    undefined,
  );
  const items = useMemo(() => list.data?.results ?? [], [list.data]);
  const choice = useChoice(useMemo(() => items.map(({ versionId }) => versionId), [items]));
  const chosen = items.filter(({ versionId }) => choice.codes.has(versionId));
  const { fila, panel, vista: _view, orden: _order, pagina: _page, ...narrowed } = search;
  const at = items.findIndex(({ versionId }) => versionId === fila);
  const go = (versionId: string | undefined, isOpen: boolean) =>
    void navigate({
      to: '/existencias',
      search: {
        ...search,
        ...(versionId !== undefined && { fila: versionId }),
        panel: isOpen ? ('movimientos' as const) : undefined,
      },
      replace: true,
      resetScroll: false,
    });
  const move = (by: number) =>
    go(items[at < 0 ? 0 : Math.min(Math.max(at + by, 0), items.length - 1)]?.versionId, panel !== undefined);
  const order = (orden: StockSearch['orden']) =>
    void navigate({
      to: '/existencias',
      search: readStockSearch({ ...search, orden, pagina: undefined, fila: undefined }),
      replace: true,
    });
  const open = fila === undefined ? undefined : () => go(fila, true);
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: open,
    a: open,
    t:
      mayTransfer && at >= 0
        ? () =>
            void navigate({
              to: '/existencias/traslados/$transferId',
              params: { transferId: 'nuevo' },
              search: { version: items[at]?.code },
            })
        : undefined,
  });
  useEffect(() => {
    if (fila) document.querySelector(`[data-stock="${CSS.escape(fila)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [fila]);
  return (
    <>
      <PageHeader title={texts.title} actions={<StockActions code={items[at]?.code} />} />
      <StockTabs search={search} page={list.data} />
      <StockBar search={search} page={list.data} columns={columns} />
      <div className="min-w-0 flex-1 lg:overflow-x-auto">
        {list.isPending && <LoadingRows rows={12} />}
        {list.isError && !list.data && (
          <LoadFailure what={texts.what} cause={list.error} onRetry={() => void list.refetch()} />
        )}
        {list.data && items.length === 0 && (Object.keys(narrowed).length > 0 || search.vista) && (
          <NothingFound title={texts.noneFound} />
        )}
        {list.data && items.length === 0 && Object.keys(narrowed).length === 0 && !search.vista && (
          <EmptyNote title={texts.none} text={texts.noneText} />
        )}
        {list.data && items.length > 0 && isWide && (
          <StockTable
            items={items}
            columns={columns.shown}
            focused={fila}
            choice={mayTransfer ? choice : undefined}
            order={search.orden}
            onOrder={order}
            onOpen={(versionId) => go(versionId, true)}
          />
        )}
        {items.length > 0 && !isWide && <StockCards items={items} onOpen={(versionId) => go(versionId, true)} />}
      </div>
      {chosen.length > 0 && <StockBulk chosen={chosen} onClear={choice.clear} />}
      {list.data && <StockFoot page={list.data} search={search} />}
      {panel && fila && (
        <Suspense>
          <StockSheet
            key={fila}
            versionId={fila}
            warehouseId={search.bodega}
            onMove={move}
            onRead={(found) => go(found, true)}
            onClose={() => go(fila, false)}
          />
        </Suspense>
      )}
    </>
  );
}
