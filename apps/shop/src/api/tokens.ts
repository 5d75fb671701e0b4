import type { Tokens } from '@tonalia/contract/auth';
import type { z } from 'zod';
import { noAnswer, readRefusal, ApiError } from './api-error.ts';
import { phoneRefreshToken, keepPhoneRefreshToken } from '../native/refresh-token.ts';
import { apiAddress, send } from './transport.ts';

/** The access token lives here only: never in storage, never in the page. */
let access: string | null = null;
let whenLost: () => void = () => {};

export const token = (): string | null => access;

/** What happens when a session cannot be renewed: the login check. */
export function onSessionLost(handler: () => void): void {
  whenLost = handler;
}

export function keepTokens(tokens: z.output<typeof Tokens> | null): void {
  access = tokens?.tokenReturn ?? null;
  keepPhoneRefreshToken(tokens?.refreshToken === 'cookie' ? null : (tokens?.refreshToken ?? null));
}

let renewal: Promise<string> | null = null;

/**
 * A token newer than `used`: one request for all who wait, in this tab by the promise, across tabs by a Web Lock.
 * A refused renewal ends the session and throws the refusal.
 */
export function freshToken(used: string | null): Promise<string> {
  if (access !== null && access !== used) return Promise.resolve(access);
  renewal ??= inOneTabAtATime(renew).finally(() => {
    renewal = null;
  });
  return renewal;
}

function inOneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (typeof navigator === 'undefined' || !navigator.locks) return work();
  return navigator.locks.request('tonalia-session', work);
}

async function renew(): Promise<string> {
  const headers = new Headers({ accept: 'application/json', 'refresh-token': phoneRefreshToken() ?? 'cookie' });
  if (access !== null) headers.set('token', access);
  let response: Response;
  try {
    response = await send(new Request(apiAddress('auth/auth/refresh-token'), { headers, credentials: 'same-origin' }));
  } catch (cause) {
    throw noAnswer(cause, false);
  }
  if (!response.ok) {
    const refusal = await readRefusal(response);
    if (refusal instanceof ApiError && (refusal.status === 401 || refusal.status === 403)) {
      keepTokens(null);
      whenLost();
    }
    throw refusal;
  }
  // The API validates what it sends against the contract.
  const tokens = (await response.json()) as z.output<typeof Tokens>;
  keepTokens(tokens);
  return tokens.tokenReturn;
}
