import type { JobRequest } from '../../api/jobs.ts';

/** Where the server streams the filtered list of orders; page and order of the list do not count. */
const PATH = '/api/purchase/office/orders/export';

/** The filters of a list without its page and order. */
const filtersOf = (filter: object): [name: string, value: string][] =>
  Object.entries(filter).filter(
    ([name, value]) => !['page', 'limit', 'sort'].includes(name) && typeof value === 'string' && value !== '',
  );

/** The address of an export with these filters. `codes` are chosen orders. */
export function exportAddress(format: 'csv' | 'xlsx', filter: object, codes?: readonly string[]): string {
  const search = new URLSearchParams({ format });
  for (const [name, value] of filtersOf(filter)) search.set(name, value);
  if (codes) search.set('codes', codes.join(','));
  return `${PATH}?${search}`;
}

/** The same filters for a job. */
export const jobFilters = (filter: object): Extract<JobRequest, { filters: unknown }>['filters'] =>
  Object.fromEntries(filtersOf(filter));
