import type { FirstRun } from '@tonalia/contract/first-run-office';
import type { SignInStep } from '@tonalia/contract/office';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** Whether the link of the first start still makes the owner. LINK_EXPIRED. */
export const readFirstLink = (token: string): Promise<unknown> =>
  call('office', 'POST /first-run/link', { body: { token } });

/** What the first owner types. */
export interface TypedOwner {
  name: string;
  email: string;
  password: string;
}

export const makeFirstOwner = (token: string, owner: TypedOwner): Promise<SignInStep> =>
  call('office', 'POST /first-run/owner', { body: { token, ...owner } }).then(({ results }) => results);

/** The seven steps, as the data says it now. */
export const firstRunQuery = queryOptions({
  queryKey: ['first-run'],
  // other screens, and jobs, finish steps
  staleTime: 0,
  queryFn: ({ signal }): Promise<FirstRun> =>
    call('office', 'GET /first-run', { signal }).then(({ results }) => results),
});

/** Terms to begin with. */
export const readFirstTerms = (): Promise<string> =>
  call('office', 'GET /first-run/terms').then(({ results }) => results.text);

/** Opens the shop to visitors. FIRST_RUN_INCOMPLETE. */
export const publishShop = (): Promise<FirstRun> =>
  call('office', 'POST /first-run/publish').then(({ results }) => results);
