import type { SignInStep } from '@tonalia/contract/office';
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
