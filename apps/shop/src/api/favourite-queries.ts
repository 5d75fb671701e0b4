import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { call } from './client.ts';
import { keys } from './queries.ts';
import { useSession } from './session.ts';

const minute = 60_000;
/** A page holds a fifth of the most a customer keeps. */
const PAGE = 100;

/** What is kept: a product, or one shade of it. */
export interface Favourite {
  productId: string;
  versionCode: string | null;
}

/** How the API names it among a customer's marks. */
export const markOf = ({ productId, versionCode }: Favourite): string =>
  versionCode === null ? productId : `${productId} ${versionCode}`;

/** All a customer keeps, by name only: one answer serves every heart of every page. */
export const marksQuery = queryOptions({
  queryKey: keys.favouriteMarks,
  queryFn: ({ signal }) =>
    call('products', 'POST /favorite/query', { body: { marksOnly: true }, signal }).then((a) => a.marks),
  staleTime: 5 * minute,
});

/** What a customer keeps, newest first, with price and stock of now. */
export const favouritesQuery = infiniteQueryOptions({
  queryKey: keys.favourites,
  queryFn: ({ pageParam, signal }) =>
    call('products', 'POST /favorite/query', { query: { page: pageParam, limit: PAGE }, body: {}, signal }),
  initialPageParam: 1,
  getNextPageParam: (last) => (last.page < last.pages ? last.page + 1 : null),
});

/** The marks of the customer shopped for; undefined until they are known, and for who can have none. */
export function useMarks(): readonly string[] | undefined {
  const { isGuest, customer } = useSession();
  return useQuery({ ...marksQuery, enabled: !isGuest && customer !== null }).data;
}

/** Whether it is kept; false until that is known. */
export function useIsFavourite(thing: Favourite): boolean {
  const { isGuest, customer } = useSession();
  const mark = markOf(thing);
  const select = (marks: readonly string[]) => marks.includes(mark);
  return useQuery({ ...marksQuery, enabled: !isGuest && customer !== null, select }).data ?? false;
}

/** Shows it as kept, or not, at once. */
export function showMark(cache: QueryClient, mark: string, isOn: boolean): void {
  cache.setQueryData(marksQuery.queryKey, (marks) => {
    // One mark must not pass for all of them.
    if (marks === undefined) return undefined;
    const others = marks.filter((one) => one !== mark);
    return isOn ? [mark, ...others] : others;
  });
}
