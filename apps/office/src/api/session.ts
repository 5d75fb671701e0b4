import type { Operator } from '@tonalia/contract/office';
import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { call } from './call.ts';
import { forgetStoredWaves } from './stored-wave.ts';

/** Asks the server for the operator of the session. */
export const readOperator = (signal?: AbortSignal): Promise<Operator> =>
  call('office', 'GET /me', { ...(signal && { signal }) }).then(({ results }) => results.operator);

/** The signed-in operator. Fails with UNAUTHENTICATED without a session. */
export const operatorQuery = queryOptions({
  queryKey: ['operator'],
  queryFn: ({ signal }) => readOperator(signal),
  staleTime: 60_000,
  retry: false,
});

/** The operator on a page behind the sign-in. */
export const useOperator = (): Operator => useSuspenseQuery(operatorQuery).data;

export type Permission = Operator['permissions'][number];

/** Whether the operator may do what needs `permission`; the server checks it again. */
export const mayDo = ({ permissions }: Operator, permission: Permission): boolean => permissions.includes(permission);

/** Begins with an empty cache: another operator sees nothing of the last one. */
export function beginSession(cache: QueryClient, operator: Operator): void {
  cache.clear();
  cache.setQueryData(operatorQuery.queryKey, operator);
}

/** Ends the session on the server; without an answer the page still forgets everything. */
export async function endSession(cache: QueryClient): Promise<void> {
  await call('office', 'POST /sign-out').catch(() => null);
  forgetStoredWaves();
  cache.clear();
}
