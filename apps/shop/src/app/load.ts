import type { QueryClient } from '@tanstack/react-query';

/** A route's data: waited for on the server; in the browser begun early, while the screen shows what it already has. */
export async function load(
  cache: QueryClient,
  ...begin: Array<(cache: QueryClient) => Promise<unknown>>
): Promise<void> {
  const all = Promise.all(begin.map((one) => one(cache)));
  if (typeof document === 'undefined') await all;
  // The screen's own query tells of a failure.
  else void all.catch(() => null);
}
