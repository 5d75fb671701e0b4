import type { CellEdit, CellsChanged, GridCountQuery, GridQuery } from '@tonalia/contract/products-grid';
import type { BulkResult } from '@tonalia/contract/office-wire';
import type { z } from 'zod';
import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** The filters of the grid; absent ones filter nothing. */
export type GridFilter = Omit<z.input<typeof GridQuery>, 'page' | 'limit'> & { page?: number };
/** Cells that wait for one save: a job takes as many. */
export const MOST_PENDING = 20_000;
/** Cells that one change takes; more are saved as a job. */
export const MOST_AT_ONCE = 1_000;

const paged = ({ page, ...filter }: GridFilter) => ({ ...filter, ...(page && { page: String(page) }) });

export const groupsQuery = (filter: GridFilter) =>
  queryOptions({
    queryKey: ['products', 'groups', filter],
    queryFn: ({ signal }) => call('products', 'GET /office/version-groups', { query: paged(filter), signal }),
    placeholderData: keepPreviousData,
  });

export const versionsQuery = (filter: GridFilter) =>
  queryOptions({
    queryKey: ['products', 'versions', filter],
    queryFn: ({ signal }) => call('products', 'GET /office/versions', { query: paged(filter), signal }),
    placeholderData: keepPreviousData,
  });

export const gridTabsQuery = (filter: z.input<typeof GridCountQuery>) =>
  queryOptions({
    queryKey: ['products', 'tabs', filter],
    queryFn: ({ signal }) => call('products', 'GET /office/versions/tabs', { query: filter, signal }),
    placeholderData: keepPreviousData,
  });

export const gridFiltersQuery = queryOptions({
  queryKey: ['products', 'filters'],
  queryFn: ({ signal }) => call('products', 'GET /office/versions/filters', { signal }).then(({ results }) => results),
  staleTime: 300_000,
});

/** Saves cells, or says with `dryRun` what saving them would do. `isConfirmed` accepts doubted prices. */
export const changeCells = (
  edits: CellEdit[],
  how: { isConfirmed?: boolean; dryRun?: boolean },
  signal?: AbortSignal,
): Promise<CellsChanged> =>
  call('products', 'PATCH /office/versions', { body: { edits, ...how }, ...(signal && { signal }) }).then(
    ({ results }) => results,
  );

/** What a job did with its cells; null before its end. */
export const cellsOfJob = (batchId: string): Promise<CellsChanged | null> =>
  call('products', 'GET /office/versions/batches/{id}', { params: { id: batchId } }).then(({ results }) => results);

/** Gives the cells of a change their earlier values, or says with `dryRun` which would go back. */
export const undoCells = (id: string, dryRun = false): Promise<BulkResult> =>
  call('products', 'POST /office/versions/changes/{id}/undo', { params: { id }, body: { dryRun } }).then(
    ({ results }) => results,
  );

/** After a change every row of the grid is old. */
export const forgetProducts = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ queryKey: ['products'] });
