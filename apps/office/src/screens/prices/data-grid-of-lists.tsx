import { useQueryClient } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { listVersionsQuery } from '../../api/price-lists.ts';
import { DataGrid, type DataGridProps } from '../../components/data-grid/data-grid.tsx';
import { useChosen } from '../../features/cell-edits/use-chosen.ts';
import type { ListRow } from './list-cells.tsx';
import type { PriceListColumn } from './list-columns.ts';
import type { useListCells } from './use-list-cells.ts';
import type { useListRows } from './use-list-rows.ts';

const ListBulk = lazy(() => import('./list-bulk.tsx').then((one) => ({ default: one.ListBulk })));

export type ListsDataGridProps = Omit<DataGridProps, 'choice' | 'columns' | 'rows'> & {
  columns: readonly PriceListColumn[];
  rows: readonly ListRow[];
  filter: ReturnType<typeof useListRows>['filter'];
  /** Versions that the filters leave; undefined until it is known. */
  versions: number | undefined;
  cells: Pick<ReturnType<typeof useListCells>, 'question' | 'setAll'>;
  mayEdit: boolean;
  /** The bar of unsaved cells is below that of the chosen rows. */
  isRaised: boolean;
};

/** The grid of the lists, with boxes that choose rows and what can be done with those. */
export function ListsDataGrid({ filter, versions, cells, mayEdit, isRaised, ...grid }: ListsDataGridProps) {
  const cache = useQueryClient();
  const chosen = useChosen({
    rows: grid.rows,
    filter,
    total: versions,
    load: (wanted, nth) => cache.fetchQuery(listVersionsQuery(wanted, nth)),
  });
  return (
    <>
      <DataGrid {...grid} {...(mayEdit && { choice: chosen.choice })} />
      <Suspense>
        {chosen.count > 0 && mayEdit && !cells.question && (
          <ListBulk
            chosen={chosen}
            total={versions}
            prices={grid.columns.flatMap(({ prices }) => prices ?? [])}
            isRaised={isRaised}
            onSet={(prices, wanted) => void chosen.versions().then((all) => all && cells.setAll(all, prices, wanted))}
          />
        )}
      </Suspense>
    </>
  );
}
