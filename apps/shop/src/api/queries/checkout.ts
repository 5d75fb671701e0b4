import { queryOptions } from '@tanstack/react-query';
import type { CartProduct } from '@tonalia/contract/purchase';
import type { Answer } from '../http/client.ts';
import { call } from '../http/client.ts';
import { keys } from './queries.ts';

/** Alternatives for a cart line, best match first. */
export const alternativesQuery = ({ code, versionCode }: Pick<CartProduct, 'code' | 'versionCode'>) =>
  queryOptions({
    queryKey: keys.alternatives(code, versionCode),
    queryFn: ({ signal }) =>
      call('purchase', 'GET /cart/alternatives', {
        query: { code, versionCode: versionCode ?? undefined },
        signal,
      }).then((a) => a.results),
  });

type DeliveryAnswer = Answer<'purchase', 'GET /shipping-schedule/list'>;

const deliveryQuery = queryOptions({
  queryKey: keys.deliveryGroups,
  queryFn: ({ signal }) => call('purchase', 'GET /shipping-schedule/list', { signal }),
});

/** The delivery windows available for each part of the cart. */
export const deliveryGroupsQuery = { ...deliveryQuery, select: ({ results }: DeliveryAnswer) => results };

/** Both ways to get the cart delivered; null while all of it leaves on one date. */
export const deliveryWaysQuery = { ...deliveryQuery, select: ({ ways }: DeliveryAnswer) => ways };

/** The customer's coupons; those valid for the cart come first. */
export const couponsQuery = queryOptions({
  queryKey: keys.coupons,
  queryFn: ({ signal }) => call('purchase', 'GET /coupon/list', { signal }).then((a) => a.results),
});
