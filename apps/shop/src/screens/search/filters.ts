import { messages } from '../../messages/es-CO.ts';
import type { ListingFilters } from '../../paths.ts';

const sorts = ['relevance', 'bestsellers', 'price_asc', 'price_desc', 'newest', 'name'] as const;
export const flags = ['available', 'offers', 'news', 'presale', 'combos'] as const;

/** The filters an address carries; what makes no sense is left out. */
export function readFilters(query: Record<string, unknown>): ListingFilters {
  const filters: ListingFilters = {};
  const search = typeof query['search'] === 'string' ? query['search'].replaceAll('\0', '').trim().slice(0, 120) : '';
  if (search !== '') filters.search = search;
  const brand = query['manufacturerId'];
  if (typeof brand === 'string' && /^[1-9]\d{0,17}$/.test(brand)) filters.manufacturerId = brand;
  const sort = sorts.find((one) => one === query['sort']);
  if (sort) filters.sort = sort;
  for (const flag of flags) if (query[flag] === '1' || query[flag] === 'true') filters[flag] = true;
  return filters;
}

/** How many narrow the list; words and order do not. */
export function countFilters(filters: ListingFilters): number {
  return flags.filter((flag) => filters[flag]).length + (filters.manufacturerId === undefined ? 0 : 1);
}

/** The same words and order, nothing narrowed. */
export function withoutFilters({ search, sort }: ListingFilters): ListingFilters {
  return { search, sort };
}

/** What a list is called. */
export function headingOf(filters: ListingFilters): string {
  if (filters.search) return `“${filters.search}”`;
  if (filters.combos) return messages.listing.combos;
  if (filters.offers) return messages.listing.offers;
  if (filters.news) return messages.listing.news;
  if (filters.presale) return messages.listing.presale;
  return filters.sort === 'bestsellers' ? messages.shell.bestsellers : messages.listing.everything;
}
