import type { WeeklyExport } from '@tonalia/contract/office-weekly-export';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

export type { WeeklyExport };

/** The operator's weekly file of products, and whether a mail can bring it. */
export const weeklyExportQuery = queryOptions({
  queryKey: ['weekly-export'],
  queryFn: ({ signal }) => call('office', 'GET /weekly-export', { signal }).then(({ results }) => results),
});

/** Keeps the weekly file, or ends it. */
export async function saveWeeklyExport(cache: QueryClient, wish: WeeklyExport | null): Promise<void> {
  await (wish ? call('office', 'PUT /weekly-export', { body: wish }) : call('office', 'DELETE /weekly-export'));
  await cache.invalidateQueries(weeklyExportQuery);
}
