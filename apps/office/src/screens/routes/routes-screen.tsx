import type { DispatchRoute } from '@tonalia/contract/dispatch-office';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Icon } from '@tonalia/ui/icon';
import { sentenceOf } from '../../api/call-failure.ts';
import { orderFiltersQuery } from '../../api/orders.ts';
import { changeRoute, fieldsOfRoute, routesQuery } from '../../api/routes.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Segments } from '../../components/segments.tsx';
import { EmptyNote, LoadFailure, LoadingRows } from '../../components/states.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { routeTexts as texts } from '../../messages/routes.es-CO.ts';
import { RouteSheet } from './route-sheet.tsx';
import { RouteTable } from './route-table.tsx';
import type { RoutesSearch } from './routes-search.ts';

/** The routes of a warehouse in their order: what each serves and when it leaves. */
export function RoutesScreen() {
  const search: RoutesSearch = useSearch({ from: '/frame/configuracion/rutas' });
  const navigate = useNavigate({ from: '/configuracion/rutas' });
  const { data, error, refetch } = useQuery(routesQuery);
  const { data: offered } = useQuery(orderFiltersQuery);
  const canPlan = mayDo(useOperator(), 'picking.plan');
  const place = usePlaceRoute();
  const warehouses = offered?.warehouses ?? [];
  const warehouseId = search.bodega ?? busiestOf(data ?? []) ?? warehouses[0]?._id ?? '';
  const routes = (data ?? []).filter((route) => route.warehouseId === warehouseId);
  const change = (next: RoutesSearch) => void navigate({ search: next, replace: true });
  const stay = search.bodega ? { bodega: search.bodega } : {};
  const open = (ruta: string) => change({ ...stay, ruta });
  const focused = routes.findIndex(({ _id }) => _id === search.fila);
  const step = (by: 1 | -1) => {
    const fila = routes[Math.max(0, Math.min(routes.length - 1, focused + by))]?._id;
    if (fila) change({ ...stay, fila });
  };
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    e: canPlan && search.fila ? () => open(search.fila ?? '') : undefined,
    Enter: canPlan && search.fila ? () => open(search.fila ?? '') : undefined,
    a: canPlan ? () => open('nueva') : undefined,
  });
  const opened = routes.find(({ _id }) => _id === search.ruta);
  return (
    <>
      <PageHeader
        title={texts.title}
        lined
        before={
          <Link
            to="/alistamiento/rutas"
            aria-label={texts.back}
            className="pressable inline-flex size-[38px] shrink-0 items-center justify-center rounded-[12px] bg-surface inset-ring-[1.5px] inset-ring-line max-lg:size-11"
          >
            <Icon name="arrow-left" size="sm" />
          </Link>
        }
        actions={
          canPlan && (
            <OfficeButton icon="plus" onClick={() => open('nueva')}>
              {texts.add}
            </OfficeButton>
          )
        }
      />
      <div className="flex flex-wrap items-center gap-3 px-4 py-2.5 lg:px-7">
        {warehouses.length > 1 && (
          <Segments
            label={texts.warehouse}
            value={warehouseId}
            choices={warehouses.map(({ _id, name }) => ({ value: _id, label: name }))}
            onChoose={(bodega) => change({ bodega })}
          />
        )}
        <span className="text-[0.8125rem] text-text-2">{texts.orderHelp}</span>
      </div>
      {error && !data && <LoadFailure what={texts.what} cause={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows />}
      {data && routes.length === 0 && <EmptyNote title={texts.empty} text={texts.emptyText} />}
      {routes.length > 0 && (
        <div className="lg:px-3">
          <RouteTable
            routes={routes}
            focused={search.fila}
            canPlan={canPlan}
            onOpen={open}
            onPlace={(from, to) => void place(routes, from, to)}
          />
        </div>
      )}
      {canPlan && search.ruta !== undefined && (opened || search.ruta === 'nueva') && (
        <RouteSheet
          key={search.ruta}
          route={opened}
          warehouseId={warehouseId}
          position={Math.max(0, ...routes.map(({ position }) => position)) + 1}
          onClose={() => change(stay)}
        />
      )}
    </>
  );
}

/** The warehouse with most routes: the one that the office works with. Undefined without any. */
function busiestOf(routes: readonly DispatchRoute[]): string | undefined {
  const counts = [...Map.groupBy(routes, (route) => route.warehouseId)];
  return counts.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}

/** Moves a route among the others: each one with another number is saved, with its version. */
function usePlaceRoute() {
  const cache = useQueryClient();
  const notify = useNotify();
  return async (routes: readonly DispatchRoute[], from: number, to: number): Promise<void> => {
    const moving = routes[from];
    if (!moving || to < 0 || to >= routes.length) return;
    const left = routes.filter((_, at) => at !== from);
    const after = [...left.slice(0, to), moving, ...left.slice(to)];
    try {
      for (const [at, route] of after.entries()) {
        if (route.position === at + 1) continue;
        await changeRoute(route._id, { ...fieldsOfRoute(route), position: at + 1, version: route.version });
      }
    } catch (cause) {
      notify({ color: 'red', message: sentenceOf(cause) });
    }
    await cache.invalidateQueries(routesQuery);
  };
}
