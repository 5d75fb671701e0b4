import type { Operator, SignInStep } from '@tonalia/contract/office';
import { call } from './call.ts';

export interface EnteredSession {
  operator: Operator;
  /** Only when the second factor was just set up. */
  recoveryCodes?: string[] | undefined;
}

export const sendPassword = (email: string, password: string): Promise<SignInStep> =>
  call('office', 'POST /sign-in', { body: { email, password } }).then(({ results }) => results);

export const sendCode = (ticket: string, code: string): Promise<EnteredSession> =>
  call('office', 'POST /sign-in/totp', { body: { ticket, code } }).then(({ results }) => results);

export const readInvitation = (token: string): Promise<{ name: string; email: string }> =>
  call('office', 'POST /invitation/read', { body: { token } }).then(({ results }) => results);

export const acceptInvitation = (token: string, password: string): Promise<SignInStep> =>
  call('office', 'POST /invitation/accept', { body: { token, password } }).then(({ results }) => results);

/** Proves the second factor again, for acts that ask for it. CODE_WRONG. */
export const repeatSecondFactor = (code: string): Promise<unknown> =>
  call('office', 'POST /step-up', { body: { code } });
