import { call } from '../http/client.ts';
import { keys, pageQuery, pagesOf } from './queries.ts';
import type { ListPage, Listing } from './queries.ts';

/** Products with a deal or a programmed price in force now. */
export const offersQuery = (filters: Listing) =>
  pagesOf<ListPage>(keys.offers(filters), (page, signal) =>
    call('products', 'GET /discounts/products', { query: pageQuery(filters, page), signal }),
  );

/** A list made by an operator, in their order unless another is requested. */
export const customListQuery = (urlName: string, filters: Listing = {}) =>
  pagesOf<ListPage>(keys.customList(urlName, filters), (page, signal) =>
    call('products', 'GET /product/custom-list/{url_name}', {
      params: { url_name: urlName },
      query: pageQuery(filters, page),
      signal,
    }),
  );
