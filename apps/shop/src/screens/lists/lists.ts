import { ownFilters } from './own-list.ts';
import type { OwnFilters } from './own-list.ts';

/** Products with a discount now. */
export const offers = {
  listing: (filters: OwnFilters) => ownFilters(filters, { flag: 'offers' }),
  inAddress: (listing: OwnFilters) => ownFilters(listing, { flag: 'offers' }),
};

/** New products, newest first unless another order is chosen. */
export const newProducts = {
  listing: (filters: OwnFilters) => ({
    ...ownFilters(filters, {}),
    news: true,
    sort: filters.sort ?? ('newest' as const),
  }),
  inAddress: (listing: OwnFilters) => ownFilters(listing, { flag: 'news', sort: 'newest' }),
};

/** A list made by an operator; its default order is not in the address. */
export const customList = {
  listing: (filters: OwnFilters) => ownFilters(filters, { sort: 'relevance' }),
};

/** Best sellers first, unless another order is chosen. */
export const bestsellers = {
  listing: (filters: OwnFilters) => ({ ...ownFilters(filters, {}), sort: filters.sort ?? ('bestsellers' as const) }),
  inAddress: (listing: OwnFilters) => ownFilters(listing, { sort: 'bestsellers' }),
};
