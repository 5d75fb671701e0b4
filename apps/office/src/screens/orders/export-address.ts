/** Where the server streams the filtered list of orders; page and order of the list do not count. */
const PATH = '/api/purchase/office/orders/export';

/** The address of an export with these filters. `codes` are chosen orders. */
export function exportAddress(format: 'csv' | 'xlsx', filter: object, codes?: readonly string[]): string {
  const search = new URLSearchParams({ format });
  for (const [name, value] of Object.entries(filter))
    if (!['page', 'limit', 'sort'].includes(name) && typeof value === 'string' && value !== '') search.set(name, value);
  if (codes) search.set('codes', codes.join(','));
  return `${PATH}?${search}`;
}
