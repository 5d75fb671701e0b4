import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../http/client.ts';
import type { Answer } from '../http/client.ts';
import { keys } from './queries.ts';
import { sessionReady } from '../session/session.ts';
import { createStore } from '../../state/store.ts';
import { token } from '../http/tokens.ts';

const minute = 60_000;

export type Suggestions = Answer<'products', 'GET /suggest'>['results'];

/** The shopper waits while typing: a missing network is reported at once, and the query repeats when it returns. */
const whileTyping = { retry: false, networkMode: 'always', refetchOnReconnect: true } as const;

/** Suggestions for the typed `words`. */
export const suggestQuery = (words: string) =>
  queryOptions({
    queryKey: keys.suggestions(words),
    queryFn: ({ signal }) =>
      call('products', 'GET /suggest', { query: { search: words }, signal }).then((a) => a.results),
    staleTime: minute,
    ...whileTyping,
  });

const wordsOf = ({ results }: { results: { searchTerm: string }[] }) => results.map(({ searchTerm }) => searchTerm);

/** Timeout in ms for the guest session, which begins when the page is idle. */
const PATIENCE_MS = 6000;
const LOOK_AGAIN_MS = 300;

/** Waits for a session; returns whether there is one. */
async function hasSession(): Promise<boolean> {
  await sessionReady();
  for (let waited = 0; token() === null && waited < PATIENCE_MS; waited += LOOK_AGAIN_MS) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  return token() !== null;
}

/** Recent searches of the session, newest first. Empty without a session, and then refetched the next time. */
export const recentTermsQuery = queryOptions({
  queryKey: keys.recentTerms,
  queryFn: async ({ signal }) =>
    (await hasSession()) ? wordsOf(await call('marketing', 'GET /searchterms/list-user', { signal })) : [],
  staleTime: ({ state: { data } }) => (data && data.length > 0 ? minute : 0),
  ...whileTyping,
});

/** The most frequent searches. */
export const topTermsQuery = queryOptions({
  queryKey: keys.topTerms,
  queryFn: ({ signal }) => call('marketing', 'GET /searchterms/top', { signal }).then(wordsOf),
  staleTime: 10 * minute,
  ...whileTyping,
});

/** The last stored search. */
const lastStored = createStore<string | null>(null);

/** Stores a search with viewed results, once. A failure is ignored: it only affects later suggestions. */
export async function reportSearch(cache: QueryClient, words: string): Promise<void> {
  if (words === lastStored.get()) return;
  lastStored.set(words);
  try {
    if (!(await hasSession())) return;
    await call('marketing', 'POST /searchTerms/add', { body: { searchTerm: words } });
    await cache.invalidateQueries({ queryKey: keys.recentTerms });
  } catch {
    lastStored.set(null);
  }
}

/** Deletes the recent searches of the session. */
export async function forgetSearches(cache: QueryClient): Promise<void> {
  await call('marketing', 'DELETE /searchterms/list-user');
  lastStored.set(null);
  cache.setQueryData(keys.recentTerms, []);
}
