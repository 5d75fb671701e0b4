import type { SavedView } from '@tonalia/contract/office-views';
import { type OrdersSearch, readOrdersSearch } from './orders-search.ts';

/** What a view keeps of an address: neither the page nor the row with the focus. */
export function viewSearch({ fila: _row, pagina: _page, ...search }: OrdersSearch): Record<string, string> {
  return search;
}

/** The view that an address shows; undefined when it shows none. */
export const currentView = (views: readonly SavedView[], search: OrdersSearch): SavedView | undefined =>
  views.find((view) => isSame(viewSearch(readOrdersSearch(view.search)), viewSearch(search)));

function isSame(one: Record<string, string>, other: Record<string, string>): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
