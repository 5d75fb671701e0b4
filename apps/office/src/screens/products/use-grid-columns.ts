import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { viewsQuery } from '../../api/views.ts';
import { currentView } from '../../features/list-views/current-view.ts';
import { useColumns } from '../../features/list-views/use-columns.ts';
import { gridColumns, nameColumn } from './cell-view.tsx';
import { type ProductsSearch, readProductsSearch, viewSearch } from '../../features/cell-edits/products-search.ts';

/** The key of the grid among the preferences and the views. */
const LIST = 'products';
const all = gridColumns.map((column) => ({ ...column, name: column.id }));

/** The saved views, the one that the address shows, and the columns that are shown: the name, then the chosen ones. */
export function useGridColumns(search: ProductsSearch) {
  const { data: views = [] } = useQuery(viewsQuery(LIST));
  const kept = viewSearch(search);
  const view = currentView(views, kept, (one) => viewSearch(readProductsSearch(one)));
  const columns = useColumns({ list: LIST, all, titleOf: ({ title }) => title }, view);
  const names = columns.shown.map(({ name }) => name).join();
  const shown = useMemo(
    () => [nameColumn, ...names.split(',').flatMap((name) => gridColumns.find(({ id }) => id === name) ?? [])],
    [names],
  );
  return { saved: views, view, kept, columns, shown };
}
