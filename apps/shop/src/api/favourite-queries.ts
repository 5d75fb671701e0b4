import { queryOptions, useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { MOST_ON_DEVICE } from '@tonalia/contract/favourite-limits';
import { call } from './client.ts';
import { keys } from './queries.ts';
import { currentSession, useSession } from './session.ts';
import { remember, remembered } from './storage.ts';

const minute = 60_000;

/** What is kept: a product, or one shade of it. */
export interface Favourite {
  productId: string;
  versionCode: string | null;
}

/** How the API names it among a customer's marks. */
export const markOf = ({ productId, versionCode }: Favourite): string =>
  versionCode === null ? productId : `${productId} ${versionCode}`;

/** The marks a guest keeps on this device, newest first. */
export const deviceMarks = (): string[] => remembered('favourites', 'device') ?? [];

/** Keeps a mark on this device, or drops it. Reads storage first, because another tab may have changed it. */
export function markOnDevice(mark: string, isOn: boolean): void {
  const others = deviceMarks().filter((one) => one !== mark);
  remember('favourites', 'device', isOn ? [mark, ...others].slice(0, MOST_ON_DEVICE) : others);
}

/** The marks of all favourites, of a customer or of a guest's device: one answer serves every heart of every page. */
export const marksQuery = queryOptions({
  queryKey: keys.favouriteMarks,
  queryFn: ({ signal }) =>
    currentSession().isGuest
      ? deviceMarks()
      : call('products', 'POST /favorite/query', { body: { marksOnly: true }, signal }).then((a) => a.marks),
  staleTime: 5 * minute,
});

/** A seller has favourites only for a chosen customer. */
const useHasMarks = (): boolean => {
  const { isGuest, customer } = useSession();
  return isGuest || customer !== null;
};

const never = () => () => {};

/**
 * Marks in the form a screen needs, undefined until they are known. They are not shown before hydration: the HTML of the server is the
 * same for every guest, and React keeps the attributes of that HTML where a later part of the page hydrates with others.
 */
function useMarksAs<T>(select: (marks: string[]) => T): T | undefined {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { data } = useQuery({ ...marksQuery, enabled: useHasMarks(), select });
  return isHydrated ? data : undefined;
}

const all = (marks: string[]) => marks;

/** The marks of the customer shopped for, or of this device for a guest; undefined until they are known. */
export const useMarks = (): readonly string[] | undefined => useMarksAs(all);

/** Whether it is kept; false until that is known. */
export function useIsFavourite(thing: Favourite): boolean {
  const mark = markOf(thing);
  return useMarksAs((marks) => marks.includes(mark)) ?? false;
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
