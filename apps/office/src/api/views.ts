import type { OfficePreferences, SavedView } from '@tonalia/contract/office-views';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** The operator's views of a list, and those of the whole office. */
export const viewsQuery = (list: string) =>
  queryOptions({
    queryKey: ['views', list],
    queryFn: ({ signal }) => call('office', 'GET /views', { query: { list }, signal }).then(({ results }) => results),
    staleTime: 60_000,
  });

/** What a view holds. */
export type NewView = Pick<SavedView, 'name' | 'isShared' | 'search' | 'hidden' | 'columns'>;

/** Saves a new view, or changes an own one. */
export async function saveView(
  cache: QueryClient,
  list: string,
  content: NewView,
  old?: SavedView,
): Promise<SavedView> {
  const { results } = old
    ? await call('office', 'PUT /views/{id}', { params: { id: old._id }, body: { ...content, version: old.version } })
    : await call('office', 'POST /views', { body: { ...content, list } });
  await cache.invalidateQueries(viewsQuery(list));
  return results;
}

/** Removes an own view. */
export async function removeView(cache: QueryClient, list: string, { _id }: SavedView): Promise<void> {
  await call('office', 'DELETE /views/{id}', { params: { id: _id } });
  await cache.invalidateQueries(viewsQuery(list));
}

export const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: ({ signal }) => call('office', 'GET /preferences', { signal }).then(({ results }) => results),
  staleTime: Infinity,
  retry: false,
});

/** Keeps parts of the preferences on the server. */
export const savePreferences = (body: OfficePreferences): Promise<unknown> =>
  call('office', 'PUT /preferences', { body });
