import { queryOptions } from '@tanstack/react-query';
import type { ReceivedList } from '@tonalia/contract/shares';
import { call } from '../../../api/http/client.ts';
import { type QuickLine, toLine } from '../quick-line.ts';
import { recognise } from '../recognise.ts';

export const RECEIVED_LISTS = ['received-lists'] as const;

/** What came back from shared links. */
export const receivedListsQuery = queryOptions({
  queryKey: RECEIVED_LISTS,
  queryFn: async ({ signal }) => (await call('purchase', 'GET /shares/answers', { signal })).results,
});

/** One of them, with its lines as the list reader understands their codes today. */
export const receivedListQuery = (answerId: string) =>
  queryOptions({
    queryKey: [...RECEIVED_LISTS, answerId] as const,
    queryFn: async ({ signal }): Promise<{ list: ReceivedList; lines: QuickLine[] }> => {
      const { results } = await call('purchase', 'GET /shares/answers/{answerId}', { params: { answerId }, signal });
      const sold = results.lines.flatMap(({ match, quantity }) => (match ? [`${match.code}\tx${quantity}`] : []));
      const rows = sold.length > 0 ? await recognise(sold.join('\n'), [], signal) : [];
      // nothing was written: the units need no other words
      return { list: results, lines: rows.map((row, at) => ({ ...toLine(at + 1, row), words: '' })) };
    },
    // the lines are changed on the screen, and a reload asks again
    staleTime: Infinity,
    gcTime: 0,
  });
