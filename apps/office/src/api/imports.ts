import type { DecimalMark, ImportKind, ImportRowFilter, OneImport } from '@tonalia/contract/import-office';
import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { sendFile } from './send-file.ts';

/** How often an import in work is asked for, in ms. */
const REFRESH = 1_000;
/** In ms: a large list over a slow line, which the server reads whole. */
const UPLOAD_TIMEOUT = 180_000;

/** Whether a job works on it. */
export const isInWork = ({ state }: Pick<OneImport, 'state'>): boolean =>
  ['checking', 'running', 'undoing'].includes(state);

export const importsQuery = (page: number) =>
  queryOptions({
    queryKey: ['imports', 'list', page],
    queryFn: ({ signal }) =>
      call('products', 'GET /office/imports', { query: { page: String(page), limit: '20' }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.results.some(isInWork) ? REFRESH : false),
  });

export const importQuery = (id: string) =>
  queryOptions({
    queryKey: ['imports', 'one', id],
    queryFn: ({ signal }): Promise<OneImport> =>
      call('products', 'GET /office/imports/{id}', { params: { id }, signal }).then(({ results }) => results),
    refetchInterval: ({ state }) => (state.data && isInWork(state.data) ? REFRESH : false),
  });

/** Which rows of an import are asked for. */
export interface ImportRowsWish {
  filter: ImportRowFilter;
  q?: string | undefined;
  page?: number | undefined;
}

/** `run` names the check or import, so that another one is asked for again. */
export const importRowsQuery = (id: string, run: string, { filter, q, page = 1 }: ImportRowsWish) =>
  queryOptions({
    queryKey: ['imports', 'rows', id, run, filter, q, page],
    queryFn: ({ signal }) =>
      call('products', 'GET /office/imports/{id}/rows', {
        params: { id },
        query: { filter, page: String(page), ...(q !== undefined && { q }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Sends a list. Throws `CallFailure`. */
export async function uploadList(kind: ImportKind, file: File): Promise<OneImport> {
  const url = new URL('/api/products/office/import-files', location.origin);
  url.searchParams.set('kind', kind);
  url.searchParams.set('name', file.name.slice(0, 200));
  const response = await sendFile({ method: 'POST', url, file, timeout: UPLOAD_TIMEOUT });
  const { results } = (await response.json()) as { results: OneImport }; // as: the answer of our own route
  return results;
}

/** What the operator says about the columns of a list. */
export interface ColumnsWish {
  version: number;
  targets: (string | null)[];
  template: string | null;
  mode: OneImport['mode'];
  hasTitles: boolean;
  decimals?: DecimalMark | undefined;
}

export const saveColumns = (id: string, body: ColumnsWish): Promise<OneImport> =>
  call('products', 'PUT /office/imports/{id}/columns', { params: { id }, body }).then(({ results }) => results);

export const takeTemplate = (id: string, body: { version: number; name: string }): Promise<OneImport> =>
  call('products', 'POST /office/imports/{id}/template', { params: { id }, body }).then(({ results }) => results);

export const stopImport = (id: string): Promise<OneImport> =>
  call('products', 'POST /office/imports/{id}/stop', { params: { id } }).then(({ results }) => results);

/** Where the report of an import is downloaded. */
export const importReport = (id: string): string => `/api/products/office/imports/${id}/report`;

/** An answer is shown at once; the lists are asked again. */
export function keepImport(cache: QueryClient, one: OneImport): void {
  cache.setQueryData(importQuery(one._id).queryKey, one);
  void cache.invalidateQueries({ queryKey: ['imports', 'list'] });
}

/** After a job began or ended. */
export const forgetImports = (cache: QueryClient): Promise<void> => cache.invalidateQueries({ queryKey: ['imports'] });
