import { listNames } from '../../messages/list-names.es-CO.ts';
import type { ListingFilters } from '../../paths.ts';

const sorts = ['relevance', 'bestsellers', 'price_asc', 'price_desc', 'newest', 'name'] as const;
export const flags = ['available', 'offers', 'news', 'presale', 'combos'] as const;
export type FlagFilter = (typeof flags)[number];

const id = /^[1-9]\d{0,17}$/;
const content = /^\d{1,7}(ml|g|und)$/;
/** The API's limit of values for one filter. */
const MOST = 30;

/** The filters in an address; invalid values are dropped. */
export function readFilters(query: Record<string, unknown>): ListingFilters {
  const filters: ListingFilters = {};
  const search = typeof query['search'] === 'string' ? query['search'].replaceAll('\0', '').trim().slice(0, 120) : '';
  if (search !== '') filters.search = search;
  if (search !== '' && isOn(query['exact'])) filters.exact = true;
  const brands = readIds(query['manufacturerId']);
  if (brands !== '') filters.manufacturerId = brands;
  const families = readIds(query['colorFamilyId']);
  if (families !== '') filters.colorFamilyId = families;
  const volumes = volumesOf(textOf(query['volume'])).join(',');
  if (volumes !== '') filters.volume = volumes;
  for (const end of ['minPrice', 'maxPrice'] as const) {
    const pesos = query[end];
    if (typeof pesos === 'string' && /^\d{1,9}$/.test(pesos)) filters[end] = Number(pesos);
  }
  const sort = sorts.find((one) => one === query['sort']);
  if (sort) filters.sort = sort;
  for (const flag of flags) if (isOn(query[flag])) filters[flag] = true;
  return filters;
}

/** The category filter of an address, for pages without a category in the path. */
export function readCategory(query: Record<string, unknown>): string | undefined {
  const category = query['categoryId'];
  return typeof category === 'string' && id.test(category) ? category : undefined;
}

const isOn = (value: unknown): boolean => value === '1' || value === 'true';
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const readIds = (value: unknown): string => idsOf(textOf(value)).join(',');

/** The values of a filter with several values. */
function valuesOf(value: string | undefined, shape: RegExp): string[] {
  const all = (value ?? '').split(',').filter((one) => shape.test(one));
  return [...new Set(all)].slice(0, MOST);
}
export const idsOf = (value: string | undefined): string[] => valuesOf(value, id);
export const volumesOf = (value: string | undefined): string[] => valuesOf(value, content);

/** Adds `one` to the filter, or removes it. */
export function toggled(value: string | undefined, one: string): string | undefined {
  const before = value?.split(',') ?? [];
  const after = before.includes(one) ? before.filter((other) => other !== one) : [...before, one];
  return after.length === 0 ? undefined : after.join(',');
}

/** The same words and order, without filters. */
export function withoutFilters({ search, exact, sort }: ListingFilters): ListingFilters {
  return { search, exact, sort };
}

/** The heading of a list. */
export function headingOf(filters: ListingFilters): string {
  if (filters.search) return `“${filters.search}”`;
  if (filters.combos) return listNames.combos;
  if (filters.offers) return listNames.offers;
  if (filters.news) return listNames.news;
  if (filters.presale) return listNames.presale;
  return filters.sort === 'bestsellers' ? listNames.bestsellers : listNames.everything;
}
