import { listingMessages as messages } from '../../messages/listing.es-CO.ts';
import type { ListingFilters } from '../../paths.ts';

const sorts = ['relevance', 'bestsellers', 'price_asc', 'price_desc', 'newest', 'name'] as const;
export const flags = ['available', 'offers', 'news', 'presale', 'combos'] as const;
export type Flag = (typeof flags)[number];

const id = /^[1-9]\d{0,17}$/;
/** Most values of one filter that a call takes. */
const MOST_IDS = 30;

/** The filters an address carries; what makes no sense is left out. */
export function readFilters(query: Record<string, unknown>): ListingFilters {
  const filters: ListingFilters = {};
  const search = typeof query['search'] === 'string' ? query['search'].replaceAll('\0', '').trim().slice(0, 120) : '';
  if (search !== '') filters.search = search;
  const brands = readIds(query['manufacturerId']);
  if (brands !== '') filters.manufacturerId = brands;
  const families = readIds(query['colorFamilyId']);
  if (families !== '') filters.colorFamilyId = families;
  const volume = query['volume'];
  if (typeof volume === 'string' && /^\d{1,7}(ml|g|und)$/.test(volume)) filters.volume = volume;
  for (const end of ['minPrice', 'maxPrice'] as const) {
    const pesos = query[end];
    if (typeof pesos === 'string' && /^\d{1,9}$/.test(pesos)) filters[end] = Number(pesos);
  }
  const sort = sorts.find((one) => one === query['sort']);
  if (sort) filters.sort = sort;
  for (const flag of flags) if (query[flag] === '1' || query[flag] === 'true') filters[flag] = true;
  return filters;
}

/** The one category an address narrows to, where its path names none. */
export function readCategory(query: Record<string, unknown>): string | undefined {
  const category = query['categoryId'];
  return typeof category === 'string' && id.test(category) ? category : undefined;
}

const readIds = (value: unknown): string => idsOf(typeof value === 'string' ? value : undefined).join(',');

/** The values of a filter that takes several. */
export function idsOf(value: string | undefined): string[] {
  const all = (value ?? '').split(',').filter((one) => id.test(one));
  return [...new Set(all)].slice(0, MOST_IDS);
}

/** The filter with `one` in it, or without. */
export function toggled(value: string | undefined, one: string): string | undefined {
  const before = idsOf(value);
  const after = before.includes(one) ? before.filter((other) => other !== one) : [...before, one];
  return after.length === 0 ? undefined : after.join(',');
}

/** The same words and order, nothing narrowed. */
export function withoutFilters({ search, sort }: ListingFilters): ListingFilters {
  return { search, sort };
}

/** What a list is called. */
export function headingOf(filters: ListingFilters): string {
  if (filters.search) return `“${filters.search}”`;
  if (filters.combos) return messages.combos;
  if (filters.offers) return messages.offers;
  if (filters.news) return messages.news;
  if (filters.presale) return messages.presale;
  return filters.sort === 'bestsellers' ? messages.sorts.bestsellers : messages.everything;
}
