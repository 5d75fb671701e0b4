import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { NoticeGroup } from '@tonalia/contract/notices';
import { call } from '../http/client.ts';
import { PAGE_SIZE } from './queries.ts';

const minute = 60_000;

/** Keys of the notices of the session's customer. */
export const noticeKeys = {
  lists: ['me', 'notices', 'list'] as const,
  list: (group?: NoticeGroup) => ['me', 'notices', 'list', group ?? 'all'] as const,
  unread: ['me', 'notices', 'unread'] as const,
};

/** How many notices are unread. Another device may read them, so it is asked again with each return to the page. */
export const unreadQuery = queryOptions({
  queryKey: noticeKeys.unread,
  queryFn: ({ signal }) => call('notices', 'GET /unread', { signal }).then((a) => a.results.unread),
  staleTime: minute / 2,
  refetchInterval: 2 * minute,
  refetchOnWindowFocus: true,
});

/** The notices, the newest first; of one filter if given. */
export const noticesIn = (group?: NoticeGroup) =>
  infiniteQueryOptions({
    queryKey: noticeKeys.list(group),
    queryFn: ({ pageParam, signal }) =>
      call('notices', 'GET /list', {
        query: { limit: PAGE_SIZE, ...(group && { group }), ...(pageParam !== '' && { before: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ hasMore, results }) => (hasMore ? results.at(-1)?.noticeId : null),
    staleTime: 0,
  });
