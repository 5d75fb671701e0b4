import type { PriceListQuery } from '@tonalia/contract/price-lists';
import type { z } from 'zod';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** The filters of the lists; absent ones filter nothing. */
export type ListsFilter = Omit<z.input<typeof PriceListQuery>, 'page' | 'limit'>;

/** A page of products with the prices of all lists. Old after any change of the grid of products. */
export const listProductsQuery = (filter: ListsFilter, page = 1) =>
  queryOptions({
    queryKey: ['products', 'price-lists', filter, page],
    queryFn: ({ signal }) =>
      call('products', 'GET /office/prices/products', { query: { ...filter, page: String(page) }, signal }),
    placeholderData: keepPreviousData,
  });

/** Up to 200 versions of a product. */
export const listVersionsQuery = (filter: ListsFilter, page = 1) =>
  queryOptions({
    queryKey: ['products', 'price-lists', 'versions', filter, page],
    queryFn: ({ signal }) =>
      call('products', 'GET /office/prices', {
        query: { ...filter, page: String(page), limit: '200' },
        signal,
      }),
  });

/** The trade types with their customers. */
export const listedTradeTypesQuery = queryOptions({
  queryKey: ['listed-trade-types'],
  queryFn: ({ signal }) => call('customers', 'GET /office/trade-types', { signal }).then(({ results }) => results),
  staleTime: 300_000,
});
