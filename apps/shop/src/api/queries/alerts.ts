import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/client.ts';

/** Under the session's data, so that they leave with it. */
export const alertKeys = {
  all: ['me', 'alerts'] as const,
  list: ['me', 'alerts', 'list'] as const,
};

/** The versions that the session's customer waits for. */
export const alertsQuery = queryOptions({
  queryKey: alertKeys.list,
  queryFn: ({ signal }) => call('products', 'GET /alerts', { signal }).then((a) => a.results),
});

/** When a version should arrive, and the alerts that wait for it. */
export const alertsOfVersionQuery = (versionId: string) =>
  queryOptions({
    queryKey: ['me', 'alerts', 'version', versionId],
    queryFn: ({ signal }) =>
      call('products', 'GET /alerts/version', { query: { versionId }, signal }).then((a) => a.results),
  });
