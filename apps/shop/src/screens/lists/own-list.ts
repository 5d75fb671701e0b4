import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Listing, listingQuery } from '../../api/queries/queries.ts';
import type { ListingFilters } from '../../paths.ts';

/** The filters of one of the shop's own lists. */
export type OwnFilters = ListingFilters & { categoryId?: string | undefined };

/** The filters for the address of a list with `fixed` filters: without the search text and without the fixed ones. */
export function ownFilters(
  filters: Listing,
  fixed: { flag?: 'offers' | 'news'; sort?: ListingFilters['sort'] },
): OwnFilters {
  const { search: _, ...its } = filters;
  return {
    ...its,
    ...(fixed.flag && { [fixed.flag]: undefined }),
    sort: its.sort === fixed.sort ? undefined : its.sort,
  };
}

/** The first page of a list: products, total and facets. */
export function useFirstPage(pages: ReturnType<typeof listingQuery>) {
  return useInfiniteQuery({ ...pages, placeholderData: keepPreviousData }).data?.pages[0];
}
