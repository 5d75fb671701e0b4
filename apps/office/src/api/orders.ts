import type {
  OfficeOrderAct,
  OfficeOrderItem,
  OfficeOrderPage,
  OfficeOrderQuery,
} from '@tonalia/contract/purchase-office';
import type { BulkResult } from '@tonalia/contract/office-wire';
import type { z } from 'zod';
import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** The filters of the list; absent ones filter nothing. */
export type OrderFilter = Omit<z.input<typeof OfficeOrderQuery>, 'page' | 'limit'> & { page?: number; limit?: number };

/** How often an open list asks again, in ms. */
const REFRESH = 20_000;

export const ordersQuery = ({ page, limit, ...filter }: OrderFilter) =>
  queryOptions({
    queryKey: ['orders', 'list', { ...filter, page, limit }],
    queryFn: ({ signal }) =>
      call('purchase', 'GET /office/orders', {
        query: { ...filter, ...(page && { page: String(page) }), ...(limit && { limit: String(limit) }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH,
  });

/** How many orders the filters give; null when they are more than are counted. */
export const orderCountQuery = ({ page: _page, ...filter }: OrderFilter) =>
  queryOptions({
    queryKey: ['orders', 'count', filter],
    queryFn: ({ signal }) =>
      call('purchase', 'GET /office/orders', { query: { ...filter, limit: '1' }, signal }).then((page) =>
        page.totalIsExact ? page.total : null,
      ),
    staleTime: REFRESH,
  });

export const orderFiltersQuery = queryOptions({
  queryKey: ['orders', 'filters'],
  queryFn: ({ signal }) => call('purchase', 'GET /office/orders/filters', { signal }).then(({ results }) => results),
  refetchInterval: REFRESH,
});

export const orderQuery = (code: string) =>
  queryOptions({
    queryKey: ['orders', 'one', code],
    queryFn: ({ signal }) =>
      call('purchase', 'GET /office/orders/{orderCode}', { params: { orderCode: code }, signal }).then(
        ({ results }) => results,
      ),
    refetchInterval: REFRESH,
  });

/** The row of an order in a list that was loaded, so that its page begins with what is known. */
export const knownOrder = (cache: QueryClient, code: string): OfficeOrderItem | undefined =>
  cache
    .getQueriesData<OfficeOrderPage>({ queryKey: ['orders', 'list'] })
    .flatMap(([, page]) => page?.results ?? [])
    .find((order) => order.code === code);

export interface OrderActRequest {
  act: OfficeOrderAct;
  codes: string[];
  /** The part of an order. */
  shipmentId?: string | undefined;
  /** Only to reject. */
  reason?: string | undefined;
  /** Only to reject: the customer asked for it, so it ends as cancelled. */
  isAskedFor?: boolean;
  /** Only to reject: the customer gets no message. */
  isQuiet?: boolean;
  /** Nothing changes, and the result says what would. */
  dryRun?: boolean;
}

/** Moves orders one step, or rejects them. */
export function actOnOrders({
  act,
  codes,
  shipmentId,
  reason = '',
  isAskedFor = false,
  isQuiet = false,
  dryRun = false,
}: OrderActRequest): Promise<BulkResult> {
  const answer =
    act === 'reject'
      ? call('purchase', 'POST /office/orders/reject', {
          body: {
            codes,
            reason,
            dryRun,
            ...(isAskedFor && { to: 'cancelled' as const }),
            ...(isQuiet && { notify: false }),
          },
        })
      : call('purchase', `POST /office/orders/${act}`, {
          body: { codes, dryRun, ...(shipmentId !== undefined && { shipmentId }) },
        });
  return answer.then(({ results }) => results);
}

/** Moves the parts of a bulk act back, or says with `dryRun` what would move. */
export const undoAct = (id: string, dryRun = false): Promise<BulkResult> =>
  call('purchase', 'POST /office/acts/{id}/undo', { params: { id }, body: { dryRun } }).then(({ results }) => results);

/** After a change every list, figure and page of orders is old. */
export const forgetOrders = (cache: QueryClient): Promise<void> => cache.invalidateQueries({ queryKey: ['orders'] });
