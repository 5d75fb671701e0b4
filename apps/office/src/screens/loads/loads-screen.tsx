import type { LoadBoard } from '@tonalia/contract/load-office';
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../api/call-failure.ts';
import { fillLoad, loadBoardQuery } from '../../api/loads.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { EmptyNote, LoadFailure, LoadingRows } from '../../components/states.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { loadTexts as texts } from '../../messages/loads.es-CO.ts';
import { BackToPicking, LoadTabs, NO_ROUTE } from './load-tabs.tsx';
import type { LoadsSearch } from './loads-search.ts';

/** The routes of a day: it opens the first sheet, or shows a route that has none yet. */
export function LoadsScreen() {
  const search: LoadsSearch = useSearch({ from: '/frame/alistamiento/rutas' });
  const board = useQuery(loadBoardQuery({ day: search.despacho, warehouseId: search.bodega }));
  const { data, error, refetch } = board;
  if (error && !data) return <LoadFailure what={texts.what} cause={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows />;
  const free = data.free.find(({ routeId }) => (routeId ?? NO_ROUTE) === search.ruta);
  const drafts = data.loads.filter(({ state }) => state === 'draft');
  // a sheet that lost its stops is not what a desk comes for
  const first = drafts.find(({ stops }) => stops > 0) ?? drafts[0] ?? data.loads[0];
  if (!free && search.ruta === undefined && first)
    return (
      <Navigate
        to="/alistamiento/rutas/$load"
        params={{ load: first.code }}
        search={{
          ...(search.despacho && { despacho: search.despacho }),
          ...(search.bodega && { bodega: search.bodega }),
        }}
        replace
      />
    );
  const shown = free ?? data.free[0];
  return (
    <>
      <PageHeader title={shown ? texts.route(shown.name || texts.noRoute) : texts.title} before={<BackToPicking />} />
      <LoadTabs board={data} shown={shown ? (shown.routeId ?? NO_ROUTE) : ''} />
      {shown ? (
        <FreeRoute key={shown.routeId ?? NO_ROUTE} route={shown} board={data} />
      ) : (
        <EmptyNote title={texts.empty} text={texts.emptyText} />
      )}
    </>
  );
}

/** A route without a sheet: its orders, and the button that makes it. */
function FreeRoute({ route, board }: { route: LoadBoard['free'][number]; board: LoadBoard }) {
  const navigate = useNavigate();
  const canPlan = mayDo(useOperator(), 'picking.plan');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const { shipments, pickups, name, routeId } = route;
  async function make(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const load = await fillLoad({ dispatchDate: board.day, warehouseId: board.warehouseId, routeId });
      await navigate({ to: '/alistamiento/rutas/$load', params: { load: load.code } });
    } catch (cause) {
      setFailure(cause);
    } finally {
      setBusy(false);
    }
  }
  useKeys({ a: canPlan && !isBusy ? () => void make() : undefined });
  const packed = shipments.filter(({ isPacked }) => isPacked).length;
  return (
    <EmptyNote
      title={texts.waiting({ orders: shipments.length, pickups })}
      text={shipments.length > 0 ? texts.packedOf(packed, shipments.length) : texts.onlyPickups}
    >
      {canPlan && (
        <OfficeButton busy={isBusy} letter="A" onClick={() => void make()}>
          {texts.make(name || texts.noRoute)}
        </OfficeButton>
      )}
      {failure !== undefined && (
        <p role="alert" className="w-full text-danger">
          {sentenceOf(failure)}
        </p>
      )}
    </EmptyNote>
  );
}
