import { call } from './client.ts';
import { keys, pageQuery, pagesOf } from './queries.ts';
import type { ListPage, Listing } from './queries.ts';

/** What a deal or a programmed price makes cheaper now. */
export const offersQuery = (filters: Listing) =>
  pagesOf<ListPage>(keys.offers(filters), (page, signal) =>
    call('products', 'GET /discounts/products', { query: pageQuery(filters, page), signal }),
  );

/** A list an operator put together, in their order unless another is wanted. */
export const customListQuery = (urlName: string, filters: Listing = {}) =>
  pagesOf<ListPage>(keys.customList(urlName, filters), (page, signal) =>
    call('products', 'GET /product/custom-list/{url_name}', {
      params: { url_name: urlName },
      query: pageQuery(filters, page),
      signal,
    }),
  );
