import { queryOptions } from '@tanstack/react-query';
import type { Manufacturer } from '@tonalia/contract/products';
import { call } from '../http/client.ts';
import { keys } from './queries.ts';

const MOST_OF_A_PAGE = 100;

async function allPages(signal: AbortSignal): Promise<Manufacturer[]> {
  const brands: Manufacturer[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await call('products', 'GET /manufacturer/list', {
      query: { page, limit: MOST_OF_A_PAGE },
      signal,
    });
    brands.push(...answer.results);
    pages = answer.pages;
  }
  return brands;
}

/** All brands, from all pages of the list. */
export const allManufacturersQuery = queryOptions({
  queryKey: keys.allManufacturers,
  queryFn: ({ signal }) => allPages(signal),
  staleTime: 30 * 60_000,
});
