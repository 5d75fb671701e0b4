import type { SignInStep } from '@tonalia/contract/office';
import { call } from './call.ts';

/** Asks for a link to a new password; false where no mail is sent. */
export const askPasswordLink = (email: string): Promise<boolean> =>
  call('office', 'POST /forgotten', { body: { email } }).then(({ results }) => results.isSent);

export const readPasswordLink = (token: string): Promise<{ name: string; email: string }> =>
  call('office', 'POST /forgotten/read', { body: { token } }).then(({ results }) => results);

export const setForgottenPassword = (token: string, password: string): Promise<SignInStep> =>
  call('office', 'POST /forgotten/accept', { body: { token, password } }).then(({ results }) => results);
