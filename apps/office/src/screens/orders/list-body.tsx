import type { OfficeOrderItem } from '@tonalia/contract/purchase-office';
import { Suspense, lazy } from 'react';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { usePreferences } from '../../components/preferences.tsx';
import { useWide } from '../../components/use-wide.ts';
import { ordersTexts as texts } from '../../messages/orders.es-CO.ts';
import type { ListColumn, RowFacts } from './columns.tsx';
import type { ListFilter } from './filters.ts';
import { OrdersTable } from './orders-table.tsx';
import type { Choice } from '../../components/use-choice.ts';
import type { OrdersList } from './use-orders.ts';

// Wide screens load no cards.
const OrdersCards = lazy(() => import('./orders-cards.tsx').then((file) => ({ default: file.OrdersCards })));
// Loaded with the first list without rows.
const NoOrders = lazy(() => import('./no-orders.tsx').then((file) => ({ default: file.NoOrders })));

const rowHeights = { compact: 40, comfortable: 52 };

export type ListBodyProps = Pick<OrdersList, 'search' | 'change' | 'list'> & {
  orders: readonly OfficeOrderItem[];
  columns: readonly ListColumn[];
  filters: readonly ListFilter[];
  facts: RowFacts;
  choice: Choice;
  onOpen: (code: string) => void;
};

/** The rows of the page; while they load, cannot be loaded, or are none, that. */
export function ListBody({ search, change, list, orders, columns, filters, facts, choice, onOpen }: ListBodyProps) {
  const { density } = usePreferences();
  const isWide = useWide();
  return (
    <div className="min-w-0 flex-1 lg:overflow-x-auto" aria-busy={list.isPlaceholderData || undefined}>
      {list.isPending && <LoadingRows rows={14} />}
      {list.isError && !list.data && (
        <LoadFailure what={texts.what} cause={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.data && orders.length === 0 && (
        <Suspense>
          <NoOrders {...{ filters, search, change }} />
        </Suspense>
      )}
      {orders.length > 0 && isWide && (
        <OrdersTable
          orders={orders}
          columns={columns}
          facts={facts}
          sort={search.orden ?? '-createdAt'}
          onSort={(orden) => change({ orden })}
          choice={choice}
          focused={search.fila}
          onOpen={onOpen}
          rowHeight={rowHeights[density]}
        />
      )}
      {orders.length > 0 && !isWide && (
        <Suspense fallback={<LoadingRows rows={14} />}>
          <OrdersCards orders={orders} choice={choice} now={facts.now} />
        </Suspense>
      )}
    </div>
  );
}
