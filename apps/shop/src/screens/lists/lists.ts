import { ownFilters } from './own-list.ts';
import type { OwnFilters } from './own-list.ts';

/** Products with a discount now. */
export const offers = {
  wanted: (filters: OwnFilters) => ownFilters(filters, { flag: 'offers' }),
  inAddress: (wanted: OwnFilters) => ownFilters(wanted, { flag: 'offers' }),
};

/** New products, newest first unless another order is chosen. */
export const newProducts = {
  wanted: (filters: OwnFilters) => ({
    ...ownFilters(filters, {}),
    news: true,
    sort: filters.sort ?? ('newest' as const),
  }),
  inAddress: (wanted: OwnFilters) => ownFilters(wanted, { flag: 'news', sort: 'newest' }),
};

/** A list made by an operator; its default order is not in the address. */
export const customList = {
  wanted: (filters: OwnFilters) => ownFilters(filters, { sort: 'relevance' }),
};

/** Best sellers first, unless another order is chosen. */
export const bestsellers = {
  wanted: (filters: OwnFilters) => ({ ...ownFilters(filters, {}), sort: filters.sort ?? ('bestsellers' as const) }),
  inAddress: (wanted: OwnFilters) => ownFilters(wanted, { sort: 'bestsellers' }),
};
