import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isMissing } from '../api/api-error.ts';
import { pageTitle } from './places.ts';

/** Whether the API said that there is no such thing as the query `key` asks for. */
export const isKnownMissing = (cache: QueryClient, key: QueryKey): boolean =>
  isMissing(cache.getQueryState(key)?.error);

/** What a page about one thing is called: the thing's name, `gone` where there is no such thing, null while neither is known. */
export function titleOfThing(name: string | undefined, error: unknown, gone: string): string | null {
  return name ?? (isMissing(error) ? gone : null);
}

/** The `head` of a page about one thing, whose loader gives the title or ends with `notFound`. */
export const thingHead =
  (gone: string) =>
  ({
    match: { status },
    loaderData,
  }: {
    match: { status: string };
    loaderData?: { title: string | null } | undefined;
  }) => ({
    meta: [{ title: pageTitle(status === 'notFound' ? gone : (loaderData?.title ?? null)) }],
  });
