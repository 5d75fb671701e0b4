import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallFailure } from '../api/call-failure.ts';
import { isSignedOut } from '../api/call.ts';
import { operatorQuery } from '../api/session.ts';

/** The cache of the page. A session that ended elsewhere leads to the sign-in: the guard asks the server again. */
export function makeCache(): QueryClient {
  const onError = (cause: unknown) => {
    if (isSignedOut(cause)) void cache.resetQueries({ queryKey: operatorQuery.queryKey });
  };
  const cache: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (cause, query) => query.queryKey[0] !== 'operator' && onError(cause) }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (failures, cause) => failures < 2 && !isRefusal(cause),
      },
    },
  });
  return cache;
}

/** The server answered, and asking again changes nothing. */
const isRefusal = (cause: unknown): boolean =>
  cause instanceof CallFailure && cause.status >= 400 && cause.status < 500;
