import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { isMissing } from '../api/http/api-error.ts';

/** Loads a route's data. The server waits for it and turns missing data into a 404; the browser starts it early and does not wait. */
export async function load(
  cache: QueryClient,
  ...begin: Array<(cache: QueryClient) => Promise<unknown>>
): Promise<void> {
  const all = Promise.all(begin.map((one) => one(cache)));
  if (typeof document === 'undefined') {
    await all.catch((cause: unknown) => {
      throw isMissing(cause) ? notFound() : cause;
    });
    return;
  }
  // The screen's own query shows the failure.
  void all.catch(() => null);
}

/** Whether the API answered that the object of the query `key` does not exist. */
export const isKnownMissing = (cache: QueryClient, key: QueryKey): boolean =>
  isMissing(cache.getQueryState(key)?.error);
