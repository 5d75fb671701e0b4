import { queryOptions } from '@tanstack/react-query';
import type { CartProduct } from '@tonalia/contract/purchase';
import { call } from './client.ts';
import { keys } from './queries.ts';

/** What can stand in for a line, nearest first. */
export const alternativesQuery = ({ code, versionCode }: Pick<CartProduct, 'code' | 'versionCode'>) =>
  queryOptions({
    queryKey: keys.alternatives(code, versionCode),
    queryFn: ({ signal }) =>
      call('purchase', 'GET /cart/alternatives', {
        query: { code, versionCode: versionCode ?? undefined },
        signal,
      }).then((a) => a.results),
  });

/** The windows each part of the cart can come in. */
export const deliveryGroupsQuery = queryOptions({
  queryKey: keys.deliveryGroups,
  queryFn: ({ signal }) => call('purchase', 'GET /shipping-schedule/list', { signal }).then((a) => a.results),
});

/** The coupons of the customer, those that serve the cart first. */
export const couponsQuery = queryOptions({
  queryKey: keys.coupons,
  queryFn: ({ signal }) => call('purchase', 'GET /coupon/list', { signal }).then((a) => a.results),
});
