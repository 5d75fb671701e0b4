import { queryOptions, useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { maxFavouritesOnDevice } from '@tonalia/rules/policy';
import { call } from '../http/client.ts';
import { keys } from '../queries/queries.ts';
import { currentSession, useSession } from '../session/session.ts';
import { remember, remembered } from '../storage/device-storage.ts';

const minute = 60_000;

/** A favourite: a product, or one shade of it. */
export interface Favourite {
  productId: string;
  versionCode: string | null;
}

/** Its mark, the name of the favourite in the API. */
export const markOf = ({ productId, versionCode }: Favourite): string =>
  versionCode === null ? productId : `${productId} ${versionCode}`;

/** The marks a guest keeps on this device, newest first. */
export const deviceMarks = (): string[] => remembered('favourites', 'device') ?? [];

/** Adds or removes a mark on this device. Reads storage first, because another tab may have changed it. */
export function markOnDevice(mark: string, isOn: boolean): void {
  const others = deviceMarks().filter((one) => one !== mark);
  remember('favourites', 'device', isOn ? [mark, ...others].slice(0, maxFavouritesOnDevice) : others);
}

/** The marks of all favourites, of a customer or of a guest's device; one response serves all hearts on all pages. */
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
 * Marks for a screen, undefined until they are loaded. They are not shown before hydration: the server's HTML is the
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

/** The marks of the session's customer, or of this device for a guest; undefined until they are loaded. */
export const useMarks = (): readonly string[] | undefined => useMarksAs(all);

/** Whether it is a favourite; false until the marks are loaded. */
export function useIsFavourite(thing: Favourite): boolean {
  const mark = markOf(thing);
  return useMarksAs((marks) => marks.includes(mark)) ?? false;
}

/** Updates the cached marks at once. */
export function showMark(cache: QueryClient, mark: string, isOn: boolean): void {
  cache.setQueryData(marksQuery.queryKey, (marks) => {
    // Without the full list, one mark would look like all of them.
    if (marks === undefined) return undefined;
    const others = marks.filter((one) => one !== mark);
    return isOn ? [mark, ...others] : others;
  });
}
