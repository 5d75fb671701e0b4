import { useInfiniteQuery } from '@tanstack/react-query';
import { literals } from '@tonalia/contract/literals.es-CO';
import { buttonClass } from '@tonalia/ui/button';
import { Empty } from '@tonalia/ui/empty';
import { Skeleton } from '@tonalia/ui/skeleton';
import { ordersQuery } from '../../api/queries/orders.ts';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { QueryStates } from '../../components/query-states.tsx';
import { repeatMessages as words } from '../../messages/repeat.es-CO.ts';
import { RouteLink, useGo } from '../../navigation/link.tsx';
import { reorderPath } from '../../navigation/reorder-address.ts';
import { paths } from '../../paths.ts';
import { OrderChoice } from './order-choice.tsx';
import { RepeatReview } from './review.tsx';

/** An earlier order as it would be ordered now; the last one until another is chosen. */
export function ReorderScreen({ named }: { named?: string | undefined }) {
  const go = useGo();
  const list = useInfiniteQuery(ordersQuery);
  const orders = (list.data?.pages ?? [])
    .flatMap(({ results }) => results)
    .filter(({ status }) => status !== 'cancelled' && status !== 'rejected');
  const order = named === undefined ? orders[0] : orders.find(({ orderCode }) => orderCode === named);
  const shown = named ?? order?.orderCode;
  return (
    <div className="flex-1 bg-canvas-sunken pb-6 lg:-mb-20 lg:pb-16">
      <div className="bg-surface lg:hidden [&>header]:bg-surface">
        <MobileBar title={literals.reorder} fallback={paths.orderHistory()} />
      </div>
      <div className="page-wrap pt-3.5 lg:pt-5">
        <div className="mb-3.5 flex flex-wrap items-center justify-between gap-3 lg:max-w-[calc(100%-22.25rem)]">
          <h1 tabIndex={-1} className="text-h1 outline-none max-lg:hidden">
            {literals.reorder}
          </h1>
          {shown !== undefined && (
            <OrderChoice orders={orders} shown={shown} onChoose={(code) => go(reorderPath(code), { replace: true })} />
          )}
        </div>
        <QueryStates query={list} failed={words.failed} className="grid gap-3">
          <Skeleton className="h-60 rounded-card" />
          <Skeleton className="h-60 rounded-card" />
        </QueryStates>
        {list.data && shown === undefined && <NoOrders />}
        {list.data && shown !== undefined && <RepeatReview key={shown} orderCode={shown} listed={order} />}
      </div>
    </div>
  );
}

const NoOrders = () => (
  <Empty
    className="py-6"
    title={words.none}
    text={words.noneHelp}
    action={
      <RouteLink href={paths.home()} className={buttonClass({ size: 'sm' })}>
        {words.browse}
      </RouteLink>
    }
  />
);
