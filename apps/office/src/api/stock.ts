import type { AdjustReason, StockOfVersion, StockPage, StockQuery } from '@tonalia/contract/stock-office';
import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** How often an open list asks again, in ms; committed changes make it ask sooner. */
const REFRESH = 60_000;

export type StockWish = Partial<
  Pick<
    StockQuery,
    'tab' | 'sort' | 'q' | 'warehouseId' | 'brandId' | 'categoryId' | 'ids' | 'presale' | 'reserved' | 'shelf'
  >
> & {
  page?: number | undefined;
  cover?: number | undefined;
};

export const stockQuery = ({ page, cover, ...wish }: StockWish) =>
  queryOptions({
    queryKey: ['stock', 'list', wish, cover, page],
    queryFn: ({ signal }): Promise<StockPage> =>
      call('products', 'GET /office/stock', {
        query: {
          ...wish,
          ...(page !== undefined && { page: String(page) }),
          ...(cover !== undefined && { cover: String(cover) }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH,
  });

export const stockOfQuery = (versionId: string, days: number, warehouseId?: string) =>
  queryOptions({
    queryKey: ['stock', 'one', versionId, days, warehouseId],
    queryFn: ({ signal }): Promise<StockOfVersion> =>
      call('products', 'GET /office/stock/{versionId}/movements', {
        params: { versionId },
        query: { days: String(days), ...(warehouseId !== undefined && { warehouseId }) },
        signal,
      }).then(({ results }) => results),
    placeholderData: keepPreviousData,
  });

/** A correction of what is on hand; `seen` is what the screen showed. */
export interface StockCorrection {
  versionId: string;
  warehouseId: string;
  units: number;
  seen: number;
  reason: AdjustReason;
}

export const adjustStock = (body: StockCorrection): Promise<{ before: number; after: number }> =>
  call('products', 'POST /office/stock/adjust', { body }).then(({ results }) => results);

/** After a change of stock. */
export const forgetStock = (cache: QueryClient): Promise<void> => cache.invalidateQueries({ queryKey: ['stock'] });
