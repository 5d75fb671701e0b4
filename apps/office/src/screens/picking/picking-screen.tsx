import type { PickShipment } from '@tonalia/contract/dispatch-wave';
import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense, lazy, useState } from 'react';
import { dayIn } from '@tonalia/rules/dates';
import { Icon } from '@tonalia/ui/icon';
import { mayDo, useOperator } from '../../api/session.ts';
import { OfficeButton, officeButtonClass } from '../../components/office-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { loadTexts } from '../../messages/loads.es-CO.ts';
import { pickingTexts as texts } from '../../messages/picking.es-CO.ts';
import { BoardBar } from './board-bar.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { DayTabs, dayWords } from './day-tabs.tsx';
import { DispatchDialog } from './dispatch-dialog.tsx';
import { LooseTable } from './loose-table.tsx';
import { NothingToPick } from './nothing-to-pick.tsx';
import { PhoneWaves } from './phone-waves.tsx';
import { ShortageList } from './shortage-list.tsx';
import { useBoard } from './use-board.ts';
import { useLineKeys } from './use-line-keys.ts';
import { WaveColumn } from './wave-column.tsx';
import { WavePanel } from './wave-panel.tsx';

const AssignConflict = lazy(() => import('./assign-conflict.tsx').then((file) => ({ default: file.AssignConflict })));

/** The dispatch day: waves of a date and warehouse, the list of one, what misses and what has no wave. */
export function PickingScreen() {
  const operator = useOperator();
  const now = useNow();
  const today = dayIn(now);
  const navigate = useNavigate();
  const { search, board, shown, wave, change, assign, takeOut, route, late, assignOver, forgetLate } = useBoard();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<'create' | 'dispatch'>();
  /** The orders that the dialog was opened on: they stay when a colleague takes them, and no other comes in. */
  const [toPlan, setToPlan] = useState<readonly PickShipment[]>([]);
  const canPlan = mayDo(operator, 'picking.plan');
  const canDispatch = mayDo(operator, 'orders.dispatch');
  const canAdjust = mayDo(operator, 'orders.adjust');
  const { data } = board;
  const loose = data?.loose ?? [];
  const picked = loose.filter(({ _id }) => chosen.has(_id));
  const isListed = data !== undefined && (search.ver === 'sin-ola' || data.waves.length === 0);
  useLineKeys({
    lines: wave.data && search.ver === undefined ? wave.data.lines : [],
    focused: search.fila,
    onFocus: (fila) => change({ fila }),
    onAct: canDispatch && shown?.state === 'ready' ? () => setOpen('dispatch') : undefined,
    onAdjust: (code) =>
      canAdjust && void navigate({ to: '/pedidos/$code', params: { code }, search: { panel: 'ajustar' } as object }),
  });
  const toggle = (ids: readonly string[]) =>
    setChosen((before) => {
      const after = new Set(before);
      for (const id of ids) if (!after.delete(id)) after.add(id);
      return after;
    });
  const shortages = data?.shortages ?? [];
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          <>
            <Link
              to="/alistamiento/rutas"
              search={search.bodega ? { bodega: search.bodega } : {}}
              className={`${officeButtonClass('secondary')} max-lg:hidden`}
            >
              <Icon name="truck" size="sm" />
              {loadTexts.title}
            </Link>
            {canPlan && loose.length > 0 && (
              <OfficeButton
                look={data?.waves.length === 0 ? 'primary' : 'secondary'}
                icon={outlines.layers}
                onClick={() => {
                  setToPlan(picked.length > 0 ? picked : loose);
                  setOpen('create');
                }}
              >
                {texts.create}
              </OfficeButton>
            )}
          </>
        }
      />
      {data && <DayTabs board={data} today={today} />}
      {data && <BoardBar board={data} onWarehouse={(bodega) => change({ bodega, ola: undefined, fila: undefined })} />}
      {board.isPending && <LoadingRows />}
      {board.isError && !data && (
        <LoadFailure what={texts.what} cause={board.error} onRetry={() => void board.refetch()} />
      )}
      {data && data.waves.length === 0 && loose.length === 0 && <NothingToPick board={data} today={today} />}
      {data && data.waves.length > 0 && (
        <div className="grid gap-4 px-4 pt-1 pb-7 max-lg:hidden lg:grid-cols-[312px_minmax(0,1fr)] lg:px-7">
          <div>
            <WaveColumn
              board={data}
              shown={shown?.code}
              isLooseShown={isListed}
              now={now}
              today={today}
              onAssign={canPlan ? assign : undefined}
            />
            <ShortageList shortages={shortages} now={now} canAdjust={canAdjust} />
          </div>
          {wave.data && shown && (
            <WavePanel
              wave={wave.data}
              search={search}
              onChange={change}
              canDispatch={canDispatch}
              onDispatch={() => setOpen('dispatch')}
              onTakeOut={canPlan ? (shipment) => takeOut(shown.code, shipment) : undefined}
            />
          )}
          {wave.isPending && shown && <LoadingRows />}
          {wave.isError && !wave.data && (
            <LoadFailure what={texts.whatWave} cause={wave.error} onRetry={() => void wave.refetch()} />
          )}
          {isListed && (
            <LooseTable
              shipments={loose}
              routes={data.routes}
              chosen={chosen}
              onToggle={toggle}
              onRoute={canPlan ? route : undefined}
            />
          )}
        </div>
      )}
      {data && data.waves.length === 0 && loose.length > 0 && (
        <LooseTable
          shipments={loose}
          routes={data.routes}
          chosen={chosen}
          onToggle={toggle}
          onRoute={canPlan ? route : undefined}
        />
      )}
      {data && data.waves.length > 0 && (
        <div className="px-4 pt-3 pb-7 lg:hidden">
          <PhoneWaves waves={data.waves} now={now} />
          <ShortageList shortages={shortages} now={now} canAdjust={canAdjust} />
        </div>
      )}
      {open === 'create' && data && (
        <CreateDialog
          board={data}
          dispatchDate={data.day === 'late' ? today : data.day}
          dayName={dayWords(data.day, today)}
          shipments={toPlan}
          onClose={() => setOpen(undefined)}
          onMade={(ola) => {
            setOpen(undefined);
            setChosen(new Set());
            void navigate({
              to: '/alistamiento',
              search: {
                ...(data.day !== 'late' && search.despacho && { despacho: search.despacho }),
                ...(search.bodega && { bodega: search.bodega }),
                ...(ola && { ola }),
              },
            });
          }}
        />
      )}
      {late && (
        <Suspense>
          <AssignConflict
            late={late}
            chosen={data?.pickers.find(({ _id }) => _id === late.operatorId)?.name ?? null}
            onClose={forgetLate}
            onKeep={() => assignOver(late)}
          />
        </Suspense>
      )}
      {open === 'dispatch' && shown && <DispatchDialog wave={shown} onClose={() => setOpen(undefined)} />}
    </>
  );
}
