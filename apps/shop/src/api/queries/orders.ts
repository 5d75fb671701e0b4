import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { OrderState } from '@tonalia/contract/purchase';
import { call } from '../http/client.ts';
import { PAGE_SIZE, keys } from './queries.ts';

export const paymentMethodsQuery = queryOptions({
  queryKey: keys.paymentMethods,
  queryFn: ({ signal }) => call('purchase', 'GET /payment-methods/list', { signal }).then((a) => a.results),
});

/** The orders of the session's customer, newest first; of one state if given. */
export const ordersIn = (state?: OrderState) =>
  infiniteQueryOptions({
    queryKey: state ? keys.ordersIn(state) : keys.orders,
    queryFn: ({ pageParam, signal }) =>
      call('purchase', 'GET /order/list', { query: { page: pageParam, limit: PAGE_SIZE, state }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page < last.pages ? last.page + 1 : null),
  });

export const ordersQuery = ordersIn();

export const orderQuery = (orderCode: string) =>
  queryOptions({
    queryKey: keys.order(orderCode),
    queryFn: ({ signal }) =>
      call('purchase', 'GET /order/{orderCode}', { params: { orderCode }, signal }).then((a) => a.results),
  });
