import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { isMissing } from '../api/api-error.ts';

/** A route's data: waited for on the server, where what is missing makes the page one that is not there; in the browser begun early, while the screen shows what it already has. */
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
  // The screen's own query tells of a failure.
  void all.catch(() => null);
}
