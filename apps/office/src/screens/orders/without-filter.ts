import type { ListFilter } from './filters.ts';
import type { OrdersSearch } from './orders-search.ts';

/** What removes a filter from the address. */
export function withoutFilter(name: ListFilter['name']): Partial<Record<keyof OrdersSearch, undefined>> {
  if (name === 'fecha') return { fecha: undefined, desde: undefined, hasta: undefined };
  if (name === 'despacho') return { despacho: undefined, despachoDesde: undefined, despachoHasta: undefined };
  return name === 'total' ? { min: undefined, max: undefined } : { [name]: undefined };
}
