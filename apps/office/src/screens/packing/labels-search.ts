import { type PackingSearch, readPackingSearch } from './packing-search.ts';

/** The labels as their address holds them: of one box, or of all. */
export interface LabelsSearch extends PackingSearch {
  /** Print as soon as they are drawn. */
  imprimir?: 'si';
}

/** Reads an address. Values that it does not know are left out. */
export const readLabelsSearch = (search: Record<string, unknown>): LabelsSearch => ({
  ...readPackingSearch(search),
  ...(search['imprimir'] === 'si' && { imprimir: 'si' }),
});
