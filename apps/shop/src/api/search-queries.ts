import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import type { Answer } from './client.ts';
import { keys } from './queries.ts';
import { sessionReady } from './session.ts';
import { token } from './tokens.ts';

const minute = 60_000;

export type Suggestions = Answer<'products', 'GET /suggest'>['results'];

/** Somebody waits with a finger over the keys: a network that is away is told at once, and asked again when it is back. */
const whileTyping = { retry: false, networkMode: 'always', refetchOnReconnect: true } as const;

/** What somebody who types `words` may mean. */
export const suggestQuery = (words: string) =>
  queryOptions({
    queryKey: keys.suggestions(words),
    queryFn: ({ signal }) =>
      call('products', 'GET /suggest', { query: { search: words }, signal }).then((a) => a.results),
    staleTime: minute,
    ...whileTyping,
  });

const wordsOf = ({ results }: { results: { searchTerm: string }[] }) => results.map(({ searchTerm }) => searchTerm);

/** Whether it is known who asks: a visitor's own session comes once the page is idle. */
async function isSomebody(): Promise<boolean> {
  await sessionReady();
  return token() !== null;
}

/** What who asks looked for, the last first. Nothing, and asked anew the next time, while nobody knows who that is. */
export const recentTermsQuery = queryOptions({
  queryKey: keys.recentTerms,
  queryFn: async ({ signal }) =>
    (await isSomebody()) ? wordsOf(await call('marketing', 'GET /searchterms/list-user', { signal })) : [],
  staleTime: ({ state: { data } }) => (data && data.length > 0 ? minute : 0),
  ...whileTyping,
});

/** What many look for. */
export const topTermsQuery = queryOptions({
  queryKey: keys.topTerms,
  queryFn: ({ signal }) => call('marketing', 'GET /searchterms/top', { signal }).then(wordsOf),
  staleTime: 10 * minute,
  ...whileTyping,
});

let toldLast: string | null = null;
/** A visitor's session is there by then. */
const PATIENCE_MS = 5000;

/** Remembers a search whose results were looked at, once. A comfort of the next search: that it failed is nobody's concern. */
export async function tellSearch(cache: QueryClient, words: string): Promise<void> {
  if (words === toldLast) return;
  toldLast = words;
  try {
    if (!(await isSomebody())) await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    if (token() === null) {
      toldLast = null;
      return;
    }
    await call('marketing', 'POST /searchTerms/add', { body: { searchTerm: words } });
    await cache.invalidateQueries({ queryKey: keys.recentTerms });
  } catch {
    toldLast = null;
  }
}

/** Forgets what who asks looked for. */
export async function forgetSearches(cache: QueryClient): Promise<void> {
  await call('marketing', 'DELETE /searchterms/list-user');
  toldLast = null;
  cache.setQueryData(keys.recentTerms, []);
}
