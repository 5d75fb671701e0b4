import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { OrderSummary } from '@tonalia/contract/purchase';
import { Button, buttonClass } from '@tonalia/ui/button';
import { Empty } from '@tonalia/ui/empty';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import { RouteLink } from '../../navigation/link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { paths } from '../../paths.ts';
import { OrderCard } from './order-card.tsx';

const words = purchaseMessages.orders;

/** The loaded orders, with a button for more. */
export function OrderList({
  list,
  orders,
  isNarrowed,
  shown,
  isBeside,
}: {
  list: Pick<
    UseInfiniteQueryResult,
    'error' | 'isPending' | 'isFetching' | 'refetch' | 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage'
  >;
  orders: readonly OrderSummary[];
  isNarrowed: boolean;
  /** The code or id of the open order. */
  shown: string | undefined;
  /** The open order is shown beside the list, so the list keeps its scroll position. */
  isBeside: boolean;
}) {
  if (list.error && orders.length === 0) {
    return (
      <ErrorBlock
        title={words.failed}
        text={list.error.message}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (list.isPending) return <ListSkeleton />;
  if (orders.length === 0) return isNarrowed ? <p className="py-6 text-text-2">{words.noneOf}</p> : <NoOrders />;
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:gap-2.5">
        {orders.map((order) => (
          <li key={order.orderId}>
            <OrderCard
              order={order}
              isShown={order.orderCode === shown || order.orderId === shown}
              keepScroll={isBeside}
            />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="secondary"
          full
          className="mt-3"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </>
  );
}

function ListSkeleton() {
  return (
    <Loading label={messages.shell.loading} className="grid gap-3">
      {Array.from({ length: 4 }, (_, at) => (
        <Skeleton key={at} className="h-33 rounded-card" />
      ))}
    </Loading>
  );
}

function NoOrders() {
  return (
    <Empty
      className="py-6"
      title={words.none}
      text={words.noneHelp}
      action={
        <RouteLink href={paths.search({ offers: true })} className={buttonClass({ size: 'sm' })}>
          {words.offers}
        </RouteLink>
      }
    />
  );
}
