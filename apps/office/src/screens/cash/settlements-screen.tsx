import type { SettlementRow, SettlementView } from '@tonalia/contract/dispatch-settlement';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { moneyExportAddress } from '../../api/money-exports.ts';
import { settlementDriversQuery, settlementsQuery } from '../../api/settlements.ts';
import { ExportLink } from '../../components/export-link.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { EmptyNote, LoadFailure, LoadingRows } from '../../components/states.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { settlementTexts as texts } from '../../messages/settlement.es-CO.ts';
import type { CashView } from './cash-search.ts';
import { CashTabs } from './cash-tabs.tsx';
import { DriverGroups } from './driver-groups.tsx';
import { RouteFilter } from './route-filter.tsx';
import { SettlementsFoot } from './settlements-foot.tsx';
import { SettlementHead, SettlementRows } from './settlement-rows.tsx';

const route = getRouteApi('/frame/cartera/recaudos');

/** The settlements of drivers: to receive, with a difference, closed, or by driver. */
export function SettlementsScreen() {
  const { vista: view = 'open', ruta } = route.useSearch();
  return (
    <>
      <PageHeader title={texts.list} actions={<ExportLink href={exportOf(view, ruta)} />} />
      <CashTabs view={view} route={ruta} />
      {view === 'drivers' ? <ByDriver /> : <ByState view={view} />}
    </>
  );
}

/** Drivers have the loads that are to be received. */
const exportOf = (view: CashView, routeId: string | undefined): string =>
  moneyExportAddress('settlements', view === 'drivers' ? { view: 'open' } : { view, routeId });

function ByState({ view }: { view: SettlementView }) {
  const search = route.useSearch();
  const { pagina: page = 1, fila, ruta } = search;
  const list = useQuery(settlementsQuery(view, page, ruta));
  const rows = list.data?.results ?? [];
  useRows(rows);
  return (
    <>
      {list.data && <RouteFilter routes={list.data.routes} search={search} />}
      <Listed query={list} isEmpty={rows.length === 0}>
        <SettlementRows rows={rows} focused={fila} />
      </Listed>
      {list.data && <SettlementsFoot page={list.data} search={search} />}
    </>
  );
}

function ByDriver() {
  const search = route.useSearch();
  const { pagina: page = 1, fila } = search;
  const list = useQuery(settlementDriversQuery(page));
  const drivers = list.data?.results ?? [];
  useRows(drivers.flatMap(({ loads }) => loads));
  return (
    <>
      <Listed query={list} isEmpty={drivers.length === 0}>
        <DriverGroups drivers={drivers} focused={fila} />
      </Listed>
      {list.data && <SettlementsFoot page={list.data} search={search} />}
    </>
  );
}

/** J and K move the focus over these rows, Enter opens the one with it. */
function useRows(rows: readonly SettlementRow[]): void {
  const search = route.useSearch();
  const navigate = useNavigate();
  const { fila } = search;
  const at = rows.findIndex(({ code }) => code === fila);
  const move = (by: number) => {
    const next = rows[Math.max(0, Math.min(rows.length - 1, at + by))];
    if (next) void navigate({ to: '/cartera/recaudos', search: { ...search, fila: next.code }, replace: true });
  };
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    Enter: () => fila !== undefined && void navigate({ to: '/cartera/recaudos/$load', params: { load: fila } }),
  });
}

type ListedProps = { query: UseQueryResult; isEmpty: boolean; children: ReactNode };

const Listed = ({ query, isEmpty, children }: ListedProps) => (
  <div className="min-w-0 flex-1 overflow-x-auto">
    {query.isPending && <LoadingRows rows={6} />}
    {query.isError && query.data === undefined && (
      <LoadFailure what={texts.what} cause={query.error} onRetry={() => void query.refetch()} />
    )}
    {query.data !== undefined && isEmpty && <EmptyNote title={texts.none} text={texts.noneText} />}
    {query.data !== undefined && !isEmpty && (
      <>
        <SettlementHead />
        {children}
      </>
    )}
  </div>
);
