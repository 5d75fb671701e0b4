import type { OfficeSellerDraftPage } from '@tonalia/contract/seller-drafts-office';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** How often an open list asks again, in ms; committed changes make it ask sooner. */
const REFRESH = 30_000;

/** Orders taken without a network that wait for their seller. */
export const sellerDraftsQuery = (page?: number) =>
  queryOptions({
    queryKey: ['orders', 'drafts', page],
    queryFn: ({ signal }): Promise<OfficeSellerDraftPage> =>
      call('purchase', 'GET /office/seller-drafts', {
        query: page === undefined ? {} : { page: String(page) },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH,
  });
