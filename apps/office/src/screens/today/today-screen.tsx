import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { dayIn, formatDay } from '@tonalia/rules/dates';
import { orderFiltersQuery, ordersQuery } from '../../api/orders.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { runningOutQuery, todayQuery } from '../../api/today.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { usePreferences } from '../../components/preferences.tsx';
import { LoadFailure } from '../../components/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { LazyFirstRunLink } from '../../features/first-run/lazy-first-run-link.tsx';
import { texts } from '../../messages/texts.es-CO.ts';
import { todayTexts } from '../../messages/today.es-CO.ts';
import { DuePanel } from './due-panel.tsx';
import { LastOrders } from './last-orders.tsx';
import { LoadingPanel } from './loading-panel.tsx';
import { Queues } from './queues.tsx';
import { RunningOutPanel } from './running-out-panel.tsx';
import { SalesPanel } from './sales-panel.tsx';
import { WarehouseChoice } from './warehouse-choice.tsx';

const LAST = 6;
const route = getRouteApi('/frame/');

/** What needs a hand now, of one warehouse or of all. A panel that fails says so in its place; the others stay. */
export function TodayScreen() {
  const now = useNow();
  const today = dayIn(now);
  const { bodega } = route.useSearch();
  const { warehouse } = usePreferences();
  const navigate = route.useNavigate();
  const offered = useQuery(orderFiltersQuery);
  const last = useQuery(ordersQuery({ limit: LAST, ...(bodega !== undefined && { warehouseId: bodega }) }));
  const figures = useQuery(todayQuery(bodega));
  const ending = useQuery({ ...runningOutQuery(bodega), enabled: mayDo(useOperator(), 'stock.read') });
  return (
    <>
      <PageHeader
        bare
        title={texts.today}
        after={<span className="text-[0.875rem] font-medium text-text-3 max-lg:hidden">{formatDay(today)}</span>}
        actions={
          <WarehouseChoice
            warehouses={offered.data?.warehouses ?? []}
            value={bodega}
            onChoose={(chosen) => void navigate({ search: chosen === undefined ? {} : { bodega: chosen } })}
          />
        }
      />
      <LazyFirstRunLink />
      <div className="grid content-start items-start gap-3 xl:items-stretch px-4 pt-3 pb-7 lg:gap-4 lg:px-7 lg:pt-0 xl:grid-cols-[minmax(0,13fr)_minmax(0,10fr)]">
        <Queues now={now} warehouseId={bodega} />
        {offered.isPending && <LoadingPanel rows={7} rowClass="h-[42px]" />}
        {offered.data && (
          <DuePanel
            offered={ofWarehouse(offered.data, bodega)}
            today={today}
            warehouseId={bodega}
            ownWarehouse={offered.data.warehouses.length > 1 ? warehouse : null}
            picking={last.data?.tabs.find(({ tab }) => tab === 'picking')?.total}
          />
        )}
        {offered.isError && !offered.data && (
          <LoadFailure what={todayTexts.what} cause={offered.error} onRetry={() => void offered.refetch()} />
        )}
        {figures.isPending && (
          <div className="grid max-lg:order-first">
            <LoadingPanel rows={4} rowClass="h-[70px]" />
          </div>
        )}
        {figures.data?.sales && (
          <div className="grid max-lg:order-first">
            <SalesPanel sales={figures.data.sales} now={now} />
          </div>
        )}
        {figures.isError && !figures.data && (
          <LoadFailure what={todayTexts.salesWhat} cause={figures.error} onRetry={() => void figures.refetch()} />
        )}
        {last.isPending && <LoadingPanel rows={LAST} rowClass="h-[43px]" />}
        {last.data && <LastOrders orders={last.data.results} now={now} warehouseId={bodega} />}
        {last.isError && !last.data && (
          <LoadFailure what={todayTexts.lastWhat} cause={last.error} onRetry={() => void last.refetch()} />
        )}
        {ending.isLoading && (
          <div className="grid max-lg:hidden">
            <LoadingPanel rows={5} rowClass="h-[53px]" />
          </div>
        )}
        {ending.data && (
          <div className="grid max-lg:hidden">
            <RunningOutPanel {...ending.data} warehouseId={bodega} />
          </div>
        )}
        {ending.isError && !ending.data && (
          <LoadFailure what={todayTexts.runningOutWhat} cause={ending.error} onRetry={() => void ending.refetch()} />
        )}
      </div>
    </>
  );
}

type Offered = Parameters<typeof DuePanel>[0]['offered'];

const ofWarehouse = (offered: Offered, warehouseId: string | undefined): Offered =>
  warehouseId === undefined
    ? offered
    : {
        ...offered,
        warehouses: offered.warehouses.filter(({ _id }) => _id === warehouseId),
        due: offered.due.filter((one) => one.warehouseId === warehouseId),
        leaving: offered.leaving.filter((one) => one.warehouseId === warehouseId),
      };
