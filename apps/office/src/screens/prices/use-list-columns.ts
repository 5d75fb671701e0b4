import type { OfficeTradeType } from '@tonalia/contract/trade-types-office';
import { useMemo } from 'react';
import { type ChosenColumns, useColumns } from '../../features/list-views/use-columns.ts';
import { type PriceListColumn, columnsOf } from './list-columns.ts';

/** The columns of the lists: the version, then those that the operator chose. */
export function useListColumns(
  types: readonly OfficeTradeType[],
  seesCosts: boolean,
): { columns: ChosenColumns; shown: readonly PriceListColumn[] } {
  const all = useMemo(
    () => columnsOf(types, seesCosts).map((column) => ({ ...column, name: column.id })),
    [types, seesCosts],
  );
  const columns = useColumns({ list: 'price-lists', all: all.slice(1), titleOf: ({ title }) => title }, undefined);
  const names = columns.shown.map(({ name }) => name).join();
  const shown = useMemo(
    () => [...all.slice(0, 1), ...names.split(',').flatMap((name) => all.find(({ id }) => id === name) ?? [])],
    [all, names],
  );
  return { columns, shown };
}
