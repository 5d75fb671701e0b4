import type { LoadBoard } from '@tonalia/contract/load-office';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '@tonalia/rules/money';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { mayDo, useOperator } from '../../api/session.ts';
import { ViewTabs, tabClass } from '../../components/view-tabs.tsx';
import { loadTexts as texts } from '../../messages/loads.es-CO.ts';
import type { LoadsSearch } from './loads-search.ts';

/** The route of the address for shipments of no route. */
export const NO_ROUTE = 'ninguna';

export const BackToPicking = () => (
  <Link
    to="/alistamiento"
    aria-label={texts.back}
    className="pressable inline-flex size-[38px] shrink-0 items-center justify-center rounded-[12px] bg-surface inset-ring-[1.5px] inset-ring-line max-lg:size-11"
  >
    <Icon name="arrow-left" size="sm" />
  </Link>
);

/** The routes of the warehouse with their stops; then what is on the road, and what is closed. `shown` is a code or the id of a route. */
export function LoadTabs({ board, shown }: { board: LoadBoard; shown: string }) {
  const canPlan = mayDo(useOperator(), 'picking.plan');
  const drafts = board.loads.filter(({ state }) => state === 'draft');
  const free = board.free.filter(({ routeId }) => !drafts.some((load) => load.routeId === routeId));
  const keep = ({ despacho, bodega }: LoadsSearch): LoadsSearch => ({
    ...(despacho && { despacho }),
    ...(bodega && { bodega }),
  });
  return (
    <ViewTabs label={texts.routesOf}>
      {drafts.map(({ code, routeName, stops }) => (
        <LoadTab key={code} code={code} name={routeName} count={stops} isShown={shown === code} keep={keep} />
      ))}
      {free.map(({ routeId, name, shipments, pickups }) => (
        <Link
          key={routeId ?? NO_ROUTE}
          to="/alistamiento/rutas"
          search={(before: LoadsSearch) => ({ ...keep(before), ruta: routeId ?? NO_ROUTE })}
          activeProps={{}}
          activeOptions={{ exact: true }}
          aria-current={shown === (routeId ?? NO_ROUTE) ? 'page' : undefined}
          className={tabClass}
        >
          {name || texts.noRoute}{' '}
          <span className="font-medium text-text-3">{formatNumber(shipments.length + pickups)}</span>
        </Link>
      ))}
      <LeftTab
        name={texts.onRoad}
        loads={board.loads.filter(({ state }) => state === 'on_road')}
        {...{ shown, keep }}
      />
      <LeftTab name={texts.closed} loads={board.loads.filter(({ state }) => state === 'closed')} {...{ shown, keep }} />
      {canPlan && (
        <Link to="/configuracion/rutas" activeProps={{}} className={classNames(tabClass, 'ml-auto')}>
          {texts.editRoutes}
        </Link>
      )}
    </ViewTabs>
  );
}

type Keep = (search: LoadsSearch) => LoadsSearch;

const LoadTab = ({
  code,
  name,
  count,
  isShown,
  keep,
}: {
  code: string;
  name: string;
  count: number;
  isShown: boolean;
  keep: Keep;
}) => (
  <Link
    to="/alistamiento/rutas/$load"
    params={{ load: code }}
    search={keep}
    activeProps={{}}
    activeOptions={{ exact: true }}
    aria-current={isShown ? 'page' : undefined}
    className={tabClass}
  >
    {name} <span className="font-medium text-text-3">{formatNumber(count)}</span>
  </Link>
);

/** Loads that left: the one that is shown, else the last one. */
function LeftTab({ name, loads, shown, keep }: { name: string; loads: LoadBoard['loads']; shown: string; keep: Keep }) {
  const [first] = loads;
  if (!first) return null;
  const at = loads.findIndex(({ code }) => code === shown);
  const next = loads[(at + 1) % loads.length] ?? first;
  return <LoadTab code={next.code} name={name} count={loads.length} isShown={at >= 0} keep={keep} />;
}
