import type { LoadSheet } from '@tonalia/contract/load-office';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Badge } from '@tonalia/ui/badge';
import { Icon } from '@tonalia/ui/icon';
import { Suspense, lazy, useState } from 'react';
import { loadBoardQuery } from '../../api/loads.ts';
import { Key, OfficeButton, officeButtonClass } from '../../components/office-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { useNotify } from '../../components/notices.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { formatWeekday } from '../../components/printed-day.ts';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { useReader } from '../../features/picking/use-reader.ts';
import { loadTexts as texts } from '../../messages/loads.es-CO.ts';
import { FreeNote } from './free-note.tsx';
import { LoadSide } from './load-side.tsx';
import { BackToPicking, LoadTabs } from './load-tabs.tsx';
import { LoadToolbar } from './load-toolbar.tsx';
import type { LoadsSearch } from './loads-search.ts';
import { StopTable } from './stop-table.tsx';
import { type LoadWork, useLoad } from './use-load.ts';
import { LoadWeight } from './load-weight.tsx';
import { useStopKeys } from './use-stop-keys.ts';
import { placeName } from '../../components/place-name.ts';

const ScanSheet = lazy(() =>
  import('../../features/picking/scan-sheet.tsx').then((module) => ({ default: module.ScanSheet })),
);
const DispatchLoadDialog = lazy(() =>
  import('./dispatch-load-dialog.tsx').then((module) => ({ default: module.DispatchLoadDialog })),
);
const MoveDialog = lazy(() => import('./move-dialog.tsx').then((module) => ({ default: module.MoveDialog })));
const OrderConflict = lazy(() => import('./load-conflict.tsx').then((module) => ({ default: module.OrderConflict })));
const DuePickups = lazy(() => import('./due-pickups.tsx').then((module) => ({ default: module.DuePickups })));
const BackPanel = lazy(() => import('./back-panel.tsx').then((module) => ({ default: module.BackPanel })));

/** One load sheet: its stops in order, its boxes, the driver, and the button that sends it. */
export function LoadScreen() {
  const { load: code } = useParams({ from: '/frame/alistamiento/rutas/$load' });
  const work = useLoad(code);
  const { data, error, refetch } = work.load;
  if (error && !data) return <LoadFailure what={texts.whatLoad} cause={error} onRetry={() => void refetch()} />;
  return data ? <Sheet key={code} load={data} work={work} /> : <LoadingRows />;
}

function Sheet({ load, work }: { load: LoadSheet; work: LoadWork }) {
  const search: LoadsSearch = useSearch({ from: '/frame/alistamiento/rutas/$load' });
  const navigate = useNavigate({ from: '/alistamiento/rutas/$load' });
  const { data: board } = useQuery(loadBoardQuery({ day: load.dispatchDate, warehouseId: load.warehouseId }));
  const notify = useNotify();
  const sortNear = (on: LoadWork) => import('./sort-near.tsx').then((file) => file.sortNear(load, on.arrange, notify));
  const [open, setOpen] = useState<'dispatch' | 'move' | 'scan'>();
  const change = (part: Partial<LoadsSearch>) =>
    void navigate({ search: (before: LoadsSearch) => withoutUndefined({ ...before, ...part }), replace: true });
  const focused = Math.min(search.parada ?? 0, load.stops.length);
  const focus = (parada: number) => change({ parada });
  const stop = load.stops[focused - 1];
  const isAboard = load.boxes > 0 && load.aboard === load.boxes && load.stops.every(({ isPacked }) => isPacked);
  useReader((label) => work.canScan && void work.scan(label, true));
  useStopKeys({
    focused,
    count: load.stops.length,
    onFocus: focus,
    onPlace: work.canPlan
      ? (to) => {
          void work.place(focused - 1, to - 1);
          focus(Math.max(1, Math.min(load.stops.length, to)));
        }
      : undefined,
    onMove: work.canPlan && stop ? () => setOpen('move') : undefined,
    onDispatch: work.canDispatch && load.stops.length > 0 ? () => setOpen('dispatch') : undefined,
  });
  return (
    <>
      <PageHeader
        title={texts.route(load.routeName)}
        before={<BackToPicking />}
        after={
          <>
            <Badge tone={load.state === 'draft' ? (isAboard ? 'success' : 'warn') : 'neutral'}>
              {load.state === 'draft' ? texts.aboard(load.aboard, load.boxes) : texts.state[load.state]}
            </Badge>
            <span className="truncate text-[0.875rem] font-medium text-text-2 max-xl:hidden">
              {texts.where(formatWeekday(load.dispatchDate), placeName(load.warehouse))}
            </span>
          </>
        }
        actions={
          <>
            <Link
              to="/alistamiento/rutas/$load/hoja"
              params={{ load: load.code }}
              target="_blank"
              className={`${officeButtonClass('secondary')} max-lg:hidden`}
            >
              <Icon name={outlines.printer} size="sm" />
              {texts.sheet}
            </Link>
            {work.canDispatch && (
              <OfficeButton icon="truck" disabled={load.stops.length === 0} onClick={() => setOpen('dispatch')}>
                {texts.dispatch}
              </OfficeButton>
            )}
          </>
        }
      />
      {board && <LoadTabs board={board} shown={load.code} />}
      <div className="flex flex-1 flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_345px]">
        <div className="flex min-w-0 flex-col">
          <LoadToolbar
            load={load}
            search={search}
            onChange={change}
            onScan={work.canScan ? () => setOpen('scan') : undefined}
            onNear={work.canPlan && load.stops.length > 2 ? () => void sortNear(work) : undefined}
          />
          {board && work.canPlan && <FreeNote load={load} board={board} onAdded={() => void work.forget()} />}
          {work.canPlan && (
            <Suspense>
              <DuePickups load={load} onAdded={() => void work.forget()} />
            </Suspense>
          )}
          {work.unsavedOrder && (
            <Suspense>
              <div className="px-4 pb-3 lg:px-7">
                <OrderConflict
                  mine={work.unsavedOrder}
                  now={load}
                  onTake={work.takeSavedOrder}
                  onKeep={() => void work.keepOwnOrder()}
                />
              </div>
            </Suspense>
          )}
          <StopTable
            load={load}
            work={work}
            focused={focused}
            showsBoxes={search.mostrar === 'cajas'}
            onFocus={focus}
            onMove={(at) => {
              focus(at);
              setOpen('move');
            }}
          />
          {load.state !== 'draft' && (
            <Suspense>
              <BackPanel load={load} />
            </Suspense>
          )}
          <Foot load={load} />
        </div>
        <LoadSide load={load} work={work} />
      </div>
      <Suspense>
        {open === 'dispatch' && (
          <DispatchLoadDialog load={load} onClose={() => setOpen(undefined)} onDone={() => void work.forget()} />
        )}
        {open === 'move' && stop && (
          <MoveDialog
            load={load}
            stop={stop}
            onClose={() => setOpen(undefined)}
            onMove={(routeId) => {
              setOpen(undefined);
              void work.takeOut(stop, routeId);
            }}
          />
        )}
        {open === 'scan' && (
          <ScanSheet onRead={(label) => void work.scan(label, true)} onClose={() => setOpen(undefined)} />
        )}
      </Suspense>
    </>
  );
}

const withoutUndefined = (search: Partial<Record<keyof LoadsSearch, unknown>>): LoadsSearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as LoadsSearch; // as: only absent ones were dropped

/** The weight, and the keys. */
const Foot = ({ load }: { load: LoadSheet }) => (
  <footer className="mt-auto flex h-[38px] items-center gap-2 border-t border-line px-7 text-[0.8125rem] text-text-2 max-lg:hidden">
    <span className="flex-1">
      <LoadWeight load={load} />
    </span>
    <Key>J</Key>
    <Key>K</Key>
    {texts.keys.move}
    <Key>⌥</Key>
    <Key>↑</Key>
    <Key>↓</Key>
    {texts.keys.place}
    <Key>M</Key>
    {texts.keys.other}
  </footer>
);
