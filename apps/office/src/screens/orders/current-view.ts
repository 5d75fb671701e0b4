import type { SavedView } from '@tonalia/contract/office-views';
import { type OrdersSearch, readOrdersSearch } from './orders-search.ts';

/** What a view keeps of an address: neither the page nor the row with the focus. */
export const viewSearch = ({ fila: _row, pagina: _page, ...search }: OrdersSearch): Record<string, string> => search;

/** What a kept address means now. */
export const readView = (search: SavedView['search']): Record<string, string> => viewSearch(readOrdersSearch(search));
