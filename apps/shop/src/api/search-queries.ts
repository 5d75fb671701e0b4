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

/** How long a visitor's own session may take, which begins once the page is idle. */
const PATIENCE_MS = 6000;
const LOOK_AGAIN_MS = 300;

/** Whether it is known who asks, once that has been found out. */
async function isSomebody(): Promise<boolean> {
  await sessionReady();
  for (let waited = 0; token() === null && waited < PATIENCE_MS; waited += LOOK_AGAIN_MS) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
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

/** Remembers a search whose results were looked at, once. A comfort of the next search: that it failed is nobody's concern. */
export async function tellSearch(cache: QueryClient, words: string): Promise<void> {
  if (words === toldLast) return;
  toldLast = words;
  try {
    if (!(await isSomebody())) return;
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
