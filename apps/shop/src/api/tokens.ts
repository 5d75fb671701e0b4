import type { Tokens } from '@tonalia/contract/auth';
import type { z } from 'zod';
import { noAnswer, readRefusal, ApiError } from './api-error.ts';
import { messages } from '../messages/es-CO.ts';
import { keepRefreshToken, keptRefreshToken } from '../native/secure-store.ts';
import { isPhoneApp } from '../native/target.ts';
import { apiAddress, send } from './transport.ts';

/** The access token lives here only: never in storage, never in the page. */
let access: string | null = null;
let whenLost: () => void = () => {};

export const token = (): string | null => access;

/** What happens when a session cannot be renewed: the login check. */
export function onSessionLost(handler: () => void): void {
  whenLost = handler;
}

let turns = 0;

/**
 * Begins with `tokens`, or ends with null. In the phone app they are begun with once the phone has kept what renews them: a token
 * used before that, and lost with the app, would sign a person out.
 */
export async function keepTokens(tokens: z.output<typeof Tokens> | null): Promise<void> {
  const turn = ++turns;
  const begin = () => {
    // Another sign-in, or the end, may have come meanwhile.
    if (turn !== turns) return;
    access = tokens?.tokenReturn ?? null;
    isOwed = false;
  };
  if (!isPhoneApp || tokens === null) begin();
  if (!isPhoneApp) return;
  await keepRefreshToken(tokens?.refreshToken ?? null);
  begin();
}

let isOwed = false;

/** Who is here is known before their token is: their calls wait for one, instead of being a guest's. */
export function oweToken(): void {
  isOwed = true;
}

export const isTokenOwed = (): boolean => isOwed;

/** A renewal ends the access token before it, so the tabs of a session share the newest; in memory, as here. */
type News = { renewed: string } | { changed: true };
const tabs =
  typeof document === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? null
    : new BroadcastChannel('tonalia-session');

const tellTabs = (news: News): void => tabs?.postMessage(news);
tabs?.addEventListener('message', ({ data }: MessageEvent<News>) => {
  if ('renewed' in data) access = data.renewed;
  else location.reload();
});

/** Somebody came or went: what other tabs show is somebody else's. */
export const tellThatSessionChanged = (): void => tellTabs({ changed: true });

let renewal: Promise<string> | null = null;

/**
 * A token newer than `used`: one request for all who wait, in this tab by the promise, across tabs by a Web Lock.
 * A refused renewal ends the session and throws the refusal.
 */
export function freshToken(used: string | null): Promise<string> {
  if (access !== null && access !== used) return Promise.resolve(access);
  renewal ??= inOneTabAtATime(() => renew(used)).finally(() => {
    renewal = null;
  });
  return renewal;
}

/** One piece of work on the session at a time, over all tabs: they share its cookie. */
export function inOneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (typeof navigator === 'undefined' || !navigator.locks) return work();
  return navigator.locks.request('tonalia-session', work);
}

async function renew(used: string | null): Promise<string> {
  // Another tab renewed while this one waited, and told.
  if (access !== null && access !== used) return access;
  const kept = isPhoneApp ? await keptRefreshToken() : 'cookie';
  if (kept === null) return lost(new ApiError(401, 'UNAUTHENTICATED', messages.errors.sessionEnded));
  const headers = new Headers({ accept: 'application/json', 'refresh-token': kept });
  if (access !== null) headers.set('token', access);
  let response: Response;
  try {
    response = await send(new Request(apiAddress('auth/auth/refresh-token'), { headers, credentials: 'same-origin' }));
  } catch (cause) {
    throw noAnswer(cause, false);
  }
  if (!response.ok) {
    const refusal = await readRefusal(response);
    if (refusal.status === 401 || refusal.status === 403) await lost(refusal);
    throw refusal;
  }
  // The API validates what it sends against the contract.
  const tokens = (await response.json()) as z.output<typeof Tokens>;
  await keepTokens(tokens);
  tellTabs({ renewed: tokens.tokenReturn });
  return tokens.tokenReturn;
}

/** Nothing renews the session any more. */
async function lost(refusal: ApiError): Promise<never> {
  await keepTokens(null);
  whenLost();
  throw refusal;
}
