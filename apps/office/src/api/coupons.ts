import type { CouponDraft, CouponSaved, OfficeCoupon } from '@tonalia/contract/coupons-office';
import type { CouponSales } from '@tonalia/contract/coupon-sales';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import type { VersionedRow } from './prices.ts';

/** The coupons; `prices` begins the key, so that they are asked for again with the other lists of prices. */
export const couponsQuery = (wish: {
  q?: string | undefined;
  state?: OfficeCoupon['state'] | undefined;
  page?: number | undefined;
}) =>
  queryOptions({
    queryKey: ['prices', 'coupons', wish],
    queryFn: ({ signal }) =>
      call('marketing', 'GET /office/coupons', {
        query: { q: wish.q, state: wish.state, ...(wish.page && { page: String(wish.page) }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** What orders with the coupons of a page bought and saved, by their ids. */
export const couponSalesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['prices', 'coupons', 'sales', ids],
    queryFn: ({ signal }): Promise<ReadonlyMap<string, CouponSales>> =>
      call('purchase', 'GET /office/coupons/sales', { query: { ids: ids.join(',') }, signal }).then(
        ({ results }) => new Map(results.map((one) => [one._id, one])),
      ),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });

/** A draft with its code, which a saved coupon keeps. */
export type NamedCoupon = CouponDraft & { code: string };

/** Saves a coupon, new or in the place of `saved`; with `dryRun` it only computes the examples. */
export const saveCoupon = (
  { code, ...draft }: NamedCoupon,
  { saved, dryRun, signal }: { saved?: VersionedRow | undefined; dryRun: boolean; signal?: AbortSignal },
): Promise<CouponSaved> => {
  const more = signal ? { signal } : {};
  const sent = saved
    ? call('marketing', 'PUT /office/coupons/{id}', {
        params: { id: saved._id },
        body: { ...draft, version: saved.version, dryRun },
        ...more,
      })
    : call('marketing', 'POST /office/coupons', { body: { ...draft, code, dryRun }, ...more });
  return sent.then(({ results }) => results);
};

/** Ends a coupon; it cannot be undone. */
export const stopCoupon = ({ _id: id, version }: VersionedRow): Promise<undefined> =>
  call('marketing', 'POST /office/coupons/{id}/stop', { params: { id }, body: { version } }).then(() => undefined);
