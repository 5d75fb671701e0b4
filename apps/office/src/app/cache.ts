import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallFailure } from '../api/call-failure.ts';
import { isSignedOut } from '../api/call.ts';

/** The cache of the page; `onSignedOut` is called when the server says that the session has ended. */
export function makeCache(onSignedOut: () => void): QueryClient {
  const onError = (cause: unknown) => {
    if (isSignedOut(cause)) onSignedOut();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: (cause, query) => query.queryKey[0] !== 'operator' && onError(cause) }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // without a network a new page says so at once; paused, it would show the rows of the page before
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, cause) => failures < 2 && !isFinalAnswer(cause),
      },
    },
  });
}

/** The server answered, and asking again changes nothing. */
const isFinalAnswer = (cause: unknown): boolean =>
  cause instanceof CallFailure && cause.status >= 400 && cause.status < 500;
