import type { Operator } from '@tonalia/contract/office';
import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { call } from './call.ts';
import { forgetOperator, storeOperator } from './stored-operator.ts';
import { forgetStoredCounts } from './stored-count.ts';
import { forgetStoredWaves } from './stored-wave.ts';

/** Asks the server for the operator of the session. */
export async function readOperator(signal?: AbortSignal): Promise<Operator> {
  const { results } = await call('office', 'GET /me', { ...(signal && { signal }) });
  storeOperator(results.operator);
  return results.operator;
}

/** The signed-in operator. Fails with UNAUTHENTICATED without a session. */
export const operatorQuery = queryOptions({
  queryKey: ['operator'],
  queryFn: ({ signal }) => readOperator(signal),
  staleTime: 60_000,
  retry: false,
  // Without a network it fails at once, and the guard knows the operator of this device.
  networkMode: 'always',
});

/** The operator on a page behind the sign-in. */
export const useOperator = (): Operator => useSuspenseQuery(operatorQuery).data;

export type Permission = Operator['permissions'][number];

/** Whether the operator may do what needs `permission`; the server checks it again. */
export const mayDo = ({ permissions }: Operator, permission: Permission): boolean => permissions.includes(permission);

/** Begins with an empty cache: another operator sees nothing of the last one. */
export function beginSession(cache: QueryClient, operator: Operator): void {
  cache.clear();
  storeOperator(operator);
  cache.setQueryData(operatorQuery.queryKey, operator);
}

/** Ends the session on the server; without an answer the page still forgets everything. */
export async function endSession(cache: QueryClient): Promise<void> {
  await call('office', 'POST /sign-out').catch(() => null);
  forgetDevice();
  cache.clear();
}

/** Removes from the device what it keeps of the operator's work; picks that were not sent stay. */
export function forgetDevice(): void {
  forgetOperator();
  forgetStoredWaves();
  forgetStoredCounts();
}
