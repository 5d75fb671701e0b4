import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';

const liveQuery = queryOptions<boolean>({
  queryKey: ['live'],
  queryFn: skipToken,
  initialData: false,
  staleTime: Infinity,
});

/** Where the cache keeps whether committed changes arrive. */
export const liveKey = liveQuery.queryKey;

/** Whether changes made elsewhere show by themselves. */
export const useIsLive = (): boolean => useQuery(liveQuery).data === true;
