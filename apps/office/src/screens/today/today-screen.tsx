import { useQuery } from '@tanstack/react-query';
import { dayIn, formatDay } from '@tonalia/rules/dates';
import { orderFiltersQuery, ordersQuery } from '../../api/orders.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { texts } from '../../messages/texts.es-CO.ts';
import { todayTexts } from '../../messages/today.es-CO.ts';
import { DuePanel } from './due-panel.tsx';
import { LastOrders } from './last-orders.tsx';

const LAST = 6;

/** What needs a hand now. */
export function TodayScreen() {
  const now = useNow();
  const today = dayIn(now);
  const offered = useQuery(orderFiltersQuery);
  const last = useQuery(ordersQuery({ limit: LAST }));
  return (
    <>
      <PageHeader
        title={texts.today}
        after={<span className="text-[0.875rem] font-medium text-text-3">{formatDay(today)}</span>}
      />
      <div className="grid content-start gap-3 px-4 pt-3 pb-7 lg:gap-4 lg:px-7 lg:pt-0 xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] items-start">
        {offered.data && (
          <DuePanel
            offered={offered.data}
            today={today}
            picking={last.data?.tabs.find(({ tab }) => tab === 'picking')?.total}
          />
        )}
        {offered.isError && !offered.data && (
          <LoadFailure what={todayTexts.what} cause={offered.error} onRetry={() => void offered.refetch()} />
        )}
        {last.data && <LastOrders orders={last.data.results} now={now} />}
        {offered.isPending && last.isPending && <LoadingRows />}
      </div>
    </>
  );
}
